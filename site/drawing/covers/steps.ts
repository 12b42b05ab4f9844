import type { Point } from '../curve-path.ts';
import { range } from '../range.ts';
import { roundedPath, trim } from '../rounded-path.ts';
import type { CoverFigure, Seed } from './cover.ts';

const [left, right, ground] = [1.5, 10.5, 11];
const heights = { rising: [8.5, 7.2, 9.2, 5.4, 3.2], falling: [3.4, 5, 4, 7, 9] };

/** A market as treads, with five hairlines under each. */
export function steps({ n, b, corner }: Seed): CoverFigure {
  const treads = (b ? heights.rising : heights.falling).slice(0, 4 + (n % 2));
  const width = (right - left) / treads.length;
  const corners = treads.flatMap((y, tread): Point[] => [
    [left + tread * width, y],
    [left + (tread + 1) * width, y],
  ]);
  const line: Point[] = [[0, 6], [left, 6], ...corners, [right, 6], [12, 6]];
  return {
    line: roundedPath(line, corner),
    hairlines: treads
      .flatMap((y, tread) =>
        range(5).map((hair) => {
          const x = left + (tread + (hair + 0.75) / 5.5) * width;
          return `M${trim(x)} ${trim(y + 0.75)}V${ground}`;
        }),
      )
      .join(''),
    stations: [],
  };
}
