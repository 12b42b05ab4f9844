import { range } from '../../../drawing/range.ts';

interface Props {
  columns: number;
  rows: number;
  /** The position of the one ring; its stem leads down and out of the field. */
  apart: { column: number; row: number };
  className: string;
}

/** How far the stem reaches below the field, in dots. */
const stem = 1.4;

/** Many dots, drawn as dashes of no length with round ends, and one ring among them on a stem. */
export function DotField({ columns, rows, apart, className }: Props) {
  const run = (from: number, to: number, row: number) =>
    from < to ? `M${from + 0.5} ${row + 0.5}H${to - 0.4}` : '';
  const dots = range(rows).map((row) =>
    row < apart.row
      ? run(0, columns, row)
      : run(0, apart.column, row) + run(apart.column + 1, columns, row),
  );
  const x = apart.column + 0.5;
  const y = apart.row + 0.5;
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows + stem}`}
      className={`dots ${className}`}
      data-draw="right"
      aria-hidden="true"
    >
      <path className="dots-many" d={dots.join('')} />
      <path className="dots-stem" d={`M${x} ${y + 0.5}V${rows + stem}`} />
      <circle className="dots-ring" cx={x} cy={y} r=".38" />
    </svg>
  );
}
