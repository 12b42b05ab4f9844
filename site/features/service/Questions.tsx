import type { Service } from '../../../lib/content/schemas/service.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './questions.css';

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
            <Line className="questions-in lane-right bend-tr only-from-laptop" draw="right" />
          )}
          <SectionHeading id="questions-title">{headline}</SectionHeading>
          <div className="ruled-rows questions-list">
            {faqs.map(({ question, answer }, index) => (
              <details key={question} className="question" open={index === 0}>
                <summary className="question-row">
                  <h3 className="question-words hover-underline">{question}</h3>
                  <span className="question-sign" aria-hidden="true" />
                </summary>
                <p className="question-answer">{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
