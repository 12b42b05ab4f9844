import type { ReactNode } from 'react';
import type { City, CityPage } from '../../../lib/content/schemas/city.ts';
import { formatPlace } from '../../../lib/content/schemas/city.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { formatPhoneLink } from '../../text/formats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import '../../ui/links.css';
import { CitySkylines } from './CitySkylines.tsx';
import { fillCity } from './city-details.ts';
import './skylines.css';

interface Props {
  content: CityPage;
  /** Its sections follow on the page. */
  first: City;
  others: City[];
}

/** All cities on one ground line, which continues into the sections of the first. */
export function AllCities({ content: { all, header }, first, others }: Props) {
  return (
    <section className="all-cities on-ever" aria-labelledby="page-title">
      <div className="frame">
        <div className="opening split-8">
          <h1 id="page-title" className="type-hero">
            {all.headline}
          </h1>
          <div>
            <p className="measure-34 type-lead">{fillCity(all.lead, first)}</p>
            <p className="above-24">
              <ButtonLink {...header.book} className="full-on-phone" />
            </p>
          </div>
        </div>
        <CitySkylines
          cities={[first, ...others]}
          className="above-24-64"
          from="edge"
          sign={({ slug }) => (
            <Ring className={`all-cities-ring ${slug === first.slug ? 'all-cities-dot' : ''}`} />
          )}
          caption={(city) => <Caption city={city} />}
        />
      </div>
    </section>
  );
}

interface FirstCityProps {
  content: CityPage;
  city: City;
  children: ReactNode;
}

/** The first city's sections, under a row that says why it is this one. */
export function FirstCity({ content: { all, expertise }, city, children }: FirstCityProps) {
  const { title, text } = all.fold ?? { title: expertise.headline, text: '' };
  return (
    <details className="disclosure on-paper unfolded-on-paper">
      <summary className="frame">
        <div className="zone disclosure-row">
          <Line className="lane-right straight-v full" />
          <div>
            <h2 className="type-subtitle link-fading">{fillCity(title, city)}</h2>
            {text && <p className="above-8 quiet">{fillCity(text, city)}</p>}
          </div>
          <span className="disclosure-sign screen-only" aria-hidden="true" />
        </div>
      </summary>
      {children}
    </details>
  );
}

function Caption({ city }: { city: City }) {
  const { path, phoneNumber } = city;
  return (
    <div className="all-cities-caption">
      <h2 className="type-h3">
        <a className="all-cities-link link link-stretched" href={path}>
          {formatPlace(city)}
        </a>
      </h2>
      <span className="all-cities-phone">
        <TextLink to={formatPhoneLink(phoneNumber)} label={phoneNumber} />
      </span>
    </div>
  );
}
