import type { CostOfVacancyContent } from '../../../../lib/content/schemas/tools.ts';
import { Line } from '../../../motion/Line.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import './cost-of-vacancy.css';

/** The sources that the arithmetic follows. */
export function Arithmetic({ content }: { content: CostOfVacancyContent['sources'] }) {
  return (
    <section className="on-lichen" aria-labelledby="arithmetic-title">
      <div className="frame">
        <div className="zone section-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="arithmetic-title">{content.headline}</SectionHeading>
          <dl className="above-24-32 ruled">
            {content.items.map(({ label, text, ...place }) => (
              <div key={label} className="arithmetic-source">
                <dt>
                  <TextLink to={'to' in place ? place.to : place.href} label={label} />
                </dt>
                <dd className="measure-38">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
