import stringWidth from 'string-width';

export interface Column {
  heading: string;
  /** Gives way, down to this many columns, when the terminal is narrow. */
  shrinksTo?: number;
}

const gap = '  ';

/**
 * An aligned table with a line of headings. Cells are single lines of safe text.
 * @param width columns of the terminal; Infinity where nothing needs to be cut
 */
export function formatTable(
  columns: readonly Column[],
  rows: readonly string[][],
  width: number,
): string {
  const widths = shrinkWidths(columns, measureColumns(columns, rows), width);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => fitCell(cell, widths[index] ?? 0))
      .join(gap)
      .trimEnd();
  return [columns.map(({ heading }) => heading), ...rows].map(line).join('\n');
}

function measureColumns(columns: readonly Column[], rows: readonly string[][]): number[] {
  return columns.map(({ heading }, index) =>
    rows.reduce((most, row) => Math.max(most, stringWidth(row[index] ?? '')), stringWidth(heading)),
  );
}

/** Takes from the widest column that may give, one at a time, until the line fits. */
function shrinkWidths(columns: readonly Column[], natural: number[], width: number): number[] {
  const widths = [...natural];
  const total = () => widths.reduce((sum, each) => sum + each, gap.length * (widths.length - 1));
  const room = (index: number) => (widths[index] ?? 0) - (columns[index]?.shrinksTo ?? Infinity);
  while (total() > width) {
    const giving = widths.map((_, index) => index).filter((index) => room(index) > 0);
    const [widest] = giving.sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text filled with spaces, or cut with an ellipsis, to exactly so many columns. */
function fitCell(text: string, columns: number): string {
  const width = stringWidth(text);
  if (width <= columns) return text + ' '.repeat(columns - width);
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    const own = stringWidth(segment);
    if (used + own > columns - 1) break;
    kept += segment;
    used += own;
  }
  return `${kept}…${' '.repeat(columns - 1 - used)}`;
}
