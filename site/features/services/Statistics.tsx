import type { Claim } from '../../../lib/content/schemas/claims.ts';
import { range } from '../../drawing/numbers.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { NotedLabel } from '../claims/ClaimNote.tsx';
import { Figures } from '../claims/Figure.tsx';
import './statistics.css';

interface Props {
  headline: readonly string[];
  claims: Claim[];
  /** Drawn as rings in the field of dots. */
  exception?: Claim | undefined;
}

/** The figures, over a field of dots with a ring for each exception if it can be drawn. */
export function Statistics({ headline, claims, exception }: Props) {
  const fields = exception ? layOutDotFields(headline[0] ?? '', exception.value) : [];
  return (
    <RailSection
      id="statistics-title"
      title={headline.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}{' '}
        </span>
      ))}
      className="statistics on-ever"
      zone="section-zone"
    >
      {exception && (
        <>
          {fields.map((field) => (
            <DotField key={field.className} {...field} />
          ))}
          <div className="statistics-exception above-12 semibold" data-figure="">
            <NotedLabel claim={exception} text={`${exception.value} ${exception.label}`} />
          </div>
        </>
      )}
      <Figures claims={claims} className="figures-three" />
    </RailSection>
  );
}

/** Length of the stem below the field, in dots. */
const stem = 1.4;

/** Dots are dashes without length and with round ends; the first ring has a stem. */
function DotField({ columns, count, rings, first, className }: DotFieldLayout) {
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
      className={`dots above-32-64 ${className}`}
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

/** A dot is a placement, and a ring a failed one. */
interface DotFieldLayout {
  className: string;
  columns: number;
  /** Dots and rings. The top row may be shorter. */
  count: number;
  rings: number;
  /** Position of the first ring, with the stem that leads out of the field. */
  first: { column: number; row: number };
}

/** More dots would blur into gray. */
const maxDots = 600;

/** A field each for wide and small screens, what is drawn for `Hundreds of placements`, and the column of the first ring. */
const screens = [
  {
    className: 'only-from-tablet',
    getColumns: () => 53,
    hundreds: { columns: 53, rows: 8, row: 6 },
    column: 18,
  },
  {
    className: 'only-below-tablet',
    // Many dots are smaller.
    getColumns: (count: number) => (count > 208 ? 24 : 16),
    hundreds: { columns: 16, rows: 13, row: 11 },
    column: 0,
  },
];

/**
 * @param headline with a number of placements, such as `212 placements.` or `Hundreds of placements.`
 * @param exceptions number of failed placements
 * @returns none if the numbers cannot be drawn
 */
function layOutDotFields(headline: string, exceptions: number | string): DotFieldLayout[] {
  const [figure] = /\d[\d,]*/.exec(headline) ?? [];
  const rings = Number(exceptions);
  if (!figure && !/\bhundreds\b/i.test(headline)) return [];
  if (!Number.isInteger(rings) || rings < 0) return [];
  const fields = screens.map(({ className, getColumns, hundreds, column }) => {
    const count = figure ? Number(figure.replaceAll(',', '')) : hundreds.columns * hundreds.rows;
    const columns = figure ? getColumns(count) : hundreds.columns;
    // In the last row of an exact number, where the stem crosses no dot.
    const row = figure ? Math.ceil(count / columns) - 1 : hundreds.row;
    const first = { column: Math.max(0, Math.min(column, count - rings)), row };
    return { className, columns, count, rings, first };
  });
  return fields.every(fits) ? fields : [];
}

const fits = ({ columns, count, rings, first }: DotFieldLayout): boolean =>
  count >= Math.max(rings, 1) && count <= maxDots && first.column + rings <= columns;
