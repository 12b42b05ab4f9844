import { contentFile } from '../../../lib/content/folder.ts';
import { ContentError } from '../../../lib/content/read.ts';
import type { City } from '../../../lib/content/schemas/city.ts';
import type { CityPage } from '../../../lib/content/schemas/city-page.ts';

/**
 * The city that the page of all cities shows in full, and the others in their order.
 * @throws ContentError when the page names a city that is not there
 */
export function firstOfAll(cities: readonly City[], { all }: Pick<CityPage, 'all'>) {
  const first = all.first ? cities.find(({ slug }) => slug === all.first) : cities[0];
  if (!first) {
    const place = `${contentFile('pages/city.yaml')}: all.first`;
    throw new ContentError(`${place}: no file in ${contentFile('cities')} is ${all.first}.yaml`);
  }
  return { first, others: cities.filter((city) => city !== first) };
}
