/** The figures of the other pages, in the units of covers. */
import type { CoverFigure, Station } from '../../drawing/covers/cover.ts';
import type { Point } from '../../drawing/curve-path.ts';
import { range } from '../../drawing/range.ts';
import { roundedPath } from '../../drawing/rounded-path.ts';

const corner = 0.7;
const dots = (y: number, ...xs: number[]): Station[] => xs.map((x) => ({ kind: 'dot', x, y }));

/** Three joined stations, for the three leaders of the firm. */
export const joined = (): CoverFigure => ({
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
  hairlines: [3, 6, 9].map((x) => `M${x} 4.2V10.4`).join(''),
  stations: dots(3, 3, 6, 9),
});

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
