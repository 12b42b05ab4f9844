import type { Point } from '../curve-path.ts';
import { range } from '../range.ts';
import { roundedPath, trim } from '../rounded-path.ts';
import type { CoverFigure, Seed } from './cover.ts';

const [left, right, low, high] = [1.2, 9.2, 10.4, 1.6];
const [back, ground] = [10.9, 11.2];

/** Down to the first tread and up to the last, with a hairline under each. */
export function climb({ n, corner }: Seed): CoverFigure {
  const count = 4 + (n % 2);
  const treads = range(count).map((tread) => ({
    from: left + ((right - left) * tread) / (count - 1),
    to: tread === count - 1 ? back : left + ((right - left) * (tread + 1)) / (count - 1),
    y: low + ((high - low) * tread) / (count - 1),
  }));
  const corners = treads.flatMap(({ from, to, y }): Point[] => [
    [from, y],
    [to, y],
  ]);
  return {
    line: roundedPath([[0, 6], [left, 6], ...corners, [back, 6], [12, 6]], corner),
    hairlines: treads
      .slice(1)
      .map(({ from, to, y }) => `M${trim((from + to) / 2)} ${trim(y + 0.8)}V${ground}`)
      .join(''),
    stations: [],
  };
}
