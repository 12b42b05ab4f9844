import type { Point } from '../curve-path.ts';
import { range } from '../range.ts';
import { roundedPath, trim } from '../rounded-path.ts';
import type { CoverFigure, Seed } from './cover.ts';

const [left, pitch, width, valley, ground] = [1.4, 2.4, 1.8, 8.2, 10.4];

/** Four blocks and the valleys between them, with four hairlines in each. */
export function skyline({ hash, corner }: Seed): CoverFigure {
  const blocks = range(4).map((block) => ({
    x: left + block * pitch,
    top: 2 + 0.75 * ((hash >>> (4 * block + 3)) % 5) + (block % 2) * 1.2,
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
          (hair) => `M${trim(x + ((hair + 0.8) / 4.6) * width)} ${trim(top + 0.85)}V${ground}`,
        ),
      )
      .join(''),
    stations: [],
  };
}
