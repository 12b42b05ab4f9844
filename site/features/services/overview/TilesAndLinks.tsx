import type { Service } from '../../../../contracts/content/service.ts';
import type { ServicesPage } from '../../../../contracts/content/services-page.ts';
import { Line } from '../../../motion/Line.tsx';
import { RuledLinks } from '../../../ui/RuledLinks.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { ServiceTile } from '../ServiceTile.tsx';
import { TileTerms } from './TileTerms.tsx';
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
            {services.map((service) => (
              <ServiceTile key={service.id} service={service}>
                <TileTerms service={service} words={words} />
              </ServiceTile>
            ))}
          </ul>
          <RuledLinks links={links} />
        </div>
      </div>
    </section>
  );
}
