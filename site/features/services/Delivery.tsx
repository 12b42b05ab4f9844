import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import './service-list.css';

export function Delivery({ content }: { content: ServicesPage['delivery'] }) {
  return (
    <RailSection
      id="delivery-title"
      title={content.headline}
      className="delivery on-lichen"
      zone="delivery-zone"
      line="delivery-rail lane-left bend-tl reach-half"
    >
      <ul className="ruled-rows">
        {content.items.map(({ title, text }) => (
          <li key={title} className="ruled-row">
            <h3 className="ruled-row-title">{title}</h3>
            <p className="ruled-row-text">{text}</p>
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
