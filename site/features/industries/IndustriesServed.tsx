import type { TestimonialsPage } from '../../../lib/content/schemas/people.ts';
import { range } from '../../drawing/numbers.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './industries.css';

/** Industries per row on tablets and on wider screens. */
const perRow = { tablet: 3, laptop: 5 };

/** A fold takes the line from one row to the next, at the left or at the right. */
const folded = ['served-fold-left lane-left', 'served-fold-right lane-right'] as const;

/** The line along the rows, which leaves on the right: after an even number of rows it needs no extra fold. */
function Rows({ rows, className }: { rows: number; className: string }) {
  const isOdd = rows % 2 === 1;
  return (
    <div className={`served-folds flex ${className}`}>
      {range(isOdd ? rows : rows - 1).map((fold) => (
        <div
          key={fold}
          className={`served-row zone ${isOdd && fold === rows - 1 ? 'served-row-last' : ''}`}
        >
          <Line className={`served-fold reach-half ${folded[fold % 2]}`} />
        </div>
      ))}
      <div className="zone tablet-grow">
        <Line className="from-above lane-right bend-tr reach-half" />
      </div>
    </div>
  );
}

interface Props {
  content: TestimonialsPage['industries'];
  /** All of them, in the order of the wheel. */
  industries: string[];
  /** The industries with a quote on the page. */
  quoted: string[];
}

/**
 * The industries on the line: a dot where a client is quoted, a ring where none is yet. It folds
 * between the rails; on a phone it runs down the left one.
 */
export function IndustriesServed({ content, industries, quoted }: Props) {
  const countRows = (columns: number) => Math.ceil(industries.length / columns);
  return (
    <section className="on-paper" aria-labelledby="served-title">
      <div className="frame">
        <div className="zone split split-8 pad-top-64-88 pad-bottom-24-32 tablet-pad-bottom-72 laptop-align-end">
          <Line className="lane-right straight-v full only-below-tablet" />
          <Line className="to-below lane-right bend-br reach-half only-from-tablet" />
          <SectionHeading id="served-title">{content.headline}</SectionHeading>
          <p className="measure-31 above-16 balance laptop-above-0">{content.text}</p>
        </div>
        <Crossing from="right" className="only-below-tablet" />
        <div className="zone served-run">
          <Line className="lane-left straight-v full only-below-tablet" />
          <Rows rows={countRows(perRow.tablet)} className="only-tablet" />
          <Rows rows={countRows(perRow.laptop)} className="only-from-laptop" />
          <ul role="list" className="served columns row-gap-0 tablet-3 laptop-5">
            {industries.map((industry) => {
              const isQuoted = quoted.includes(industry);
              const QuoteSign = isQuoted ? Dot : Ring;
              return (
                <li key={industry} className="served-industry zone">
                  <QuoteSign className="served-sign on-rail" />
                  <span className="type-h3">{industry}</span>
                  {isQuoted && <span className="sr-only">, {content.quoted}</span>}
                </li>
              );
            })}
          </ul>
        </div>
        <Crossing from="left" className="served-crossing-last only-below-tablet" />
      </div>
    </section>
  );
}
