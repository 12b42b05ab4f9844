import type { CitySlug } from '../../../contracts/content/city.ts';
import { skylines } from '../../drawing/skylines.ts';
import { onTheFoot, type SocialFigure } from './figure.ts';

/** Ground line of all skylines. */
const ground = 300;
/** Pixels that a skyline may take: it stays clear of the title and of the logo. */
const [widest, highest] = [640, 400];

/** A city's skyline, standing on the line itself. */
export function cityFigure(slug: CitySlug): SocialFigure {
  const { width, top, outline, hairlines } = skylines[slug];
  const scale = Math.min(widest / width, highest / (ground - top));
  return onTheFoot({ line: outline, hairlines, width, ground }, scale);
}
