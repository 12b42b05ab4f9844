import type { ReactNode } from 'react';
import type { City, CityPage } from '../../../lib/content/schemas/city.ts';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { Service } from '../../../lib/content/schemas/service.ts';
import { formatPhoneLink } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import { CallBand } from '../../ui/CallBand.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { ServiceTile } from '../service/ServiceTile.tsx';
import { CityHero } from './CityHero.tsx';
import { cityMarkers } from './city-markers.ts';
import type { CityPictures } from './city-pictures.ts';
import { Expertise } from './Expertise.tsx';
import { LocalClients } from './LocalClients.tsx';
import { RolesAndIndustries } from './RolesAndIndustries.tsx';
import './city-sections.css';

interface Props {
  content: CityPage;
  city: City;
  pictures: CityPictures;
  services: Service[];
  claim: (id: string) => Claim;
  /** Level of the city's name: h2 on a page with another title. */
  heading?: 'h1' | 'h2';
  /** Follows the first view, such as links to other cities. */
  children?: ReactNode;
}

/** The sections of a city's page. */
export function CitySections({
  content,
  city,
  pictures,
  services,
  claim,
  heading = 'h1',
  children,
}: Props) {
  const { header, band } = content;
  const call = fill(band.call, cityMarkers(city));
  return (
    <>
      <CityHero
        content={header}
        city={city}
        picture={pictures.city}
        claims={header.claims.map(claim)}
        against={claim(header.against)}
        heading={heading}
      />
      {children}
      <Expertise content={content.expertise} city={city} picture={pictures.office} />
      <RolesAndIndustries industries={content.industries} roles={content.roles} city={city} />
      <LocalClients content={content.local} city={city} />
      <ServiceDoors title={content.services} services={services} />
      <CallBand
        title={band.title}
        text={band.text}
        actions={[band.action, { label: call, to: formatPhoneLink(city.phoneNumber) }]}
      />
    </>
  );
}

function ServiceDoors({ title, services }: { title: string; services: Service[] }) {
  return (
    <RailSection id="services-title" title={title} className="on-paper" zone="doors">
      <ul className="tiles">
        {services.map((service, index) => (
          <ServiceTile key={service.id} service={service} index={index} />
        ))}
      </ul>
    </RailSection>
  );
}
