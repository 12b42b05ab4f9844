import type { CitySlug } from '../../contracts/content/city.ts';
import { skylines } from './skylines.ts';

/** A city as one line: it stands on its box's lower edge and runs in and out at both sides. */
export function Skyline({ city }: { city: CitySlug }) {
  const { width, top, outline, hairlines } = skylines[city];
  return (
    <svg
      className={`skyline skyline-${city}`}
      viewBox={`0 ${top} ${width} ${300 - top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="hairline" d={hairlines} />
      <path className="stroke" d={outline} />
    </svg>
  );
}
