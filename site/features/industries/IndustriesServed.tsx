import type { TestimonialsPage } from '../../../lib/content/schemas/testimonials.ts';
import { range } from '../../drawing/numbers.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './industries-served.css';

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
        <div className="zone served-top">
          <Line className="served-in" />
          <SectionHeading id="served-title">{content.headline}</SectionHeading>
          <p className="served-text">{content.text}</p>
        </div>
        <Crossing from="right" className="served-crossing" step={2} />
        <div className={`zone served-run served-rows-${rows}`}>
          <Line className="served-rail lane-left straight-v full" step={2} />
          {range(folds).map((fold) => (
            <Line
              key={fold}
              className={`served-fold served-fold-${fold + 1} served-fold-${fold % 2 === 0 ? 'left' : 'right'}`}
              step={steps[fold] ?? 4}
            />
          ))}
          <Line className="served-out lane-right bend-tr reach-half" step={4} />
          <ul className="served">
            {industries.map((industry, index) => (
              <Industry
                key={industry}
                name={industry}
                step={steps[Math.floor(index / perRow)] ?? 4}
                note={quoted.includes(industry) ? content.quoted : undefined}
              />
            ))}
          </ul>
        </div>
        <Crossing from="left" className="served-crossing served-crossing-last" step={3} />
      </div>
    </section>
  );
}

const perRow = 5;
/** Stations appear when the line reaches their row. */
const steps = [2, 3, 4] as const;

interface IndustryProps {
  name: string;
  step: (typeof steps)[number];
  /** The dot's meaning in words; without it there is a ring. */
  note: string | undefined;
}

function Industry({ name, step, note }: IndustryProps) {
  const Station = note ? Dot : Ring;
  return (
    <li className="served-industry">
      <Station className="served-station" step={step} />
      <span className="type-h3">{name}</span>
      {note && <span className="sr-only">, {note}</span>}
    </li>
  );
}
