/** How skylines share rows of one line, which is folded between the rails like the rows of the hero chart. */

export type Screen = 'phone' | 'tablet' | 'laptop';

/** Maximum number of skylines in a row that are still recognizable. */
const limits: Readonly<Record<Screen, number>> = { phone: 2, tablet: 3, laptop: 5 };

/** @returns how many skylines are in a row, so that all rows but the last have the same number */
export const countPerRow = (count: number, screen: Screen): number =>
  Math.ceil(count / Math.ceil(count / limits[screen]));

export interface Turns {
  /** Side on which the line enters; undefined in the middle of a row. */
  in?: 'left' | 'right';
  out?: 'left' | 'right';
}

/** Where the line turns beside a skyline: the first row runs to the right, the next to the left, and so on. */
export function findTurns(index: number, count: number, screen: Screen): Turns {
  const perRow = countPerRow(count, screen);
  const runsRight = Math.floor(index / perRow) % 2 === 0;
  const atLeft = index % perRow === 0;
  const atRight = index % perRow === perRow - 1 || index === count - 1;
  return runsRight
    ? { in: atLeft ? 'left' : undefined, out: atRight ? 'right' : undefined }
    : { in: atRight ? 'right' : undefined, out: atLeft ? 'left' : undefined };
}

/** Whether the last row runs to the left. */
export const endsAtTheLeft = (count: number, screen: Screen): boolean =>
  Math.ceil(count / countPerRow(count, screen)) % 2 === 0;
