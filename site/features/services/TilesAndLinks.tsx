import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import { ServiceTile } from '../service/ServiceTile.tsx';
import './services.css';

interface Props {
  headline: string;
  services: Service[];
  links: ServicesPage['resources'];
  words: ServicesPage['detail'];
}

export function TilesAndLinks({ headline, services, links, words }: Props) {
  return (
    <RailSection
      id="choices-title"
      title={headline}
      className="on-paper"
      zone="pad-top-48-88 pad-bottom-section"
    >
      <ul role="list" className="tiles services-tiles">
        {services.map((service, index) => (
          <ServiceTile key={service.id} service={service} index={index}>
            <TileTerms service={service} words={words} />
          </ServiceTile>
        ))}
      </ul>
      {links.length > 0 && <RuledLinks links={links} />}
    </RailSection>
  );
}

interface TileTermsProps {
  service: Pick<Service, 'highlights' | 'pricing'>;
  words: Pick<ServicesPage['detail'], 'bestFor' | 'pricing'>;
}

function TileTerms({ service: { highlights, pricing }, words }: TileTermsProps) {
  return (
    <div className="tile-more above-24">
      <ul role="list" className="tile-highlights cluster">
        {highlights.map((highlight) => (
          <li key={highlight}>{keepNumbersTogether(highlight)}</li>
        ))}
      </ul>
      <dl className="tile-terms above-16">
        <Term name={words.pricing} value={pricing.model} />
        <Term name={words.bestFor} value={pricing.bestFor} />
      </dl>
    </div>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div className="tile-term">
      <dt>{name}</dt>
      <dd className="semibold">{value}</dd>
    </div>
  );
}
