import { range } from '../../drawing/numbers.ts';
import type { DotFieldLayout } from './dot-fields.ts';

/** Length of the stem below the field, in dots. */
const stem = 1.4;

/** Dots are dashes without length and with round ends; the first ring has a stem. */
export function DotField({ columns, count, rings, first, className }: DotFieldLayout) {
  const rows = Math.ceil(count / columns);
  const inTopRow = count - (rows - 1) * columns;
  const run = (from: number, to: number, row: number) =>
    from < to ? `M${from + 0.5} ${row + 0.5}H${to - 0.4}` : '';
  const dots = range(rows).map((row) => {
    const length = row === 0 ? inTopRow : columns;
    if (rings === 0 || row < first.row) return run(0, length, row);
    // The stem is below the first ring.
    const left = row === first.row ? rings : 1;
    return run(0, first.column, row) + run(first.column + left, length, row);
  });
  const x = first.column + 0.5;
  const y = first.row + 0.5;
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows + stem}`}
      className={`dots ${className}`}
      data-draw="right"
      aria-hidden="true"
    >
      <path className="dots-many" d={dots.join('')} />
      {rings > 0 && <path className="dots-stem" d={`M${x} ${y + 0.5}V${rows + stem}`} />}
      {range(rings).map((ring) => (
        <circle key={ring} className="dots-ring" cx={x + ring} cy={y} r=".38" />
      ))}
    </svg>
  );
}
