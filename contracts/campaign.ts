/** The campaign that brought a visitor: what is kept of an address, and where (docs/product.md, Addresses). */
export const campaignParameters: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'msclkid',
  'li_fat_id',
];

/** Longest value that is kept, in UTF-16 code units. */
const longest = 200;

/** @returns the known parameters among the given ones that say something, cut to a fair length */
export function campaignOf(given: Iterable<readonly [string, unknown]>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of given) {
    if (!campaignParameters.includes(name) || typeof value !== 'string') continue;
    const text = value.trim().slice(0, longest);
    if (text) kept[name] = text;
  }
  return kept;
}
