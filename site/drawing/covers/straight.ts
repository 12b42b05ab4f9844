/** Figures of straight lines with round corners. Lengths are in units of the square. */

import { range } from '../numbers.ts';
import type { Point } from '../paths.ts';
import { formatNumber, roundedPath } from '../paths.ts';
import type { CoverFigure, Sign, Variation } from './figure.ts';

/** One ring that branches into three or four; the trunk goes through. */
export function branch({ extra, corner }: Variation): CoverFigure {
  const [open, turn, end] = [2.6, 5, 9.2];
  const [first, last] = [2, 10];
  const count = 3 + (extra % 2);
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
    signs: [{ x: open, y: 6 }, ...arms.map((y) => ({ x: end, y }))].map(
      (point): Sign => ({ kind: 'ring', ...point }),
    ),
  };
}

/** Down to the first tread and up to the last, with a hairline under each. */
export function climb({ extra, corner }: Variation): CoverFigure {
  const [left, right, low, high] = [1.2, 9.2, 10.4, 1.6];
  const [back, ground] = [10.9, 11.2];
  const count = 4 + (extra % 2);
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
      .map(
        ({ from, to, y }) => `M${formatNumber((from + to) / 2)} ${formatNumber(y + 0.8)}V${ground}`,
      )
      .join(''),
    signs: [],
  };
}

/** How high the first and the last column of a fold are, as shares of the highest. */
const foldHeights = [
  [1, 1],
  [1, 0.35],
  [0.35, 1],
] as const;

/** Folded columns, then a straight line to a dot. */
export function fold({ hash, extra, size, corner, isSmall }: Variation): CoverFigure {
  const left = 1.2;
  // More folds would touch.
  const folds = isSmall ? 3 + (extra % 2) : 3 + extra;
  const width = 3.1 / folds;
  const highest = 3.8 - 0.5 * size;
  const [first, last] = foldHeights[(hash >>> 8) % foldHeights.length] ?? foldHeights[0];
  const columns = range(2 * folds - 1);
  const corners = columns.flatMap((column): Point[] => {
    const height = highest * (first + ((last - first) * column) / (columns.length - 1));
    const y = column % 2 === 0 ? 6 - height : 6 + height;
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
    signs: [{ kind: 'dot', x: 10.4, y: 6 }],
  };
}

/** Four blocks and the valleys between them, with four hairlines in each. */
export function skyline({ hash, corner }: Variation): CoverFigure {
  const [left, pitch, width, valley, ground] = [1.4, 2.4, 1.8, 8.2, 10.4];
  const blocks = range(4).map((block) => ({
    x: left + block * pitch,
    // The first and the last are clear of the height at which the line enters and leaves.
    top: 2 + 0.75 * ((hash >>> (4 * block + 3)) % (block % 3 === 0 ? 3 : 5)) + (block % 2) * 1.2,
  }));
  const corners = blocks.flatMap(({ x, top }, block): Point[] => {
    const [from, to] = [block === 0 ? 6 : valley, block === 3 ? 6 : valley];
    return [
      [x, from],
      [x, top],
      [x + width, top],
      [x + width, to],
    ];
  });
  return {
    line: roundedPath([[0, 6], ...corners, [12, 6]], corner),
    hairlines: blocks
      .flatMap(({ x, top }) =>
        range(4).map(
          (hair) =>
            `M${formatNumber(x + ((hair + 0.8) / 4.6) * width)} ${formatNumber(top + 0.85)}V${ground}`,
        ),
      )
      .join(''),
    signs: [],
  };
}

/** Steps up or down, with five hairlines under each. */
export function steps({ extra, isFlipped, corner }: Variation): CoverFigure {
  const [left, right, ground] = [1.5, 10.5, 11];
  const heights = { rising: [8.5, 7.2, 9.2, 4.7, 3.2], falling: [3.4, 5, 4, 7.3, 9] };
  const treads = (isFlipped ? heights.rising : heights.falling).slice(0, 4 + (extra % 2));
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
          return `M${formatNumber(x)} ${formatNumber(y + 0.75)}V${ground}`;
        }),
      )
      .join(''),
    signs: [],
  };
}

/** Walls around a dot; the line passes them on one side, a hairline on the other. */
export function wall({ isFlipped, corner }: Variation): CoverFigure {
  const outer = 4;
  const passWalls = (over: boolean): Point[] => {
    const y = over ? 6 - outer : 6 + outer;
    return [
      [6 - outer, 6],
      [6 - outer, y],
      [6 + outer, y],
      [6 + outer, 6],
    ];
  };
  return {
    line: roundedPath([[0, 6], ...passWalls(isFlipped), [12, 6]], corner),
    hairlines: roundedPath(passWalls(!isFlipped), corner) + [1.1, 2, 2.9].map(drawSquare).join(''),
    signs: [{ kind: 'dot', x: 6, y: 6 }],
  };
}

function drawSquare(half: number): string {
  const [near, far] = [formatNumber(6 - half), formatNumber(6 + half)];
  return `M${near} ${near}H${far}V${far}H${near}Z`;
}
