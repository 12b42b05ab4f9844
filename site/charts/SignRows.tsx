import { range } from '../drawing/numbers.ts';
import '../ui/charts.css';

export interface SignCounts {
  dots: number;
  rings: number;
}

interface Props extends SignCounts {
  columns: number;
  /** Width of a sign and the space beside it; otherwise they fill the box. */
  pitchPx?: number;
  className?: string;
}

/** A dot for each who signed, and then a ring for each who is open. A last sign that would be alone on its row ends the row before. */
export function SignRows({ dots, rings, columns, pitchPx, className = '' }: Props) {
  const count = dots + rings;
  const rows = Math.max(1, Math.ceil((count - 1) / columns));
  const width = Math.max(columns, count - (rows - 1) * columns);
  const place = (index: number) => {
    const row = Math.min(Math.floor(index / columns), rows - 1);
    return { cx: index - row * columns + 0.5, cy: row + 0.5 };
  };
  const run = (row: number) => {
    const { cx } = place(Math.min(dots, row === rows - 1 ? count : (row + 1) * columns) - 1);
    return `M.5 ${row + 0.5}H${cx + 0.001}`;
  };
  return (
    <svg
      className={`signs ${className}`}
      width={pitchPx ? width * pitchPx : '100%'}
      // From the edge of the first sign to that of the last.
      viewBox={`0.16 0 ${width - 0.32} ${rows}`}
      data-draw="right"
      aria-hidden="true"
    >
      {dots > 0 && (
        <path
          className="sign-dots"
          d={range(Math.min(rows, Math.ceil(dots / columns)))
            .map(run)
            .join('')}
        />
      )}
      {range(rings).map((ring) => (
        <circle key={ring} className="sign-ring" {...place(dots + ring)} r=".28" />
      ))}
    </svg>
  );
}
