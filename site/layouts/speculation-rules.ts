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
