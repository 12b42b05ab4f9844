import type { City } from '../../../lib/content/schemas/city.ts';
import { optionalPicture } from '../../content/own-pictures.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';

export interface CityPictures {
  /** Replaces the skyline on the city's page. */
  city: PictureSources | undefined;
  /** Of the office, beside its address. */
  office: PictureSources | undefined;
}

/** @returns the owner's pictures of a city */
export async function readCityPictures({ slug, picture, office }: City): Promise<CityPictures> {
  const file = `cities/${slug}.yaml`;
  return {
    city: await optionalPicture(file, picture, 'wide'),
    office: await optionalPicture(file, office.picture, 'text'),
  };
}
