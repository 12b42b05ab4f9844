import { isReturnVisit } from '../motion/hash-target.ts';

const whenIdle: (next: () => void) => void =
  globalThis.requestIdleCallback ?? ((next) => setTimeout(next));

/** The same as in layouts/base.css. */
const foldedSections = 'main > :nth-child(n + 3), .footer';

/**
 * Lays out the sections with `content-visibility: auto` one by one while the browser is idle, to avoid a
 * long task. A hash, a restored scroll position and print need all positions at once.
 *
 * @returns a function that lays out all remaining sections at once
 */
export function unfoldSections(): () => void {
  const folded = [...document.querySelectorAll<HTMLElement>(foldedSections)];
  const unfold = (count: number) => {
    for (const { style } of folded.splice(0, count)) style.contentVisibility = 'visible';
  };
  const unfoldAll = () => unfold(folded.length);
  const unfoldNext = () => {
    unfold(1);
    // One idle period can run several callbacks, whose layouts would be one task again.
    if (folded.length > 0) requestAnimationFrame(() => whenIdle(unfoldNext));
  };
  addEventListener('beforeprint', unfoldAll);
  if (isReturnVisit()) unfoldAll();
  else whenIdle(unfoldNext);
  return unfoldAll;
}
