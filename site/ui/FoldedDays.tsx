import { range } from '../drawing/numbers.ts';
import './folded-days.css';

interface Props {
  /** Length in full rows, above 0; the last row may be a part of one. */
  rows: number;
  /** Distance between rows, in pixels. */
  pitch: number;
  /** Ticks along a full row; none on small screens. */
  ticks?: number;
  className: string;
}

/** A line of days folded to the width of one row, with a ring at its last day. */
export function FoldedDays({ rows, pitch, ticks, className }: Props) {
  // The last row is a whole row or a part of one, never empty.
  const full = Math.ceil(rows) - 1;
  const rest = Math.round((rows - full) * 100);
  const endsRight = full % 2 === 0;
  const lastY = full * pitch;
  return (
    <svg className={`folded-days ${className}`} width="100%" height={lastY + 24} aria-hidden="true">
      <g className="folded-rows hairline">
        {range(full).map((row) => (
          <FullRow key={row} y={row * pitch} pitch={pitch} leftToRight={row % 2 === 0} />
        ))}
        <line
          x1={endsRight ? '0' : '100%'}
          x2={endsRight ? `${rest}%` : `${100 - rest}%`}
          y1={lastY}
          y2={lastY}
        />
      </g>
      {ticks && <Ticks rows={full} pitch={pitch} count={ticks} />}
      <circle
        className="folded-end"
        cx={endsRight ? `${rest}%` : `${100 - rest}%`}
        cy={lastY}
        r="8"
      />
    </svg>
  );
}

/** A whole row and the turn into the next one, in the order in which the line runs. */
function FullRow({ y, pitch, leftToRight }: { y: number; pitch: number; leftToRight: boolean }) {
  const radius = pitch / 2;
  return (
    <g>
      <line x1={leftToRight ? '0' : '100%'} x2={leftToRight ? '100%' : '0'} y1={y} y2={y} />
      <svg x={leftToRight ? '100%' : '0'} y={y} overflow="visible" aria-hidden="true">
        <path d={`M0 0a${radius} ${radius} 0 0 ${leftToRight ? 1 : 0} 0 ${pitch}`} />
      </svg>
    </g>
  );
}

/** One tick a day, as a pattern, so that they cost one element. */
function Ticks({ rows, pitch, count }: { rows: number; pitch: number; count: number }) {
  return (
    <g transform="translate(0 -4)">
      <pattern
        id="day-ticks"
        width={`${100 / count}%`}
        height={pitch}
        patternUnits="userSpaceOnUse"
      >
        <rect className="folded-tick" width="1.5" height="8" />
      </pattern>
      <rect width="101%" height={rows * pitch} fill="url(#day-ticks)" />
    </g>
  );
}
