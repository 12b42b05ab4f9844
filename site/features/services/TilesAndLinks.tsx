import type { Service } from '../../../lib/content/schemas/service.ts';
import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { Line } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ServiceTile } from '../service/ServiceTile.tsx';
import './tiles-and-links.css';

interface Props {
  headline: string;
  services: Service[];
  links: ServicesPage['resources'];
  words: ServicesPage['detail'];
}

/** A door to each service, and three more for those who want to know the firm first. */
export function TilesAndLinks({ headline, services, links, words }: Props) {
  return (
    <section className="choices on-paper" aria-labelledby="choices-title" data-drawing="">
      <div className="frame">
        <div className="zone choices-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="choices-title">{headline}</SectionHeading>
          <ul className="tiles choices-tiles">
            {services.map((service, place) => (
              <ServiceTile key={service.id} service={service} place={place}>
                <TileTerms service={service} words={words} />
              </ServiceTile>
            ))}
          </ul>
          {links.length > 0 && <RuledLinks links={links} />}
        </div>
      </div>
    </section>
  );
}

interface TileTermsProps {
  service: Pick<Service, 'highlights' | 'pricing'>;
  words: Pick<ServicesPage['detail'], 'timeframe' | 'bestFor' | 'pricing'>;
}

/** What sets one service apart from the other three, on its tile. */
function TileTerms({ service: { highlights, pricing }, words }: TileTermsProps) {
  return (
    <div className="tile-more">
      <ul className="tile-highlights">
        {highlights.map((highlight) => (
          <li key={highlight}>{keepNumbersTogether(highlight)}</li>
        ))}
      </ul>
      <dl className="tile-terms">
        <Term name={words.timeframe} value={keepNumbersTogether(pricing.timeframe)} />
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
      <dd>{value}</dd>
    </div>
  );
}
