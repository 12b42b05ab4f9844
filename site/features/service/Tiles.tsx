import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import { ServiceTile } from './ServiceTile.tsx';
import './overview.css';

interface Props {
  headline: string;
  services: Service[];
  words: ServicesPage['detail'];
  /** Below the tiles. */
  links?: ServicesPage['resources'];
}

/** The services with their highlights, price and purpose. */
export const Tiles = ({ headline, services, words, links = [] }: Props) => (
  <RailSection id="choices-title" title={headline} className="on-paper" zone="section-zone">
    <ul role="list" className="tiles services-tiles above-24-32">
      {services.map((service, index) => (
        <ServiceTile key={service.id} service={service} index={index}>
          <TileTerms service={service} words={words} />
        </ServiceTile>
      ))}
    </ul>
    {links.length > 0 && (
      <div className="above-48-64">
        <RuledLinks links={links} />
      </div>
    )}
  </RailSection>
);

interface TileTermsProps {
  service: Pick<Service, 'highlights' | 'pricing'>;
  words: Pick<ServicesPage['detail'], 'bestFor' | 'pricing'>;
}

function TileTerms({ service: { highlights, pricing }, words }: TileTermsProps) {
  return (
    <div className="relative z-2 row-4 above-24">
      <ul role="list" className="tile-highlights row-gap-8 column-gap-24 semibold cluster">
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
