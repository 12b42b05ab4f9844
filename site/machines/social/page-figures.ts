/** The figures of the other pages, in the units of covers. */

import type { City } from '../../../lib/content/schemas/city.ts';
import type { CoverFigure, Station } from '../../drawing/covers/cover.ts';
import type { Point } from '../../drawing/curve-path.ts';
import { range } from '../../drawing/range.ts';
import { roundedPath } from '../../drawing/rounded-path.ts';
import { skylineOf } from '../../drawing/skylines.ts';
import { onTheFoot, type SocialFigure } from './figure.ts';

const corner = 0.7;
const dots = (y: number, ...xs: number[]): Station[] => xs.map((x) => ({ kind: 'dot', x, y }));

/** The most stations that one line has room for. */
const mostJoined = 5;

/** Joined stations, one for each leader of the firm. */
export function joined(people: number): CoverFigure {
  const count = Math.min(people, mostJoined);
  const xs = range(count).map(
    (index) => 6 + 3 * (index - (count - 1) / 2) * Math.min(1, 3 / count),
  );
  return {
    line: roundedPath(
      [
        [0, 6],
        [1.4, 6],
        [1.4, 3],
        [10.6, 3],
        [10.6, 6],
        [12, 6],
      ],
      corner,
    ),
    hairlines: xs.map((x) => `M${x} 4.2V10.4`).join(''),
    stations: dots(3, ...xs),
  };
}

/** Three steps of ten minutes: a consultation of thirty. */
export function thirtyMinutes(): CoverFigure {
  const treads = [
    { y: 9, from: 0.9, to: 4.3 },
    { y: 6, from: 4.3, to: 7.7 },
    { y: 3, from: 7.7, to: 11.1 },
  ];
  const corners = treads.flatMap(({ y, from, to }): Point[] => [
    [from, y],
    [to, y],
  ]);
  return {
    line: roundedPath([[0, 6], [0.9, 6], ...corners, [11.1, 6], [12, 6]], corner),
    hairlines: treads
      .flatMap(({ y, from }) =>
        range(10).map((minute) => `M${(from + 0.3 + minute * 0.31).toFixed(2)} ${y + 0.7}V11`),
      )
      .join(''),
    stations: treads.map(({ y, from }, tread) => ({
      kind: tread === treads.length - 1 ? 'dot' : 'ring',
      x: from + 1.7,
      y,
    })),
  };
}

/** One row is the call: fifteen minutes, from ring to dot. */
export const fifteenMinutes = (): CoverFigure => ({
  line: 'M0 6L12 6',
  hairlines: range(14)
    .map((minute) => `M${(1 + ((minute + 1) * 10) / 15).toFixed(2)} 6.9V9.6`)
    .join(''),
  stations: [
    { kind: 'ring', x: 1, y: 6 },
    { kind: 'dot', x: 11, y: 6 },
  ],
});

/** Nine stops on a folded line, for nine clients. */
export const nineStops = (): CoverFigure => ({
  line: roundedPath(
    [
      [0, 6],
      [0.9, 6],
      [0.9, 2.4],
      [10.2, 2.4],
      [10.2, 6],
      [2.4, 6],
      [2.4, 9.6],
      [11.3, 9.6],
      [11.3, 6],
      [12, 6],
    ],
    0.9,
  ),
  hairlines: '',
  stations: [...dots(2.4, 2.6, 5.5, 8.4), ...dots(6, 3.9, 6.3, 8.7), ...dots(9.6, 4.2, 6.8, 9.4)],
});

/** Where the brief's rows turn, right and left; no two neighbors are equal. */
const turns = [
  [9.9, 1.9],
  [10.3, 2.5],
  [9, 1.8],
] as const;

/** Seven ragged rows: the brief itself. */
export function brief(): CoverFigure {
  const pitch = 1.5;
  const corners = turns.flatMap(([right, left], pair): Point[] => {
    const y = pitch * (2 * pair + 1);
    return [
      [right, y],
      [right, y + pitch],
      [left, y + pitch],
      [left, y + 2 * pitch],
    ];
  });
  const last: Point[] = [
    [11.3, 7 * pitch],
    [11.3, 6],
  ];
  return {
    line: roundedPath([[0, 6], [0.8, 6], [0.8, pitch], ...corners, ...last, [12, 6]], corner),
    hairlines: '',
    stations: [],
  };
}

/** Three switches, one of them on. */
export const switches = (): CoverFigure => ({
  line: 'M0 6L12 6',
  hairlines: 'M2.4 2.6H9.6M2.4 9.4H9.6',
  stations: [
    { kind: 'ring', x: 2.4, y: 2.6 },
    { kind: 'dot', x: 9.6, y: 6 },
    { kind: 'ring', x: 2.4, y: 9.4 },
  ],
});

/** The most that a skyline may take: it stays clear of title and logo. */
const [widestPx, highestPx] = [640, 400];

/** A city's skyline, drawn as part of the line. */
export function cityFigure(city: City): SocialFigure {
  const { width, height, top, outline, hairlines } = skylineOf(city);
  const scale = Math.min(widestPx / width, highestPx / height);
  return onTheFoot({ line: outline, hairlines, width, ground: top + height }, scale);
}

/** Three clocks at one scale, each from a ring to a dot. */
export const clocks = (): CoverFigure => ({
  line: 'M0 6L12 6',
  hairlines: 'M2.4 2.6H5.6M2.4 9.4H9.6',
  stations: [
    ...[2.6, 6, 9.4].map((y): Station => ({ kind: 'ring', x: 2.4, y })),
    ...dots(2.6, 5.6),
    ...dots(6, 7.6),
    ...dots(9.4, 9.6),
  ],
});
