import type { Service } from '../../../lib/content/schemas/service.ts';
import { Line } from '../../motion/Line.tsx';
import { DisclosureRow } from '../../ui/DisclosureRow.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './service-sections.css';

interface Props {
  headline: string;
  faqs: Service['faqs'];
  /** Whether the line comes down the rail instead of out of the steps above. */
  straight?: boolean;
}

/** Questions as disclosures; the first is open, to show how they work. */
export function Questions({ headline, faqs, straight = false }: Props) {
  return (
    <section className="on-lichen" aria-labelledby="questions-title" data-drawing="">
      <div className="frame">
        <div className="zone section-zone">
          <Line className={`lane-right straight-v full ${straight ? '' : 'only-below-laptop'}`} />
          {!straight && (
            <Line
              className="questions-in from-above lane-right bend-tr only-from-laptop"
              draw="right"
            />
          )}
          <SectionHeading id="questions-title">{headline}</SectionHeading>
          <div className="ruled-rows above-32-48">
            {faqs.map(({ question, answer }, index) => (
              <details key={question} className="question disclosure" open={index === 0}>
                <DisclosureRow title={question} />
                <p className="question-answer">{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
