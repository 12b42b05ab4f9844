import { type City, cityPath } from '../../../contracts/content/city.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import './city-skylines.css';

/** Cities on one ground line, folded into rows of two where the screen is narrow. */
export function CitySkylines({ cities }: { cities: City[] }) {
  const endsAtTheLeft = Math.ceil(cities.length / 2) % 2 === 0;
  return (
    <>
      <ul className="zone cities">
        {cities.map(({ slug, city, stateAbbr }) => (
          <li key={slug} className="city">
            <div className="zone city-ground" data-draw="right">
              <Line className="city-in" draw="right" />
              <span className="city-run" />
              <Skyline city={slug} />
              <span className="city-run" />
            </div>
            <div className="zone city-words">
              <Line className="city-out" step={3} />
              <a className="city-name" href={cityPath(slug)}>
                {city}, {stateAbbr}
              </a>
            </div>
          </li>
        ))}
      </ul>
      {endsAtTheLeft && <Crossing from="left" className="cities-crossing" step={3} />}
    </>
  );
}
