import { range } from '../range.ts';
import { roundedPath } from '../rounded-path.ts';
import type { CoverFigure, Seed, Station } from './cover.ts';

const [open, turn, end] = [2.6, 5, 9.2];
const [first, last] = [2, 10];

/** One ring that branches into three or four; the trunk goes through. */
export function branch({ n, corner }: Seed): CoverFigure {
  const count = 3 + (n % 2);
  const arms = range(count)
    .map((arm) => first + (arm * (last - first)) / (count - 1))
    .filter((y) => y !== 6);
  const paths = arms.map((y) =>
    roundedPath(
      [
        [open, 6],
        [turn, 6],
        [turn, y],
        [end, y],
      ],
      corner,
    ),
  );
  return {
    line: `M0 6L12 6${paths.join('')}`,
    hairlines: '',
    stations: [{ x: open, y: 6 }, ...arms.map((y) => ({ x: end, y }))].map(
      (place): Station => ({ kind: 'ring', ...place }),
    ),
  };
}
