/** Search results cut longer ones (docs/product.md, Metadata). */
const longestChars = 155;

/**
 * @param text the long description
 * @returns its first 155 characters: as many whole sentences as fit, or whole words where
 *   the first sentence is longer
 */
export function descriptionOf(text: string): string {
  if (text.length <= longestChars) return text;
  const sentences = /^.*[.?!](?=\s)/s.exec(text.slice(0, longestChars + 1))?.[0];
  // An ellipsis needs a character of its own.
  return sentences ?? `${text.slice(0, longestChars).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
