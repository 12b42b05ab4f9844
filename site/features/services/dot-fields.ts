/** How the dots of the statistics are laid out: a dot is one placement, a ring one of them that failed. */

export interface DotFieldLayout {
  className: string;
  columns: number;
  /** Dots and rings. The top row is shorter where they do not fill it. */
  count: number;
  rings: number;
  /** Of the first ring; its stem leads down and out of the field. */
  first: { column: number; row: number };
}

/** More dots than this are gray, not a number. */
const maxDots = 600;
/** With more dots a narrow screen gets smaller ones. */
const maxLargeDots = 208;

/** `Hundreds of placements` is drawn as a field of hundreds, exact or not. */
const hundreds = {
  wide: { columns: 53, count: 53 * 8, row: 6 },
  small: { columns: 16, count: 16 * 13, row: 11 },
};

/**
 * @param headline says how many placements there are: `212 placements.` or `Hundreds of placements.`
 * @param exceptions how many of them failed
 * @returns a field for wide screens and one for small screens; none when the figures cannot be drawn
 */
export function layOutDotFields(headline: string, exceptions: number | string): DotFieldLayout[] {
  const count = parseCount(headline);
  const rings = Number(exceptions);
  if (count === undefined || !Number.isInteger(rings) || rings < 0) return [];
  const { wide, small } = count === 'hundreds' ? hundreds : layOutRows(count);
  const fields = [layout('dots-wide', wide, rings, 18), layout('dots-small', small, rings, 0)];
  return fields.every(fits) ? fields : [];
}

function parseCount(headline: string): number | 'hundreds' | undefined {
  const [figure] = /\d[\d,]*/.exec(headline) ?? [];
  if (figure) return Number(figure.replaceAll(',', ''));
  return /\bhundreds\b/i.test(headline) ? 'hundreds' : undefined;
}

/** The rings are in the last row, so that the stem crosses no dot. */
const layOutRows = (count: number) => {
  const rows = (columns: number) => ({ columns, count, row: Math.ceil(count / columns) - 1 });
  return { wide: rows(53), small: rows(count > maxLargeDots ? 24 : 16) };
};

function layout(
  className: string,
  { columns, count, row }: (typeof hundreds)['wide'],
  rings: number,
  column: number,
): DotFieldLayout {
  const first = { column: Math.max(0, Math.min(column, count - rings)), row };
  return { className, columns, count, rings, first };
}

const fits = ({ columns, count, rings, first }: DotFieldLayout): boolean =>
  count >= Math.max(rings, 1) && count <= maxDots && first.column + rings <= columns;
