import { range } from '../range.ts';
import { trim } from '../rounded-path.ts';
import type { CoverFigure, Seed } from './cover.ts';

/** Half of a wheel is the line, the other half a hairline, with a dot at the line's end. */
export function orbit({ n, m, b }: Seed): CoverFigure {
  const radius = 3.4 + 0.4 * m;
  const half = (over: boolean) =>
    `A${trim(radius)} ${trim(radius)} 0 0 ${over ? 1 : 0} ${trim(6 + radius)} 6`;
  const spokes = 11 + 2 * n;
  return {
    line: `M0 6L${trim(6 - radius)} 6${half(b)}L12 6`,
    hairlines: [
      `M${trim(6 - radius)} 6${half(!b)}`,
      ...range(spokes).map((spoke) => {
        const angle = ((spoke + 0.5) / spokes) * 2 * Math.PI;
        const at = (distance: number) =>
          `${trim(6 + distance * Math.cos(angle))} ${trim(6 + distance * Math.sin(angle))}`;
        return `M${at(1.2)}L${at(radius - 0.7)}`;
      }),
    ].join(''),
    stations: [{ kind: 'dot', x: 6, y: 6 }],
  };
}
