import type { CitySlug } from '../../../contracts/content/city.ts';
import { skylines } from '../../drawing/skylines.ts';
import { onTheFoot, type SocialFigure } from './figure.ts';

/** The y coordinate of all skylines' ground line. */
const ground = 300;
/** The most that a skyline may take, in pixels: it stays clear of title and logo. */
const [widest, highest] = [640, 400];

/** A city's skyline, drawn as part of the line. */
export function cityFigure(slug: CitySlug): SocialFigure {
  const { width, top, outline, hairlines } = skylines[slug];
  const scale = Math.min(widest / width, highest / (ground - top));
  return onTheFoot({ line: outline, hairlines, width, ground }, scale);
}
