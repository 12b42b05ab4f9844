import type { ReactNode } from 'react';
import { Crossing } from '../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../motion/Line.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import '../ui/charts.css';

interface Props {
  /** The heading's id. */
  id: string;
  headline: string;
  /** Between the heading and the steps. */
  children?: ReactNode;
  steps: readonly { label: ReactNode; title: string; text: string; isFilled: boolean }[];
  /** The class of the ground. */
  ground: string;
}

/** A section with steps on the line, from the left rail across the page to the right one; on narrow screens down the left. */
export const StepsRow = ({ id, headline, children, steps, ground }: Props) => (
  <section className={ground} aria-labelledby={id}>
    <div className="frame">
      <div className="zone pad-top-section pad-bottom-32-48">
        <Line className="lane-left straight-v full only-below-laptop screen-only" />
        <Line className="to-below lane-left bend-bl reach-half only-from-laptop" />
        <SectionHeading id={id}>{headline}</SectionHeading>
        {children}
      </div>
      <div className="zone">
        <Line className="lane-left straight-v full only-below-laptop screen-only" />
        <Line className="from-above lane-right bend-tr reach-half only-from-laptop" />
        <ol role="list" className="steps-list grid row-gap-0 column-gap-column">
          {steps.map(({ label, title, text, isFilled }) => (
            <li key={title} className="step">
              {isFilled ? (
                <Dot className="step-sign on-rail" />
              ) : (
                <Ring className="step-sign on-rail" />
              )}
              {label}
              <h3 className="type-h3">{title}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <Crossing from="left" className="only-below-laptop" />
    </div>
  </section>
);
