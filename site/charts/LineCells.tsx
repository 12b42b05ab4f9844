import type { Port } from '../motion/Joint.tsx';
import { Line } from '../motion/Line.tsx';
import '../ui/charts.css';

/** A drawing whose line runs from edge to edge along the bottom of its box. */
export interface CellDrawing {
  width: number;
  path: string;
  /** Ticks in ink. */
  ticks?: string;
  signs?: readonly { kind: 'ring' | 'dot'; x: number; y: number }[];
  /** Empty at its top, so that it may be closer to what is above it where cells are below each other. */
  isLow?: boolean;
}

/** Of all drawings, so that their lines have one height. */
export const cellHeight = 160;

interface Props {
  items: readonly { title: string; text: string }[];
  /** One for each item. */
  drawings: readonly CellDrawing[];
  className?: string;
}

/**
 * Four cells on one line, with their words below it: from the right rail to the left one in four columns, in two passes
 * in two columns, and to and fro in one.
 */
export const LineCells = ({ items, drawings, className = '' }: Props) => (
  <ul role="list" className={`line-cells columns tablet-2 laptop-4 ${className}`}>
    {items.map(({ title, text }, index) => (
      <li key={title} className="line-cell">
        <div className="zone">
          {linesIn[index]?.map((place) => (
            <Line key={place} className={`to-baseline reach ${place}`} />
          ))}
          {drawings[index] && <Drawing drawing={drawings[index]} />}
        </div>
        <div className="zone line-cell-words">
          <Line className={`from-baseline reach ${linesOut[index]}`} />
          <h3 className="type-h3">{title}</h3>
          <p className="item-text quiet">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** Where the line leaves the last cell. */
export const cellsEnd: Port = ['right', 'right', 'left'];

/** Where the line comes to each drawing and leaves it, beside each text on alternating rails in one column. */
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

/** Flexible pieces on both sides continue its line to the edges of the cell. */
const Drawing = ({
  drawing: { width, path, ticks, signs = [], isLow },
}: {
  drawing: CellDrawing;
}) => (
  <div
    className={`line-drawing ${isLow ? 'line-drawing-low' : ''}`}
    aria-hidden="true"
    data-draw="left"
  >
    <span className="line-run straight-h" />
    <svg viewBox={`0 0 ${width} ${cellHeight}`} aria-hidden="true">
      <path className="stroke" d={path} />
      {ticks && <path className="hairline" d={ticks} />}
      {signs.map(({ kind, x, y }) => (
        <circle key={x} className={`stroke line-drawing-${kind}`} cx={x} cy={y} r="10.5" />
      ))}
    </svg>
    <span className="line-run straight-h" />
  </div>
);
