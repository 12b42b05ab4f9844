/** Search results cut longer ones (docs/product.md, Metadata). */
const longestChars = 155;
/** Shorter ones leave room unused; then the next sentence is begun. */
const shortestChars = 120;

/**
 * @param text the long description
 * @returns its first 155 characters: whole sentences where they fill at least 120, else whole words
 */
export function descriptionOf(text: string): string {
  if (text.length <= longestChars) return text;
  const sentences = /^.*[.?!](?=\s)/s.exec(text.slice(0, longestChars + 1))?.[0];
  // An ellipsis needs a character of its own.
  return sentences && sentences.length >= shortestChars
    ? sentences
    : `${text.slice(0, longestChars).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
