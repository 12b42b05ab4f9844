/** Scripts and rules that are part of every page's own HTML. */

/**
 * For the head: removes the hash from the address of a page that is being opened, so
 * that the browser does not jump to its target before motion/hash-target.ts scrolls there. A page
 * that is reloaded or returned to is restored to its position, and keeps its hash.
 */
export const holdHash =
  'if(location.hash[1]&&!/^(reload|back)/.test(performance.getEntriesByType("navigation")[0]?.type))' +
  'history.replaceState({heldHash:location.hash},"",location.pathname+location.search)';

/**
 * For the head: remembers what is clicked before the page's scripts have loaded, for
 * features/analytics/page-events.ts, which takes the list away.
 */
export const keepEarlyClicks =
  'earlyClicks=[];document.addEventListener("click",e=>e.defaultPrevented||window.earlyClicks?.push(e.target))';

/**
 * Pages of this site are prerendered when a pointer hovers over their link or a finger presses it, so that
 * a click feels instant; other sites and files are not (HTML standard, speculative loading). A
 * prerendered page runs none of its own scripts before it is opened: build/after-paint.ts.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});
