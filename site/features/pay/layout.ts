/** The geometry of wages: all drawings of a page share one scale, in rows of the same number of dollars. */
import type { Pay, Wages } from '../../../lib/content/schemas/city.ts';
import { range } from '../../drawing/numbers.ts';

/** Dollars between two labels of the axis; there is a tick in the middle. */
export const dollarsPerLabel = 100_000;

/** A stretch of wages on a row, in percent of its width. Every second row runs back. */
interface Stretch {
  row: number;
  from: number;
  to: number;
}

/** @returns the dollars of a row: all occupations but the best-paid one fit, and that one folds */
export function findRowDollars({ roles, metros }: Pick<Pay, 'roles' | 'metros'>): number {
  const highest = roles
    .map(({ id }) => Math.max(0, ...metros.flatMap(({ pay }) => (pay[id] ?? []).map(Number))))
    .sort((a, b) => b - a);
  return Math.ceil((highest[1] || highest[0] || 1) / dollarsPerLabel) * dollarsPerLabel;
}

/** @returns where a wage is: its row, and its place in percent of the width */
export function placeWage(dollars: number, rowDollars: number): { row: number; at: number } {
  const row = Math.max(0, Math.ceil(dollars / rowDollars) - 1);
  return { row, at: toPercent(dollars / rowDollars - row, row) };
}

const toPercent = (share: number, row: number) =>
  Math.round((row % 2 ? 1 - share : share) * 10_000) / 100;

/** @returns the stretches from one wage to another, one for each row */
export function layOutStretches(from: number, to: number, rowDollars: number): Stretch[] {
  const first = placeWage(from, rowDollars);
  const last = placeWage(to, rowDollars);
  return range(last.row - first.row + 1).map((index) => {
    const row = first.row + index;
    return {
      row,
      from: row === first.row ? first.at : toPercent(0, row),
      to: row === last.row ? last.at : toPercent(1, row),
    };
  });
}

/** @returns whether the source publishes any of the wages */
export const arePublished = (wages: Wages | null | undefined): wages is Wages =>
  wages?.some((amount) => amount !== null) ?? false;
