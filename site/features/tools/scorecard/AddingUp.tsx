import type { ScorecardContent } from '../../../../lib/content/schemas/scorecard.ts';
import { Line } from '../../../motion/Line.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import './scorecard.css';

/** What the panel does with the scores, and why it does not add them. */
export function AddingUp({ content }: { content: ScorecardContent['rule'] }) {
  const { headline, steps, reason, source } = content;
  return (
    <section className="screen-only on-lichen" aria-labelledby="rule-title">
      <div className="frame">
        <div className="zone section-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="rule-title">{headline}</SectionHeading>
          <div className="adding-up-halves above-24-32">
            <ol className="adding-up-steps ruled">
              {steps.map((step, index) => (
                <li key={step}>
                  <span className="adding-up-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
            <div>
              <p className="type-lead">{reason}</p>
              <TextLink to={source.href} label={source.label} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
