/** Runs inline in the head of each page, before it is shown. */

import { holdHash } from '../motion/held-hash.ts';

// A page that is being opened must not jump to its hash target before motion/hash-target.ts scrolls there.
// A page that is reloaded or returned to is restored to its position, and keeps its hash.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash[1] && !/^(?:reload|back)/.test(visit?.type ?? '')) {
  holdHash();
}

// Clicks before the page's scripts have loaded: features/analytics/page-events.ts takes the list away.
window.earlyClicks = [];
document.addEventListener('click', ({ defaultPrevented, target }) => {
  if (!defaultPrevented) window.earlyClicks?.push(target);
});

// Keys that compose a character are the input method's: no shortcut of the page may see them. Safari reports the
// last one only by this code.
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  },
  true,
);
