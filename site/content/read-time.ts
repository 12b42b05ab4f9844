/** Words a minute that a reader takes in (docs/product.md, Blog). */
const wordsPerMinute = 220;

/** What stands in a Markdown text for machines: notes' texts, addresses, tags, rules and marks. */
const unread = [
  /^\[\^[^\]]+\]:.*(?:\n(?: {2,}|\t).*)*/gm,
  /\[\^[^\]]+\]/g,
  /\]\([^)]*\)/g,
  /<[^>]+>/g,
  /^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s/gm,
  /[|*_`[\]]/g,
];

/** @returns how many words of a Markdown text its readers read; sources at its foot do not count */
export function countReadWords(markdown: string): number {
  const text = unread.reduce((rest, pattern) => rest.replace(pattern, ' '), markdown);
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** @returns whole minutes, never none */
export const readMinutes = (markdown: string): number =>
  Math.max(1, Math.round(countReadWords(markdown) / wordsPerMinute));
