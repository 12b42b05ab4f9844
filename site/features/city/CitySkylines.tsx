import type { ReactNode } from 'react';
import { type City, formatPlace } from '../../../lib/content/schemas/city.ts';
import { getSkyline } from '../../drawing/skylines.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import type { Screen } from './skyline-rows.ts';
import { countPerRow, endsAtTheLeft, findTurns } from './skyline-rows.ts';
import './skylines.css';

interface Props {
  cities: City[];
  className?: string;
  /** Where the line comes from: down the left rail, or from the window's edge. */
  from: 'rail' | 'edge';
  /** A sign on the line, before the skyline. */
  sign?: (city: City) => ReactNode;
  caption: (city: City) => ReactNode;
}

/** Length of the ground line beside a skyline, in the units of the drawings. */
const margin = 40;

/** Skylines on one line, which folds into rows where they do not fit. */
export function CitySkylines({ cities, className = '', from, sign, caption }: Props) {
  const count = cities.length;
  const skylines = cities.map((city) => ({ city, drawing: getSkyline(city) }));
  // One ratio for all boxes puts them on one ground line.
  const ratio = Math.max(
    ...skylines.map(({ drawing: { width, height } }) => height / (width + 2 * margin)),
  );
  const columns = `tablet-${countPerRow(count, 'tablet')} laptop-${countPerRow(count, 'laptop')}`;
  return (
    <div className={`container to-window ${className}`}>
      <ul role="list" className={`cities flex wrap ${columns}`}>
        {skylines.map(({ city, drawing }, index) => (
          <li key={city.slug} className="city zone">
            <div className="zone">
              {(index > 0 || from === 'rail') && <Turns at={[index, count]} side="in" />}
              <div className="city-ground zone flex" data-draw="right">
                {index === 0 && from === 'edge' && <span className="city-enter straight-h" />}
                <span className="city-run straight-h">{sign?.(city)}</span>
                <Skyline drawing={drawing} margin={margin} ratio={ratio} />
                <span className="city-run straight-h" />
              </div>
            </div>
            <div className="area-2-1 no-pointer zone">
              <Turns at={[index, count]} side="out" />
            </div>
            <div className="area-2-1 city-caption">{caption(city)}</div>
          </li>
        ))}
      </ul>
      {screens.map(
        (screen) =>
          endsAtTheLeft(count, screen) && (
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

interface TurnsProps {
  at: [index: number, count: number];
  side: 'in' | 'out';
}

/** The bends at the ends of a row; where the rows end depends on the screen. */
function Turns({ at: [index, count], side }: TurnsProps) {
  return screens.map((screen) => {
    const turn = findTurns(index, count, screen)[side];
    const place = `city-${side} reach ${onlyOn[screen]}`;
    return turn && <Line key={screen} className={`${place} ${bends[side][turn]}`} />;
  });
}

export const CityName = ({ city }: { city: City }) => (
  <a className="city-name balance link-fading" href={city.path}>
    {formatPlace(city)}
  </a>
);
