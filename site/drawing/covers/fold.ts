import type { Point } from '../curve-path.ts';
import { range } from '../range.ts';
import { roundedPath } from '../rounded-path.ts';
import type { CoverFigure, Seed } from './cover.ts';

const left = 1.2;

/** Weeks folded into columns, then the straight way to a dot. */
export function fold({ n, m, corner, small }: Seed): CoverFigure {
  // More of them would touch.
  const folds = small ? Math.min(3 + n, 4) : 3 + n;
  const width = 3.1 / folds;
  const top = 2.2 + 0.5 * m;
  const columns = range(2 * folds - 1);
  const corners = columns.flatMap((column): Point[] => {
    const y = column % 2 === 0 ? top : 12 - top;
    return [
      [left + column * width, y],
      [left + (column + 1) * width, y],
    ];
  });
  const end = left + columns.length * width;
  const line: Point[] = [[0, 6], [left, 6], ...corners, [end, 6], [12, 6]];
  return {
    line: roundedPath(line, corner),
    hairlines: '',
    stations: [{ kind: 'dot', x: 10.4, y: 6 }],
  };
}
