/** How skylines share rows of one line, which is folded between the rails like the rows of the hero chart. */
import type { City } from '../../../lib/content/schemas/city.ts';
import { getSkyline } from '../../drawing/skylines.ts';

export type Screen = 'phone' | 'tablet' | 'laptop';
/** Maximum number of skylines in a row that are still recognizable. */
export type RowLimits = Readonly<Record<Screen, number>>;

export const homeLimits: RowLimits = { phone: 2, tablet: 3, laptop: 5 };
export const allCitiesLimits: RowLimits = { phone: 1, tablet: 3, laptop: 5 };

/** Length of the line between two skylines, in the units of the drawings. */
const gap = 80;

/** @returns how many skylines are in a row, so that all rows but the last have the same number */
const countPerRow = (count: number, limit: number): number =>
  Math.ceil(count / Math.ceil(count / limit));

export interface Turns {
  /** Side on which the line enters; undefined in the middle of a row. */
  in?: 'left' | 'right';
  out?: 'left' | 'right';
}

/** Where the line turns beside a skyline: the first row runs to the right, the next to the left, and so on. */
export function findTurns(index: number, count: number, limit: number): Turns {
  const perRow = countPerRow(count, limit);
  const runsRight = Math.floor(index / perRow) % 2 === 0;
  const atLeft = index % perRow === 0;
  const atRight = index % perRow === perRow - 1 || index === count - 1;
  return runsRight
    ? { in: atLeft ? 'left' : undefined, out: atRight ? 'right' : undefined }
    : { in: atRight ? 'right' : undefined, out: atLeft ? 'left' : undefined };
}

/** Whether the last row runs to the left. */
export const endsAtTheLeft = (count: number, limit: number): boolean =>
  Math.ceil(count / countPerRow(count, limit)) % 2 === 0;

/**
 * @returns each city's share of its row, and the widest row and tallest skyline, from which skylines.css derives the
 * scale. For a style element, because the content security policy forbids style attributes.
 */
export function formatSkylineRowStyle(cities: readonly City[], limits: RowLimits): string {
  if (cities.length === 0) return '';
  const widths = cities.map((city) => getSkyline(city).width + gap);
  const tallest = Math.max(...cities.map((city) => getSkyline(city).height));
  const parts = cities.map((city) => `--own:${getSkyline(city).height}`);
  let sums = `--tallest:${tallest}`;
  for (const screen of ['phone', 'tablet', 'laptop'] as const) {
    const perRow = countPerRow(cities.length, limits[screen]);
    let widest = 0;
    for (let start = 0; start < widths.length; start += perRow) {
      const row = widths.slice(start, start + perRow);
      const sum = row.reduce((total, width) => total + width, 0);
      widest = Math.max(widest, sum);
      for (const [at, width] of row.entries()) {
        parts[start + at] += `;--${screen}:${toShare(width / sum)}`;
      }
    }
    sums += `;--${screen}-row:${widest}`;
  }
  return [
    `.cities{${sums}}`,
    ...cities.map(({ slug }, index) => `.city-of-${slug}{${parts[index]}}`),
  ].join('');
}

const toShare = (value: number) => Number(value.toFixed(4));
