/** Round figures: loops, two waves, and a wheel. */

import { range } from '../numbers.ts';
import { curvePath, formatNumber } from '../paths.ts';
import type { CoverFigure, Variation } from './figure.ts';

/** Curves are computed in hundredths of a unit, because curvePath rounds to whole numbers. */
const precision = 100;

/** Overlapping loops, and an open ring behind them. */
export function coil({ extra, isFlipped, isSmall }: Variation): CoverFigure {
  // More loops would touch.
  const [left, right, radius, loops] = isSmall ? [1.2, 8.2, 1.4, 3] : [1.6, 8, 1.5, 4 + extra];
  const [from, to] = [left + radius, right - radius];
  const side = isFlipped ? -1 : 1;
  const end = loops * 2 * Math.PI;
  const loop = (t: number) =>
    [
      (from + ((to - from) * t) / end + radius * Math.sin(t)) * precision,
      (6 + side * radius * (1 - Math.cos(t))) * precision,
    ] as const;
  return {
    line: `M0 6L${from} 6${toUnits(curvePath(loop, end, loops * 6))}L12 6`,
    hairlines: '',
    signs: [{ kind: 'ring', x: 9.8, y: 6 }],
  };
}

/** Drops the first move and converts the path back to units. */
const toUnits = (path: string) =>
  path
    .replace(/^M[^C]*/, '')
    .replace(/-?\d+/g, (number) => formatNumber(Number(number) / precision));

/** Two waves that mirror each other and meet in a dot. */
export function braid({ extra, size, isFlipped }: Variation): CoverFigure {
  const [from, to, waves] = [2, 10, 3 + (extra % 2)];
  const amplitude = 1.5 + 0.3 * size;
  const width = (to - from) / waves;
  const drawWave = (up: boolean) =>
    range(waves)
      .map((turn) => {
        const x = from + turn * width;
        const y = 6 + amplitude * (up === (turn % 2 === 0) ? -1 : 1);
        const [quarter, half, three] = [0.25, 0.5, 0.75].map((part) =>
          formatNumber(x + part * width),
        );
        const [top, end] = [formatNumber(y), formatNumber(x + width)];
        return `C${quarter} 6 ${quarter} ${top} ${half} ${top}C${three} ${top} ${three} 6 ${end} 6`;
      })
      .join('');
  return {
    line: `M0 6L${from} 6${drawWave(isFlipped)}L12 6`,
    hairlines: `M${from} 6${drawWave(!isFlipped)}`,
    signs: [{ kind: 'dot', x: to, y: 6 }],
  };
}

/** A wheel: one half is the line, the other a hairline. */
export function orbit({ extra, size, isFlipped }: Variation): CoverFigure {
  const radius = 3.4 + 0.4 * size;
  const drawHalf = (over: boolean) =>
    `A${formatNumber(radius)} ${formatNumber(radius)} 0 0 ${over ? 1 : 0} ${formatNumber(6 + radius)} 6`;
  const spokes = 11 + 2 * extra;
  return {
    line: `M0 6L${formatNumber(6 - radius)} 6${drawHalf(isFlipped)}L12 6`,
    hairlines: [
      `M${formatNumber(6 - radius)} 6${drawHalf(!isFlipped)}`,
      ...range(spokes).map((spoke) => {
        const angle = ((spoke + 0.5) / spokes) * 2 * Math.PI;
        const toPoint = (distance: number) =>
          `${formatNumber(6 + distance * Math.cos(angle))} ${formatNumber(6 + distance * Math.sin(angle))}`;
        return `M${toPoint(1.2)}L${toPoint(radius - 0.7)}`;
      }),
    ].join(''),
    signs: [{ kind: 'dot', x: 6, y: 6 }],
  };
}
