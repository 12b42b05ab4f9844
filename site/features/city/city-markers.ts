import { contentFile } from '../../../lib/content/folder.ts';
import { ContentError } from '../../../lib/content/read.ts';
import type { City, CityPage } from '../../../lib/content/schemas/city.ts';
import type { SiteEvent } from '../analytics/events.ts';

/** The values of one city for the markers of content/pages/city.yaml. */
export const cityMarkers = ({ city, state, stateAbbr, phoneNumber, office }: City) => ({
  city,
  state,
  stateAbbr,
  phoneNumber,
  locality: office.locality,
  region: office.region,
});

/** A city without an office is served from another one. */
export const isServed = ({ city, office }: City): boolean => office.locality !== city;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const list = new Intl.ListFormat('en-US');

/** The values of `{offices}` and `{states}` in texts about all offices. */
export const officeMarkers = (offices: readonly City[]) => ({
  offices: `${numbers[offices.length] ?? offices.length} office${offices.length === 1 ? '' : 's'}`,
  states: list.format(new Set(offices.map(({ state }) => state))),
});

/**
 * Splits the cities into the one that the page of all cities shows in full and the others.
 * @throws ContentError when the page names a city that does not exist
 */
export function splitFirstCity(cities: readonly City[], { all }: Pick<CityPage, 'all'>) {
  const first = all.first ? cities.find(({ slug }) => slug === all.first) : cities[0];
  if (!first) {
    const field = `${contentFile('pages/city.yaml')}: all.first`;
    throw new ContentError(`${field}: no file in ${contentFile('cities')} is ${all.first}.yaml`);
  }
  return { first, others: cities.filter((city) => city !== first) };
}

/** The event of a visit to a city's page. */
export const cityView = ({ slug, city, stateAbbr }: City): SiteEvent => ({
  event: 'location_page_view',
  location_id: slug,
  location_name: `${city}, ${stateAbbr}`,
});
