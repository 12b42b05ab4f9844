/** Longer ones are cut in lists of results (docs/product.md, Metadata). */
const longest = 155;

/**
 * @param text the long description
 * @returns its first 155 characters: as many whole sentences as they hold, or whole words where
 *   already the first sentence is longer
 */
export function descriptionOf(text: string): string {
  if (text.length <= longest) return text;
  const sentences = /^.*[.?!](?=\s)/s.exec(text.slice(0, longest + 1))?.[0];
  // An ellipsis needs a character of its own.
  return sentences ?? `${text.slice(0, longest).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
