const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts and signs that take two columns of a terminal. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const widthOf = (grapheme: string) => (wide.test(grapheme) ? 2 : 1);

/** Columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment);
  return width;
}

/** The text filled with spaces, or cut with an ellipsis, to exactly so many columns. */
export function fitted(text: string, columns: number): string {
  const width = displayWidth(text);
  if (width <= columns) return text + ' '.repeat(columns - width);
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (used + widthOf(segment) > columns - 1) break;
    kept += segment;
    used += widthOf(segment);
  }
  return `${kept}…${' '.repeat(columns - 1 - used)}`;
}
