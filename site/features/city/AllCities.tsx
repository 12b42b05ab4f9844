import type { City, CityPage } from '../../../lib/content/schemas/city.ts';
import { cityPath } from '../../../lib/content/schemas/city.ts';
import { formatPhoneLink } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { cityMarkers, isServed } from './city-details.ts';
import '../../ui/ruled-links.css';
import './all-cities.css';

export function AllCities({ content, cities }: { content: CityPage; cities: City[] }) {
  const { all, header } = content;
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame all-cities">
        <div className="opening all-cities-opening">
          <h1 id="page-title" className="type-hero">
            {all.headline}
          </h1>
          <p className="all-cities-lead type-lead">{all.lead}</p>
        </div>
        <ul className="ruled-links all-cities-list">
          {cities.map((city) => (
            <li key={city.slug} className="ruled-link">
              <h2 className="type-h3">
                <TextLink
                  to={cityPath(city.slug)}
                  label={`${city.city}, ${city.stateAbbr}`}
                  running
                />
              </h2>
              <p className="all-cities-text">
                {fill(isServed(city) ? header.lead.served : header.lead.office, cityMarkers(city))}
              </p>
              <TextLink to={formatPhoneLink(city.phoneNumber)} label={city.phoneNumber} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
