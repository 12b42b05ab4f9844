import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './typed.css';
import './pains.css';
import { curvePath } from '../../drawing/paths.ts';

/** One fault of the line for each pain, in the content's order. */
const faults: readonly FaultName[] = ['circles', 'coil', 'dashes', 'fold'];

/**
 * Where the line comes to each fault and leaves it. One column: to and fro, beside each text on
 * alternating rails. Two columns: two passes. Four: one pass, from the right rail to the left one.
 */
const linesIn = [
  ['lane-right bend-br only-below-tablet'],
  ['lane-left bend-bl only-below-tablet', 'lane-right bend-br only-tablet'],
  ['lane-right bend-br only-below-tablet', 'lane-left bend-bl only-tablet'],
  ['lane-left bend-bl only-below-tablet', 'lane-right bend-br only-from-laptop'],
] as const;
const linesOut = [
  'lane-left bend-tl',
  'lane-right bend-tr only-below-tablet',
  'lane-left bend-tl only-below-tablet',
  'lane-right bend-tr only-below-laptop',
] as const;

export function PainPoints({ content }: { content: NonNullable<HomeContent['pains']> }) {
  const [short = '', long = ''] = content.typed;
  const rest = long.slice(short.length).trim();
  return (
    <section className="on-ever" aria-labelledby="pains-title">
      <div className="frame">
        <div className="zone pains-top">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="pains-title" look="type-display">
            {/* One text node: between two, Chrome leaves the space out of the accessible name. */}
            <span className="sr-only">{`${content.lead} ${long}`}</span>
            <span aria-hidden="true" className="typed">
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
        <ul role="list" className="pains-list">
          {content.items.map(({ title, text }, index) => (
            <li key={title} className="pain">
              <div className="zone pain-figure">
                {linesIn[index]?.map((place) => (
                  <Line key={place} className={`pain-in reach ${place}`} />
                ))}
                <Fault name={faults[index] ?? 'dashes'} />
              </div>
              <div className="zone pain-words">
                <Line className={`pain-out reach ${linesOut[index]}`} />
                <h3 className="type-h3">{title}</h3>
                <p className="item-text pain-text quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * The four faults of the line on one baseline. Each drawing runs from edge to edge along the bottom of its box;
 * flexible pieces on both sides continue the line.
 */
const faultDrawings = {
  /** Three circles through one ring: back to the start. */
  circles: {
    size: [163, 160],
    path: 'M0 160H163M81.5 160A79 79 0 1 1 81.6 160M81.5 160A55 55 0 1 1 81.6 160M81.5 160A31 31 0 1 1 81.6 160',
    ring: 81.5,
  },
  /** A coil: the pile that grows. */
  coil: { size: [252, 160], path: coil() },
  /** Dashes that fade out: candidates who drop out. */
  dashes: {
    size: [256, 160],
    path: 'M0 160H46M66 160H104M124 160H150M172 160H188M210 160H217M240 160H240.1',
  },
  /** A tight fold: much movement without progress. */
  fold: { size: [282, 160], path: fold(7, 20, 160) },
} as const;

type FaultName = keyof typeof faultDrawings;

function Fault({ name }: { name: FaultName }) {
  const { size, path, ...rest } = faultDrawings[name];
  return (
    <div className={`fault fault-${name}`} aria-hidden="true" data-draw="left">
      <span className="fault-run straight-h" />
      <svg viewBox={`0 0 ${size[0]} ${size[1]}`} className="fault-drawing" aria-hidden="true">
        <path className="stroke" d={path} />
        {'ring' in rest && <circle className="fault-ring" cx={rest.ring} cy="160" r="10.5" />}
      </svg>
      <span className="fault-run straight-h" />
    </div>
  );
}

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
