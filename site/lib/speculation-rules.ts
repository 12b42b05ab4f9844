/**
 * Pages of this site are fetched when a pointer rests on their link or a finger presses it, so that
 * a click feels instant; other sites and files are not (HTML standard, speculative loading).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});
