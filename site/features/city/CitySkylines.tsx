import type { ReactNode } from 'react';
import { type City, formatPlace } from '../../../lib/content/schemas/city.ts';
import { getSkyline } from '../../drawing/skylines.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import type { RowLimits, Screen } from './skyline-rows.ts';
import { endsAtTheLeft, findTurns } from './skyline-rows.ts';
import './skylines.css';

interface Props {
  cities: City[];
  limits: RowLimits;
  className?: string;
  /** Where the line comes from: down the left rail, or from the window's edge. */
  from: 'rail' | 'edge';
  /** A sign on the line, before the skyline. */
  sign?: (city: City) => ReactNode;
  caption: (city: City) => ReactNode;
}

/** Skylines on one line, which folds into rows where they do not fit. */
export function CitySkylines({ cities, limits, className = '', from, sign, caption }: Props) {
  return (
    <div className={`cities-room to-window ${className}`}>
      <ul role="list" className="cities">
        {cities.map((city, index) => (
          <li key={city.slug} className={`zone city city-of-${city.slug}`}>
            {(index > 0 || from === 'rail') && (
              <Turns at={[index, cities.length]} limits={limits} side="in" />
            )}
            <div className="zone city-ground" data-draw="right">
              {index === 0 && from === 'edge' && <span className="city-enter straight-h" />}
              <span className="city-run straight-h">{sign?.(city)}</span>
              <Skyline name={city.slug} drawing={getSkyline(city)} />
              <span className="city-run straight-h" />
            </div>
            <Turns at={[index, cities.length]} limits={limits} side="out" />
            <div className="city-caption">{caption(city)}</div>
          </li>
        ))}
      </ul>
      {screens.map(
        (screen) =>
          endsAtTheLeft(cities.length, limits[screen]) && (
            <Crossing key={screen} from="left" className={onlyOn[screen]} />
          ),
      )}
    </div>
  );
}

const screens = ['phone', 'tablet', 'laptop'] as const;
const onlyOn: Record<Screen, string> = {
  phone: 'only-below-tablet',
  tablet: 'only-tablet',
  laptop: 'only-from-laptop',
};
const bends = {
  in: { left: 'lane-left bend-bl', right: 'lane-right bend-br' },
  out: { left: 'lane-left bend-tl', right: 'lane-right bend-tr' },
} as const;

/** The bends at the ends of a row; where the rows end depends on the screen. */
function Turns({
  at: [index, count],
  limits,
  side,
}: {
  at: [index: number, count: number];
  limits: RowLimits;
  side: 'in' | 'out';
}) {
  return screens.map((screen) => {
    const turn = findTurns(index, count, limits[screen])[side];
    const place = `city-${side} reach ${onlyOn[screen]}`;
    return turn && <Line key={screen} className={`${place} ${bends[side][turn]}`} />;
  });
}

export const CityName = ({ city }: { city: City }) => (
  <a className="city-name balance link-fading" href={city.path}>
    {formatPlace(city)}
  </a>
);
