const whenIdle: (next: () => void) => void =
  globalThis.requestIdleCallback ?? ((next) => setTimeout(next));

/** The same as in layouts/base.css. */
const foldedParts = 'main > :nth-child(n + 3), .footer';

/**
 * Lays out the sections that the stylesheet leaves folded (`content-visibility`), one at a
 * time while the browser is idle, so that layout is never one long task. All at once where
 * true positions are needed: a hash, a restored scroll position, print. It does not wait for the
 * visitor: tools that check contrast need positions.
 *
 * @returns a function that lays out all remaining sections at once
 */
export function unfoldSections(): () => void {
  const folded = [...document.querySelectorAll<HTMLElement>(foldedParts)];
  const unfold = (count: number) => {
    for (const { style } of folded.splice(0, count)) style.contentVisibility = 'visible';
  };
  const unfoldAll = () => unfold(folded.length);
  const unfoldNext = () => {
    unfold(1);
    // One idle period can hold several callbacks, and their layouts would be one task again.
    if (folded.length > 0) requestAnimationFrame(() => whenIdle(unfoldNext));
  };
  addEventListener('beforeprint', unfoldAll);
  if (isReturning()) unfoldAll();
  else whenIdle(unfoldNext);
  return unfoldAll;
}

/** Whether the browser will restore the visitor's scroll position. */
const isReturning = () =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type !== 'navigate');
