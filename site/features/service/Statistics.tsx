import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { ServicesPage } from '../../../lib/content/schemas/service.ts';
import { range } from '../../drawing/numbers.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { NotedLabel } from '../claims/ClaimNote.tsx';
import { Figures } from '../claims/Figure.tsx';
import './drawings.css';

interface Props {
  headline: readonly string[];
  claims: Claim[];
  /** Drawn as a field, if there is an exception. */
  dots?: DotCount | undefined;
  /** Drawn as rings in the field of dots. */
  exception?: Claim | undefined;
}

/** The figures, over a field of dots with a ring for each exception if it can be drawn. */
export function Statistics({ headline, claims, dots, exception }: Props) {
  const fields = dots && exception ? layOutDotFields(dots, exception.value) : [];
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

type DotCount = NonNullable<NonNullable<ServicesPage['statistics']>['dots']>;

/** More dots than this are smaller on narrow screens. */
const maxLargeDots = 208;

/** Drawn for `Hundreds of placements`. */
const hundreds = {
  wide: { columns: 53, count: 53 * 8, row: 6 },
  small: { columns: 16, count: 16 * 13, row: 11 },
};

/**
 * @param count of placements
 * @param exceptions number of failed placements
 * @returns a field each for wide and small screens; none if the numbers cannot be drawn
 */
function layOutDotFields(count: DotCount, exceptions: number | string): DotFieldLayout[] {
  const rings = Number(exceptions);
  if (!Number.isInteger(rings) || rings < 0) return [];
  const { wide, small } = count === 'hundreds' ? hundreds : layOutRows(count);
  const fields = [
    createLayout('only-from-tablet', wide, rings, 18),
    createLayout('only-below-tablet', small, rings, 0),
  ];
  return fields.every(fits) ? fields : [];
}

/** The rings are in the last row, where the stem crosses no dot. */
const layOutRows = (count: number) => {
  const layOut = (columns: number) => ({ columns, count, row: Math.ceil(count / columns) - 1 });
  return { wide: layOut(53), small: layOut(count > maxLargeDots ? 24 : 16) };
};

function createLayout(
  className: string,
  { columns, count, row }: (typeof hundreds)['wide'],
  rings: number,
  column: number,
): DotFieldLayout {
  const first = { column: Math.max(0, Math.min(column, count - rings)), row };
  return { className, columns, count, rings, first };
}

const fits = ({ columns, count, rings, first }: DotFieldLayout): boolean =>
  count >= Math.max(rings, 1) && first.column + rings <= columns;
