import { listRouteGroups } from '../../content/routes.ts';
import { listings } from '../../listings.ts';
import type { SearchEntry } from './search-engine.ts';

/** @returns the entries of /search-index.json: the kinds of pages, then the main and legal pages */
export async function readSearchIndex(): Promise<SearchEntry[]> {
  const kinds = listings.map(async ({ path, searchEntry }) =>
    searchEntry ? [{ to: path, ...(await searchEntry()) }] : [],
  );
  return [...(await Promise.all(kinds)).flat(), ...(await readPageEntries())];
}

/** Leaves out the search page itself. */
function readPageEntries(): Promise<SearchEntry[]> {
  const texts = new Map(listings.map(({ path, searchText }) => [path, searchText]));
  const routes = listRouteGroups()
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
