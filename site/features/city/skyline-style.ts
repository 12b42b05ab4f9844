import type { City } from '../../../lib/content/schemas/city.ts';
import { getSkyline, getWideSkyline, type SkylineDrawing } from '../../drawing/skylines.ts';

const sizes = (name: string, { width, height }: SkylineDrawing) =>
  `.skyline-${name}{--w:${width};--h:${height}}`;

/**
 * The sizes of skylines for a style element, because the content security policy forbids style attributes.
 */
export const skylineStyle = (cities: readonly City[]): string =>
  cities
    .flatMap((city) => {
      const wide = getWideSkyline(city);
      return [
        sizes(city.slug, getSkyline(city)),
        ...(wide ? [sizes(`${city.slug}-wide`, wide)] : []),
      ];
    })
    .join('');
