import type { Service } from '../../../lib/content/schemas/service.ts';
import { DisclosureRow } from '../../ui/DisclosureRow.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import './service.css';

interface Props {
  headline: string;
  faqs: Service['faqs'];
}

/** Questions as disclosures; the first is open, to show how they work. */
export const Questions = ({ headline, faqs }: Props) => (
  <RailSection id="questions-title" title={headline} className="on-lichen" zone="section-zone">
    <div className="ruled-rows above-32-48">
      {faqs.map(({ question, answer }, index) => (
        <details
          key={question}
          className="question disclosure unfolded-on-paper"
          open={index === 0}
        >
          <DisclosureRow title={question} />
          <p className="question-answer measure-41">{answer}</p>
        </details>
      ))}
    </div>
  </RailSection>
);
