import { type City, formatPlace } from '../../../lib/content/schemas/city.ts';
import { Line } from '../../motion/Line.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './city.css';

export function OtherCities({ title, cities }: { title: string; cities: City[] }) {
  if (cities.length === 0) return null;
  return (
    <nav className="on-paper" aria-labelledby="others-title">
      <div className="frame">
        <div className="zone other-cities row-gap-4 column-gap-32 cluster between align-baseline pad-y-24">
          <Line className="lane-right straight-v full" />
          <p id="others-title" className="quiet semibold">
            {title}
          </p>
          <ul role="list" className="other-cities-list cluster between">
            {cities.map((city) => (
              <li key={city.slug}>
                <TextLink to={city.path} label={formatPlace(city)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}
