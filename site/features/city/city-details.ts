import region from 'virtual:region';
import words from 'virtual:words/page';
import { type City, type CityPage, formatPlace } from '../../../lib/content/schemas/city.ts';
import { resolveOptionalPicture } from '../../content/own-pictures.ts';
import { toNumberWord } from '../../drawing/numbers.ts';
import { fillCount } from '../../text/counts.ts';
import { fill } from '../../text/sentences.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import type { SiteEvent } from '../analytics/events.ts';

/** Fills a text of content/pages/city.yaml with a city's values. Removes `, {state}` if the city has no state. */
export function fillCity(text: string, city: City): string {
  const { state, stateAbbr = state, phoneNumber, office } = city;
  const optional = { state, stateAbbr, region: office.region };
  const kept = Object.entries(optional).reduce(
    (before, [name, value]) => (value ? before : before.replaceAll(`, {${name}}`, '')),
    text,
  );
  return fill(kept, {
    city: city.city,
    state: state ?? city.city,
    stateAbbr: stateAbbr ?? city.city,
    phoneNumber,
    locality: office.locality,
    region: office.region ?? '',
  });
}

/** Whether an office in another city serves this one. */
export const isServed = ({ city, office }: City): boolean => office.locality !== city;

const list = new Intl.ListFormat(region.locale);

/** The values of `{offices}` and `{states}` in texts about all offices. */
export const createOfficeMarkers = (offices: readonly City[]) => ({
  offices: fillCount(words.offices, offices.length, {
    count: toNumberWord(offices.length, region.locale),
  }),
  states: list.format(new Set(offices.map(({ state, city }) => state ?? city))),
});

/** Splits the cities into the one that the page of all cities shows in full, and the rest. */
export function splitFirstCity(cities: readonly City[], { all }: Pick<CityPage, 'all'>) {
  const first = cities.find(({ slug }) => slug === all.first) ?? cities[0];
  if (!first) throw new Error('there is no city');
  return { first, others: cities.filter((city) => city !== first) };
}

export const createCityView = (city: City): SiteEvent => ({
  event: 'location_page_view',
  location_id: city.slug,
  location_name: formatPlace(city),
});

export interface CityPictures {
  /** Replaces the skyline on the city's page. */
  city: PictureSources | undefined;
  /** The office, beside its address. */
  office: PictureSources | undefined;
}

export async function readCityPictures({ slug, picture, office }: City): Promise<CityPictures> {
  const file = `cities/${slug}.yaml`;
  return {
    city: await resolveOptionalPicture(file, picture, 'wide'),
    office: await resolveOptionalPicture(file, office.picture, 'text'),
  };
}
