import { routeGroups } from '../../content/routes.ts';
import { listings } from '../../listings.ts';
import type { SearchEntry } from './entry.ts';

/** @returns the entries of /search-index.json: the kinds of pages, then the main and legal pages */
export const readSearchIndex = async (): Promise<SearchEntry[]> => [
  ...(await Promise.all(
    listings.flatMap(({ path, searchEntry }) =>
      searchEntry ? [Promise.resolve(searchEntry()).then((entry) => ({ to: path, ...entry }))] : [],
    ),
  )),
  ...(await readPageEntries()),
];

/** The search does not find its own page. */
function readPageEntries(): Promise<SearchEntry[]> {
  const texts = new Map(listings.map(({ path, searchText }) => [path, searchText]));
  const routes = routeGroups()
    .filter(({ kind }) => kind === 'page' || kind === 'legal')
    .flatMap((group) => group.routes)
    .filter(({ to }) => to !== '/search');
  return Promise.all(
    routes.map(async ({ label, to, text }) => ({
      to,
      kind: 'page',
      title: label,
      note: '',
      summary: text,
      tags: [],
      body: (await texts.get(to)?.()) ?? '',
    })),
  );
}
