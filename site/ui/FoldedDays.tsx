import { range } from '../drawing/numbers.ts';
import './charts.css';

interface Props {
  /** Length in full rows, above 0; the last row may be partial. */
  rows: number;
  /** Distance between rows, in pixels. */
  pitch: number;
  /** Ticks along a full row; none on small screens. */
  ticks?: number;
  /** Whether it begins with a ring. */
  hasStart?: boolean;
  className: string;
}

/** A line of days folded to the width of one row, with a ring at its last day. */
export function FoldedDays({ rows, pitch, ticks, hasStart = false, className }: Props) {
  // The last row may be partial, but is never empty.
  const full = Math.ceil(rows) - 1;
  const rest = Math.round((rows - full) * 100);
  const endsRight = full % 2 === 0;
  const lastY = full * pitch;
  const signRadius = Math.min(8, pitch * 0.6);
  return (
    <svg className={`folded-days ${className}`} width="100%" height={lastY + 24} aria-hidden="true">
      {ticks && <Ticks pitch={pitch} count={ticks} />}
      <g className="folded-rows hairline">
        {range(full).map((row) => (
          <FullRow
            key={row}
            y={row * pitch}
            pitch={pitch}
            leftToRight={row % 2 === 0}
            hasTicks={ticks !== undefined}
          />
        ))}
        <line
          x1={endsRight ? '0' : '100%'}
          x2={endsRight ? `${rest}%` : `${100 - rest}%`}
          y1={lastY}
          y2={lastY}
        />
        {hasStart && <circle className="folded-start" cx="0" cy="0" r={signRadius} />}
        <circle
          className="folded-end"
          cx={endsRight ? `${rest}%` : `${100 - rest}%`}
          cy={lastY}
          r={signRadius}
        />
      </g>
    </svg>
  );
}

interface RowProps {
  y: number;
  pitch: number;
  leftToRight: boolean;
  hasTicks: boolean;
}

/** A whole row and the turn into the next one, in the order in which the line runs. */
function FullRow({ y, pitch, leftToRight, hasTicks }: RowProps) {
  const radius = pitch / 2;
  return (
    <g>
      {hasTicks && (
        <rect className="folded-ticks" y={y - 4} width="101%" height="8" fill="url(#day-ticks)" />
      )}
      <line x1={leftToRight ? '0' : '100%'} x2={leftToRight ? '100%' : '0'} y1={y} y2={y} />
      <svg x={leftToRight ? '100%' : '0'} y={y} overflow="visible" aria-hidden="true">
        <path d={`M0 0a${radius} ${radius} 0 0 ${leftToRight ? 1 : 0} 0 ${pitch}`} />
      </svg>
    </g>
  );
}

/** One tick a day, as a pattern, so that those of a row cost one element. */
function Ticks({ pitch, count }: { pitch: number; count: number }) {
  return (
    <pattern
      id="day-ticks"
      y="-4"
      width={`${100 / count}%`}
      height={pitch}
      patternUnits="userSpaceOnUse"
    >
      <rect className="folded-tick fill-text" width="1.5" height="8" />
    </pattern>
  );
}
