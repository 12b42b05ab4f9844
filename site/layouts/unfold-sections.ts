const whenIdle: (next: () => void) => void =
  globalThis.requestIdleCallback ?? ((next) => setTimeout(next));

/** The same as in layouts/folded.css. */
const parts = 'main > :nth-child(n + 3), .footer';

/**
 * Lays out the parts of the page that the stylesheet leaves folded (`content-visibility`), one at a
 * time while the browser rests, so that the whole page is never one long task. All at once where
 * true positions are needed at once: a hash, a place to return to, print. It does not wait for the
 * visitor: tools that check a page's contrast go by positions.
 *
 * @returns a function that lays out all that is left at once
 */
export function unfoldSections(): () => void {
  const folded = [...document.querySelectorAll<HTMLElement>(parts)];
  const unfold = (count: number) => {
    for (const { style } of folded.splice(0, count)) style.contentVisibility = 'visible';
  };
  const unfoldAll = () => unfold(folded.length);
  const unfoldNext = () => {
    unfold(1);
    // The rest of one frame can hold several calls, and their layouts would be one task again.
    if (folded.length > 0) requestAnimationFrame(() => whenIdle(unfoldNext));
  };
  addEventListener('beforeprint', unfoldAll);
  if (returns()) unfoldAll();
  else whenIdle(unfoldNext);
  return unfoldAll;
}

/** Whether the browser will put the page back where the visitor left it. */
const returns = () =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type !== 'navigate');
