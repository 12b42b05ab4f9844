import type { ReactNode } from 'react';
import { formatAddress } from '../../../lib/content/schemas/brand.ts';
import type { City, CityPage } from '../../../lib/content/schemas/city.ts';
import type { Service } from '../../../lib/content/schemas/service.ts';
import { brand, pay } from '../../content/content.ts';
import { Line } from '../../motion/Line.tsx';
import { formatOpeningHours, formatPhoneLink } from '../../text/formats.ts';
import { CallBand } from '../../ui/CallBand.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { OwnPicture } from '../../ui/OwnPicture.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Station } from '../../ui/Stations.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { SiteEvent } from '../analytics/events.ts';
import { CityPay } from '../pay/PayParts.tsx';
import { ServiceTile } from '../service/ServiceTile.tsx';
import { CityWords } from './CityHero.tsx';
import type { CityPictures } from './city-details.ts';
import { fillCity, isServed } from './city-details.ts';
import './city.css';

interface SectionProps {
  content: CityPage;
  city: City;
  /** Recorded when the city's sections come into view, on a page of several cities. */
  views?: SiteEvent[] | undefined;
}

interface Props extends SectionProps {
  pictures: CityPictures;
  services: Service[];
}

/** The sections of a city page below its hero. */
export function CitySections({ content, city, pictures, services, views }: Props) {
  return (
    <>
      <Expertise content={content} city={city} picture={pictures.office} views={views} />
      <RolesAndIndustries content={content} city={city} />
      {pay && <CityPay pay={pay} city={city} />}
      <LocalClients content={content} city={city} />
      <RailSection
        id="services-title"
        title={content.services}
        className="on-paper"
        zone="section-zone"
      >
        <ul role="list" className="tiles above-24-64">
          {services.map((service, index) => (
            <ServiceTile key={service.id} service={service} index={index} />
          ))}
        </ul>
      </RailSection>
    </>
  );
}

/** The page's end, with the city's phone number. */
export const CityBand = ({ content, city }: SectionProps) => (
  <CallBand
    {...content.band}
    second={{ label: fillCity(content.band.call, city), to: formatPhoneLink(city.phoneNumber) }}
  />
);

/** Five of twelve columns, or the full width (city.css). */
const pictureSizes = '(min-width: 56.25rem) 36vw, 92vw';

interface ExpertiseProps extends SectionProps {
  picture: PictureSources | undefined;
}

function Expertise({ content, city, picture, views }: ExpertiseProps) {
  const { headline, call, metroArea, office, hours, served } = content.expertise;
  const { street, locality, region, postalCode } = city.office;
  const location = isServed(city)
    ? { label: served.label, text: fillCity(served.text, city) }
    : {
        label: office,
        text: street
          ? formatAddress({ street, locality, region, postalCode }, brand)
          : city.state
            ? `${city.city}, ${city.state}`
            : city.city,
      };
  return (
    <section
      className="on-paper"
      aria-labelledby="expertise-title"
      data-views={views && JSON.stringify(views)}
    >
      <div className="frame">
        <div className="zone section-zone split split-7">
          <Line className="lane-right straight-v full" />
          <div className="expertise-place">
            <SectionHeading id="expertise-title">
              <CityWords text={headline} city={city.city} />
            </SectionHeading>
            <dl className="expertise-facts columns above-32">
              <Fact label={metroArea} text={city.metroArea} />
              <Fact {...location} />
              {city.openingHours && (
                <Fact label={hours} text={formatOpeningHours(city.openingHours)} />
              )}
              <Fact
                label={fillCity(call, city)}
                text={<TextLink to={formatPhoneLink(city.phoneNumber)} label={city.phoneNumber} />}
              />
            </dl>
            {picture && (
              <OwnPicture
                picture={picture}
                sizes={pictureSizes}
                className="expertise-picture above-32"
              />
            )}
          </div>
          <div className="above-32 laptop-above-4">
            {city.expertise.split(/\n+/).map((paragraph, index) => (
              <p key={paragraph} className={`measure-34 type-lead ${index > 0 ? 'above-16' : ''}`}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, text }: { label: string; text: ReactNode }) {
  return (
    <div>
      <dt className="quiet">{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function RolesAndIndustries({ content: { industries, roles }, city }: SectionProps) {
  return (
    <div className="on-lichen">
      <div className="frame split split-7">
        <section
          className="zone industries pad-top-section laptop-pad-bottom-section"
          aria-labelledby="industries-title"
        >
          <Line className="lane-right straight-v full only-below-laptop" />
          <SectionHeading id="industries-title">{industries}</SectionHeading>
          <ul
            role="list"
            className="ruled-rows city-industries columns row-gap-0 tablet-2 laptop-1 above-16-48 type-h3"
          >
            {city.industries.map((industry) => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </section>
        <section id="roles" className="roles" aria-labelledby="roles-title">
          <div className="zone pad-bottom-20 pad-top-section">
            <Line className="lane-right straight-v full" />
            <SectionHeading id="roles-title">{roles.headline}</SectionHeading>
            <p className="above-12 quiet balance">{roles.note}</p>
          </div>
          <RoleLine roles={city.techRoles} />
        </section>
      </div>
    </div>
  );
}

/** The line leaves the right rail, runs down through a ring for each role, and goes back. */
function RoleLine({ roles }: { roles: string[] }) {
  return (
    <>
      <div className="zone crossing">
        <Line className="crossing-in lane-right bend-br reach-half" />
        <Line className="crossing-out roles-in bend-tl" />
      </div>
      <ul role="list">
        {roles.map((role) => (
          <Station key={role} className="role pad-left-16 flex align-center laptop-pad-left-44">
            <span className="stretch-94 block capital type-h3">{role}</span>
          </Station>
        ))}
      </ul>
      <div className="zone roles-out">
        <Line className="roles-back bend-bl" />
        <Line className="roles-on lane-right bend-tr reach-half" />
      </div>
    </>
  );
}

/** Clients in the city and a quote from one of them; renders nothing unless it has both. */
function LocalClients({ content: { local }, city }: SectionProps) {
  const { localCompanies, localTestimonial, sample } = city;
  if (localCompanies.length === 0 && !localTestimonial) return null;
  return (
    <RailSection
      id="local-title"
      title={
        <>
          <CityWords text={local.headline} city={city.city} />
          {sample && <SampleMark />}
        </>
      }
      className="on-ever"
      zone="section-zone"
    >
      {localCompanies.length > 0 && (
        <ul
          role="list"
          className="local-names joined-names above-16-48 type-subtitle"
          aria-label={local.companies}
        >
          {localCompanies.map((company) => (
            <li key={company} className="joined-name">
              {company}
            </li>
          ))}
        </ul>
      )}
      {localTestimonial && <LocalQuote {...localTestimonial} />}
    </RailSection>
  );
}

type Quote = NonNullable<City['localTestimonial']>;

/** @param author a name and, after a comma, a title */
function LocalQuote({ quote, author }: Quote) {
  const [name = '', ...title] = author.split(', ');
  return (
    <figure className="local-quote above-48-64">
      <blockquote className="balance type-quote">“{quote}”</blockquote>
      <figcaption className="local-author flex align-center gap-24 above-32">
        <Monogram name={name} />
        <span>
          <span className="block bold">{name}</span>
          {title.join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
