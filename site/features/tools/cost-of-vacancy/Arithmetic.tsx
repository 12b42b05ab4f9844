import type { CostOfVacancyContent } from '../../../../lib/content/schemas/tools.ts';
import { RailSection } from '../../../ui/RailSection.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import './cost-of-vacancy.css';

/** The sources that the arithmetic follows. */
export const Arithmetic = ({ content }: { content: CostOfVacancyContent['sources'] }) => (
  <RailSection
    id="arithmetic-title"
    title={content.headline}
    className="on-lichen"
    zone="section-small"
  >
    <dl className="above-24-32 ruled">
      {content.items.map(({ label, text, ...place }) => (
        <div key={label} className="arithmetic-source pad-y-16 print-pad-y-4">
          <dt>
            <TextLink to={'to' in place ? place.to : place.href} label={label} />
          </dt>
          <dd className="measure-38">{text}</dd>
        </div>
      ))}
    </dl>
  </RailSection>
);
