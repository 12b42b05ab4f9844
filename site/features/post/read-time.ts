/** Reading speed (docs/product.md, Blog). */
const wordsPerMinute = 220;

/** Parts of a Markdown text that are not read: footnotes, URLs, tags, rules and reference marks. */
const unreadPatterns = [
  /^\[\^[^\]]+\]:.*(?:\n(?: {2,}|\t).*)*/gm,
  /\[\^[^\]]+\]/g,
  /\]\([^)]*\)/g,
  /<[^>]+>/g,
  /^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s/gm,
  /[|*_`[\]]/g,
];

/** @returns the number of words in a Markdown text, without the sources at its end */
export function countReadWords(markdown: string): number {
  const text = unreadPatterns.reduce((rest, pattern) => rest.replace(pattern, ' '), markdown);
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** @returns whole minutes, at least 1 */
export const readMinutes = (markdown: string): number =>
  Math.max(1, Math.round(countReadWords(markdown) / wordsPerMinute));
