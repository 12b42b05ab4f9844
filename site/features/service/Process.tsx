import type { Service } from '../../../lib/content/schemas/service.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './service.css';

interface Props {
  headline: string;
  steps: Service['process'];
}

/** The steps of the process on the left rail: a ring each, and a dot for the last. */
export function Process({ headline, steps }: Props) {
  return (
    <section className="on-paper" aria-labelledby="process-title">
      <div className="frame">
        <Crossing from="right" className="process-crossing" />
        <div className="zone">
          <Line className="lane-left straight-v full" />
          <SectionHeading id="process-title">{headline}</SectionHeading>
          <ol role="list" className="ruled-rows above-32-48">
            {steps.map(({ step, title, description }) => (
              <li key={step} className="process-step split split-7">
                <h3 className="process-name zone type-h3">
                  {step < steps.length ? (
                    <Ring className="on-rail at-middle" />
                  ) : (
                    <Dot className="on-rail at-middle" />
                  )}
                  <span className="type-count" aria-hidden="true">
                    {step}
                  </span>
                  {title}
                </h3>
                <p className="item-text above-0-from-laptop larger-when-wide">{description}</p>
              </li>
            ))}
          </ol>
        </div>
        <Crossing from="left" className="process-crossing" />
      </div>
    </section>
  );
}
