import type { ReactNode } from 'react';
import type { City } from '../../../lib/content/schemas/city.ts';
import type { CityPage } from '../../../lib/content/schemas/city-page.ts';
import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { Service } from '../../../lib/content/schemas/service.ts';
import { Line } from '../../motion/Line.tsx';
import { fill } from '../../text/sentences.ts';
import { formatPhoneLink } from '../../text/telephone.ts';
import { CallBand } from '../../ui/CallBand.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
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
  /** Of the city's name: h2 on a page that has another title. */
  heading?: 'h1' | 'h2';
  /** Follows the first view: the way to the other cities. */
  children?: ReactNode;
}

/** One city's page: its skyline, its industries and roles, and the sections that all cities share. */
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

/** The services, as on the home page. */
function ServiceDoors({ title, services }: { title: string; services: Service[] }) {
  return (
    <section className="on-paper" aria-labelledby="services-title" data-drawing="">
      <div className="frame">
        <div className="zone doors">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="services-title">{title}</SectionHeading>
          <ul className="tiles">
            {services.map((service, place) => (
              <ServiceTile key={service.id} service={service} place={place} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
