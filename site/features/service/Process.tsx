import type { Service } from '../../../lib/content/schemas/service.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './process.css';

interface Props {
  headline: string;
  steps: Service['process'];
  /** Whether the line returns to the rail here, because no questions follow. */
  alone?: boolean;
}

/** The steps of the process: a ring each, and a dot for the last. */
export function Process({ headline, steps, alone = false }: Props) {
  return (
    <section className="on-paper" aria-labelledby="process-title" data-drawing="">
      <div className="frame">
        <Crossing from="right" className="process-crossing only-below-laptop" />
        <div className="zone split process-zone">
          <Line className="lane-left straight-v full only-below-laptop" step={2} />
          <Line className="process-in lane-right bend-br only-from-laptop" draw="left" />
          <Line className="process-down bend-tl only-from-laptop" step={2} />
          <Line className="process-out bend-bl only-from-laptop" step={3} />
          <SectionHeading id="process-title" className="process-title">
            {headline}
          </SectionHeading>
          <ol className="process-list">
            {steps.map(({ step, title, description }) => (
              <li key={step} className="process-step">
                {step < steps.length ? (
                  <Ring className="process-sign" step={3} />
                ) : (
                  <Dot className="process-sign" step={4} />
                )}
                <span className="type-count" aria-hidden="true">
                  {step}
                </span>
                <div>
                  <h3 className="type-h3">{title}</h3>
                  <p className="item-text">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Crossing from="left" className="only-below-laptop" step={3} />
        {alone && (
          <div className="zone process-exit only-from-laptop">
            <Line className="process-leave lane-right bend-tr" draw="right" step={4} />
          </div>
        )}
      </div>
    </section>
  );
}
