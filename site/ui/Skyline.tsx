import type { CitySlug } from '../../contracts/content/city.ts';
import { skylines, wideSkylines } from '../drawing/skylines.ts';

interface Props {
  city: CitySlug;
  /** The version for a page of its own, if the city has one. */
  wide?: boolean;
}

/** A city as one line along its box's lower edge, open at both sides. */
export function Skyline({ city, wide = false }: Props) {
  const { width, top, outline, hairlines } = (wide && wideSkylines[city]) || skylines[city];
  return (
    <svg
      className={`skyline skyline-${city}${wide ? '-wide' : ''}`}
      viewBox={`0 ${top} ${width} ${300 - top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="hairline" d={hairlines} />
      <path className="stroke" d={outline} />
    </svg>
  );
}
