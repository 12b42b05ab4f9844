import type { Point } from '../curve-path.ts';
import { roundedPath, trim } from '../rounded-path.ts';
import type { CoverFigure, Seed } from './cover.ts';

const outer = 4;

/** Walls around a dot; the line goes around them one way, a hairline the other. */
export function wall({ b, corner }: Seed): CoverFigure {
  const round = (over: boolean): Point[] => {
    const y = over ? 6 - outer : 6 + outer;
    return [
      [6 - outer, 6],
      [6 - outer, y],
      [6 + outer, y],
      [6 + outer, 6],
    ];
  };
  return {
    line: roundedPath([[0, 6], ...round(b), [12, 6]], corner),
    hairlines: roundedPath(round(!b), corner) + [1.1, 2, 2.9].map(square).join(''),
    stations: [{ kind: 'dot', x: 6, y: 6 }],
  };
}

function square(half: number): string {
  const [near, far] = [trim(6 - half), trim(6 + half)];
  return `M${near} ${near}H${far}V${far}H${near}Z`;
}
