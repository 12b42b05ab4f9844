import { type City, cityPath } from '../../../lib/content/schemas/city.ts';
import { getSkyline } from '../../drawing/skylines.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import './city-skylines.css';

/** More skylines on one line would be too small to recognize. */
const maxSkylines = 5;

/** Skylines on one line, folded into rows of two on narrow screens. */
export function CitySkylines({ cities }: { cities: City[] }) {
  if (cities.length > maxSkylines) return <CityNames cities={cities} />;
  const endsAtTheLeft = Math.ceil(cities.length / 2) % 2 === 0;
  return (
    <>
      <ul className="zone cities">
        {cities.map((city) => (
          <li key={city.slug} className="city">
            <div className="zone city-ground" data-draw="right">
              <Line className="city-in" draw="right" />
              <span className="city-run" />
              <Skyline name={city.slug} drawing={getSkyline(city)} />
              <span className="city-run" />
            </div>
            <div className="zone city-words">
              <Line className="city-out" step={3} />
              <CityName city={city} />
            </div>
          </li>
        ))}
      </ul>
      {endsAtTheLeft && <Crossing from="left" className="cities-crossing" step={3} />}
    </>
  );
}

function CityNames({ cities }: { cities: City[] }) {
  return (
    <>
      <div className="zone">
        <Line className="lane-left straight-v full" />
        <ul className="city-names">
          {cities.map((city) => (
            <li key={city.slug}>
              <CityName city={city} />
            </li>
          ))}
        </ul>
      </div>
      <Crossing from="left" step={3} />
    </>
  );
}

const CityName = ({ city: { slug, city, stateAbbr } }: { city: City }) => (
  <a className="city-name" href={cityPath(slug)}>
    {city}, {stateAbbr}
  </a>
);
