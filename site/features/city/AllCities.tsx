import { type City, cityPath } from '../../../lib/content/schemas/city.ts';
import type { CityPage } from '../../../lib/content/schemas/city-page.ts';
import { fill } from '../../text/sentences.ts';
import { formatPhoneLink } from '../../text/telephone.ts';
import { cityMarkers, isServed } from './city-markers.ts';
import './all-cities.css';

export function AllCities({ content, cities }: { content: CityPage; cities: City[] }) {
  const { all, header } = content;
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame all-cities">
        <div className="all-cities-opening">
          <h1 id="page-title" className="type-hero">
            {all.headline}
          </h1>
          <p className="all-cities-lead type-lead">{all.lead}</p>
        </div>
        <ul className="all-cities-list">
          {cities.map((city) => (
            <li key={city.slug} className="all-cities-item">
              <h2 className="type-h3">
                <a className="link" href={cityPath(city.slug)}>
                  {city.city}, {city.stateAbbr}
                </a>
              </h2>
              <p className="all-cities-text">
                {fill(isServed(city) ? header.lead.served : header.lead.office, cityMarkers(city))}
              </p>
              <a className="link link-standing" href={formatPhoneLink(city.phoneNumber)}>
                {city.phoneNumber}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
