import type { Claim } from '../../../../contracts/content/claims.ts';
import type { ServicesPage } from '../../../../contracts/content/services-page.ts';
import { range } from '../../../drawing/range.ts';
import { Line } from '../../../motion/Line.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { ClaimNote } from '../../claims/ClaimNote.tsx';
import { Figures } from '../../claims/Figures.tsx';
import './statistics.css';

interface Props {
  content: Pick<ServicesPage['statistics'], 'headline' | 'claims'> & { exception?: string };
  claim: (id: string) => Claim;
}

/** A field of dots for the placements and the one that came back, where there is one, and the figures. */
export function Statistics({ content, claim }: Props) {
  const exception = content.exception === undefined ? undefined : claim(content.exception);
  return (
    <section className="statistics on-ever" aria-labelledby="statistics-title" data-drawing="">
      <div className="frame">
        <div className="zone statistics-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="statistics-title">
            {content.headline.map((sentence) => (
              <span key={sentence} className="statistics-sentence">
                {sentence}{' '}
              </span>
            ))}
          </SectionHeading>
          {exception && (
            <>
              <DotField
                columns={53}
                rows={8}
                apart={{ column: 18, row: 6 }}
                className="dots-wide"
              />
              <DotField
                columns={16}
                rows={13}
                apart={{ column: 0, row: 11 }}
                className="dots-small"
              />
              <div className="statistics-exception">
                {exception.value} {exception.label} <ClaimNote claim={exception} />
              </div>
            </>
          )}
          <Figures claims={content.claims.map(claim)} />
        </div>
      </div>
    </section>
  );
}

interface DotFieldProps {
  columns: number;
  rows: number;
  /** The position of the one ring; its stem leads down and out of the field. */
  apart: { column: number; row: number };
  className: string;
}

/** How far the stem reaches below the field, in dots. */
const stem = 1.4;

/** Many dots, drawn as dashes of no length with round ends, and one ring among them on a stem. */
function DotField({ columns, rows, apart, className }: DotFieldProps) {
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
