import type { ScorecardContent } from '../../../../lib/content/schemas/tools.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import './scorecard.css';

/** What the panel does with the scores, and why it does not add them. */
export function AddingUp({ content }: { content: ScorecardContent['rule'] }) {
  const { headline, steps, reason, source } = content;
  return (
    <section className="adding-up screen-only" aria-labelledby="rule-title">
      <div className="adding-up-rules">
        <SectionHeading id="rule-title" look="type-tile">
          {headline}
        </SectionHeading>
        <ol role="list" className="adding-up-steps above-24 ruled">
          {steps.map((step, index) => (
            <li key={step}>
              <span className="adding-up-number" aria-hidden="true">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="adding-up-reason tool-result to-right-edge on-lichen">
        <p className="measure-34 type-lead">{reason}</p>
        <TextLink to={source.href} label={source.label} />
      </div>
    </section>
  );
}
