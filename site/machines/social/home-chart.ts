/** The home page's chart in small: our days as one row, and the others' days folded at that scale. */

import type { Point } from '../../drawing/curve-path.ts';
import { range } from '../../drawing/range.ts';
import { roundedPath } from '../../drawing/rounded-path.ts';
import { onTheLine, type SocialFigure } from './figure.ts';

const [row, unit] = [6, 12];
const gap = 1.2;
/** The distance of the folded rows, which share this room where they are many. */
const [widestPitch, room] = [0.62, 8.1];
/** The upper edge of the square: its row is high, so that the folded rows fit below. */
const topPx = -46;
const rightEndPx = 1160;

/**
 * @param ours days, the figure of the line's own row
 * @param theirs days, drawn at the same scale
 */
export function homeChart(ours: number, theirs: number): SocialFigure {
  const perDay = unit / ours;
  const rows = Math.ceil(theirs / ours);
  const pitch = Math.min(widestPitch, room / rows);
  const ends = range(rows).map((index): [from: Point, to: Point] => {
    const days = Math.min(ours, theirs - index * ours);
    const y = row + gap + index * pitch;
    const forward = index % 2 === 0;
    const [from, to] = forward ? [0, days * perDay] : [unit, unit - days * perDay];
    return [
      [from, y],
      [to, y],
    ];
  });
  const [x = 0, y = 0] = ends.at(-1)?.[1] ?? [];
  return onTheLine(
    {
      line: `M0 ${row}L${unit} ${row}`,
      hairlines:
        roundedPath(ends.flat(), pitch / 2) +
        // An open ring, not the line's own: the role is not filled yet.
        `M${x} ${y}a.3 .3 0 1 1 .6 0a.3 .3 0 1 1 -.6 0` +
        range(ours - 1)
          .map((day) => `M${(day + 1) * perDay} ${row}v.5`)
          .join(''),
      stations: [],
    },
    {
      top: topPx,
      labels: [
        { text: `${ours} days`, face: 'narrow', right: rightEndPx, top: 118 },
        { text: `${theirs} days`, face: 'wide', right: rightEndPx, top: 552 },
      ],
    },
  );
}
