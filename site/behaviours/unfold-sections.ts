const whenIdle: (next: () => void) => void =
  globalThis.requestIdleCallback ?? ((next) => setTimeout(next));

/**
 * Lays out the sections that the stylesheet leaves folded (`content-visibility`), one at a time
 * while the browser rests, so that the whole page is never one long task. All at once where true
 * positions are needed at once: a hash, a place to return to, print.
 */
export function unfoldSections(sections: Iterable<HTMLElement>): void {
  const folded = [...sections];
  const unfold = (section?: HTMLElement) => {
    if (section) section.style.contentVisibility = 'visible';
  };
  const unfoldAll = () => folded.splice(0).forEach(unfold);
  const unfoldNext = () => {
    unfold(folded.shift());
    if (folded.length > 0) whenIdle(unfoldNext);
  };
  addEventListener('hashchange', unfoldAll);
  addEventListener('beforeprint', unfoldAll);
  if (location.hash || returns()) unfoldAll();
  else whenIdle(unfoldNext);
}

/** Whether the browser will put the page back where the visitor left it. */
const returns = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');
