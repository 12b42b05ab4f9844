import type { TestimonialsPage } from '../../../lib/content/schemas/testimonials.ts';
import { range } from '../../drawing/numbers.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './industries-served.css';

const perRow = 5;

/** The line draws the rows one after the other; the signs of a row appear with it. */
const getStep = (row: number) => ([2, 3, 4] as const)[row] ?? 4;

/** A fold takes the line from one row to the next, at the left or at the right. */
const folded = ['served-fold-left lane-left', 'served-fold-right lane-right'] as const;

interface Props {
  content: TestimonialsPage['industries'];
  /** All of them, in the order of the wheel. */
  industries: string[];
  /** The industries with a quote on the page. */
  quoted: string[];
}

/**
 * The industries on the line: a dot where a client is quoted, a ring where none is yet. It folds
 * between the rails; on a narrow screen it runs down the left one.
 */
export function IndustriesServed({ content, industries, quoted }: Props) {
  const rows = Math.ceil(industries.length / perRow);
  // The line leaves at the right: after an even number of rows it is there without another fold.
  const folds = rows % 2 === 0 ? rows - 1 : rows;
  return (
    <section className="on-paper" aria-labelledby="served-title" data-drawing="">
      <div className="frame">
        <div className="zone split served-top">
          <Line className="lane-right straight-v full only-below-laptop" />
          <Line className="to-below lane-right bend-br reach-half only-from-laptop" />
          <SectionHeading id="served-title">{content.headline}</SectionHeading>
          <p className="served-text balance">{content.text}</p>
        </div>
        <Crossing from="right" className="only-below-laptop" step={2} />
        <div className={`zone served-run served-rows-${rows}`}>
          <Line className="lane-left straight-v full only-below-laptop" step={2} />
          {range(folds).map((fold) => (
            <Line
              key={fold}
              className={`served-fold served-fold-${fold + 1} reach-half ${folded[fold % 2]} only-from-laptop`}
              step={getStep(fold)}
            />
          ))}
          <Line className="served-out lane-right bend-tr reach-half only-from-laptop" step={4} />
          <ul className="served">
            {industries.map((industry, index) => {
              const isQuoted = quoted.includes(industry);
              const QuoteSign = isQuoted ? Dot : Ring;
              return (
                <li key={industry} className="served-industry">
                  <QuoteSign className="served-sign" step={getStep(Math.floor(index / perRow))} />
                  <span className="type-h3">{industry}</span>
                  {isQuoted && <span className="sr-only">, {content.quoted}</span>}
                </li>
              );
            })}
          </ul>
        </div>
        <Crossing from="left" className="served-crossing-last only-below-laptop" step={3} />
      </div>
    </section>
  );
}
