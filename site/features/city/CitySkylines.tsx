import { type City, cityPath } from '../../../lib/content/schemas/city.ts';
import { getSkyline } from '../../drawing/skylines.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import './skyline.css';
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
        {cities.map((city, index) => {
          const turns = findTurns(index, cities.length);
          return (
            <li key={city.slug} className="city">
              <div className="zone city-ground" data-draw="right">
                {turns.in && <Line className={`city-in reach ${turns.in}`} draw="right" />}
                <span className="city-run straight-h" />
                <Skyline name={city.slug} drawing={getSkyline(city)} />
                <span className="city-run straight-h" />
              </div>
              <div className="zone city-words">
                {turns.out.map((out) => (
                  <Line key={out} className={`city-out reach ${out}`} step={3} />
                ))}
                <CityName city={city} />
              </div>
            </li>
          );
        })}
      </ul>
      {endsAtTheLeft && <Crossing from="left" className="only-below-laptop" step={3} />}
    </>
  );
}

/**
 * Where the line turns beside a skyline. In rows of two it runs to the right, back to the left, and so on;
 * in one row it comes in at the first skyline and goes out at the last.
 */
function findTurns(index: number, count: number): { in?: string; out: string[] } {
  const isLast = index === count - 1;
  const isFirstOfTwo = index % 2 === 0;
  if (index % 4 < 2)
    return {
      in: isFirstOfTwo ? `lane-left bend-bl ${index > 0 ? 'only-below-laptop' : ''}` : undefined,
      out:
        isLast || !isFirstOfTwo ? [`lane-right bend-tr ${isLast ? '' : 'only-below-laptop'}`] : [],
    };
  return {
    in: isLast || !isFirstOfTwo ? 'lane-right bend-br only-below-laptop' : undefined,
    out: [
      ...(isFirstOfTwo ? ['lane-left bend-tl only-below-laptop'] : []),
      ...(isLast ? ['lane-right bend-tr only-from-laptop'] : []),
    ],
  };
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
  <a className="city-name hover-underline" href={cityPath(slug)}>
    {city}, {stateAbbr}
  </a>
);
