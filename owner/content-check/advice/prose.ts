/** Measures of running text. */

/** The sentences of a text, each with its end mark. */
export const sentences = (text: string) =>
  text
    .split(/(?<=[.?!][”’"]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** Headlines and interface are short; anything longer is read as running text. */
export const isRunningText = (text: string) => countWords(text) > 12;

/** Typewriter quotes, so that a phrase is found in either spelling. */
export const straightened = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** The Levenshtein distance between two words. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** @returns the items that a list contains more than once, each once */
export const repeated = <Item>(items: readonly Item[]): Item[] => [
  ...new Set(items.filter((item, index) => items.indexOf(item) !== index)),
];
