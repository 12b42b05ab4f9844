import type { AboutPage } from '../../../lib/content/schemas/pages.ts';
import { type CellDrawing, LineCells } from '../../charts/LineCells.tsx';
import { range } from '../../drawing/numbers.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './about.css';

/** Four practices, drawn by the line. */
export const HowWeWork = ({ content }: { content: NonNullable<AboutPage['practice']> }) => (
  <section className="on-ever" aria-labelledby="practices-title">
    <div className="frame">
      <div className="zone section-top">
        <Line className="lane-right straight-v full" />
        <SectionHeading id="practices-title">{content.headline}</SectionHeading>
      </div>
      <LineCells items={content.items} drawings={practices} className="practices" />
    </div>
  </section>
);

/** In the content's order. */
const practices: readonly CellDrawing[] = [
  // Down into the role and up again.
  {
    width: 284,
    path: 'M0 160H56a28 28 0 0 1 28 28v64a28 28 0 0 0 28 28h60a28 28 0 0 0 28-28v-64a28 28 0 0 1 28-28H284',
    isLow: true,
  },
  // A long search: a tick for each day.
  {
    width: 284,
    path: 'M0 160H284',
    ticks: range(10)
      .map((tick) => `M${26 * tick + 22} 175v9`)
      .join(''),
    isLow: true,
  },
  // People who join.
  {
    width: 240,
    path: 'M0 160H240M32 160V90M104 160V48M176 160V90',
    signs: [
      { kind: 'ring', x: 32, y: 90 },
      { kind: 'ring', x: 104, y: 48 },
      { kind: 'ring', x: 176, y: 90 },
    ],
  },
  // A loop around a person, drawn as a dot.
  {
    width: 284,
    path: 'M0 160H284M142 160a69 69 0 1 1 .1 0',
    signs: [{ kind: 'dot', x: 142, y: 91 }],
  },
];
