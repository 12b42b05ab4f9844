import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { type CellDrawing, cellHeight, LineCells } from '../../charts/LineCells.tsx';
import { curvePath } from '../../drawing/paths.ts';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './home.css';

export function PainPoints({ content }: { content: NonNullable<HomeContent['pains']> }) {
  const [short = '', long = ''] = content.typed;
  const rest = long.slice(short.length).trim();
  return (
    <section className="on-ever" aria-labelledby="pains-title">
      <div className="frame">
        <div className="zone typed-top pad-bottom-24-32 flex pad-top-48-64">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="pains-title" look="type-display">
            {/* One text node: between two, Chrome leaves the space out of the accessible name. */}
            <span className="sr-only">{`${content.lead} ${long}`}</span>
            <span aria-hidden="true" className="typed grid tracks-1">
              {/* Reserves space for the longest entry, so that nothing shifts. */}
              <span className="typed-room">
                {content.lead} {short}
                <br />
                <span className="wide">{rest}</span>
                <span className="typed-caret" />
              </span>
              <span data-typed-line={JSON.stringify(content.typed)}>
                {content.lead} <span data-typed-part="">{short}</span>
                <br />
                <span className="wide" data-typed-part="">
                  {rest}
                </span>
                <span className="typed-caret" />
              </span>
            </span>
          </SectionHeading>
          <PauseButton id="pause-pains" moving="typedLine" />
        </div>
        <LineCells items={content.items} drawings={faults} />
      </div>
    </section>
  );
}

/** The faults of the line on one baseline, in the content's order. */
const faults: readonly CellDrawing[] = [
  // Three circles through one ring: back to the start.
  {
    width: 163,
    path: 'M0 160H163M81.5 160A79 79 0 1 1 81.6 160M81.5 160A55 55 0 1 1 81.6 160M81.5 160A31 31 0 1 1 81.6 160',
    signs: [{ kind: 'ring', x: 81.5, y: cellHeight }],
  },
  // A coil: the pile that grows.
  { width: 252, path: coil() },
  // Dashes that fade out: candidates who drop out.
  {
    width: 256,
    path: 'M0 160H46M66 160H104M124 160H150M172 160H188M210 160H217M240 160H240.1',
    isLow: true,
  },
  // A tight fold: much movement without progress.
  { width: 282, path: fold(7, 20, cellHeight) },
];

/** Up and down with round turns, `turns` times, `pitch` apart and `height` high. */
function fold(turns: number, pitch: number, height: number): string {
  const radius = pitch / 2;
  const arc = `a${radius} ${radius} 0 0`;
  const top = 3 + radius;
  const foot = height - radius;
  let path = `M0 ${height}h1${arc} 0 ${radius} ${-radius}V${top}`;
  for (let turn = 0; turn < turns; turn += 1) {
    path += `${arc} 1 ${pitch} 0`;
    path += turn < turns - 1 ? `V${foot}${arc} 0 ${pitch} 0V${top}` : `V${foot}`;
  }
  return `${path}${arc} 0 ${radius} ${radius}H282`;
}

/** Seven overlapping loops; the first and the last are lower. */
function coil(): string {
  const loops = 7;
  const turn = 2 * Math.PI;
  const lower = (t: number) => Math.min(1, 0.45 + 0.75 * Math.min(t / turn, loops - t / turn));
  return curvePath(
    (t) => [
      (252 * t) / (loops * turn) + 46 * lower(t) * Math.sin(t),
      160 - 78.5 * lower(t) * (1 - Math.cos(t)),
    ],
    loops * turn,
    loops * 4,
  );
}
