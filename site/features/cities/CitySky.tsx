import type { CitySlug } from '../../../contracts/content/city.ts';
import { wideSkylines } from '../../drawing/skylines.ts';
import { Skyline } from '../../ui/Skyline.tsx';
import './city-sky.css';

/** The city's skyline on the page's line, which comes in from the window's edge. */
export function CitySky({ city }: { city: CitySlug }) {
  return (
    <div className="city-sky" aria-hidden="true">
      <span className="city-enter" />
      <span className="city-run" />
      <Skyline city={city} />
      {wideSkylines[city] && <Skyline city={city} wide />}
      <span className="city-run city-run-out" />
    </div>
  );
}
