/** The layout of the statistics' dots: a dot is a placement, a ring one that failed. */

export interface DotFieldLayout {
  className: string;
  columns: number;
  /** Dots and rings. The top row may be shorter. */
  count: number;
  rings: number;
  /** Position of the first ring, with the stem that leads out of the field. */
  first: { column: number; row: number };
}

/** More dots would blur into gray. */
const maxDots = 600;
/** More dots than this are smaller on narrow screens. */
const maxLargeDots = 208;

/** Drawn for `Hundreds of placements`. */
const hundreds = {
  wide: { columns: 53, count: 53 * 8, row: 6 },
  small: { columns: 16, count: 16 * 13, row: 11 },
};

/**
 * @param headline with a number of placements, such as `212 placements.` or `Hundreds of placements.`
 * @param exceptions number of failed placements
 * @returns a field each for wide and small screens; none if the numbers cannot be drawn
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

/** The rings are in the last row, where the stem crosses no dot. */
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
