import type { Service } from '../../../lib/content/schemas/service.ts';
import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { Sign } from '../../ui/Sign.tsx';
import './service-sections.css';

interface Props {
  service: Service;
  words: ServicesPage['detail'];
}

/** Four benefits, and when not to buy. */
export function Benefits({ service, words }: Props) {
  return (
    <RailSection id="gets-title" title={words.benefits} className="gets on-paper" zone="gets-zone">
      <ul className="gets-list">
        {service.benefits.map(({ title, description }) => (
          <li key={title} className="get">
            <h3 className="type-tile">{title}</h3>
            <p className="get-text">{description}</p>
          </li>
        ))}
      </ul>
      <div className="not-for">
        <h3 className="not-for-title type-h3">
          <Sign name="broken" />
          {words.notFor}
        </h3>
        <p className="type-lead">{service.notFor}</p>
      </div>
    </RailSection>
  );
}
