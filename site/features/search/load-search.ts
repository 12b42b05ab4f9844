import { request } from '../../request.ts';
import type { Search } from './search-engine.ts';

let index: Promise<unknown> | undefined;
let search: Promise<Search> | undefined;

/** Fetches the index once, and again after an error. The page calls it before the island hydrates. */
export function fetchIndex(): Promise<unknown> {
  index ??= request('/search-index.json').then((answer) => answer.json());
  index.catch(() => {
    index = undefined;
  });
  return index;
}

/** Loads the engine in parallel with the index, once, and again after a failure. */
export function loadSearch(): Promise<Search> {
  search ??= Promise.all([import('./search-engine.ts'), fetchIndex()]).then(
    ([{ createSearch, readEntries }, fetched]) => createSearch(readEntries(fetched)),
  );
  search.catch(() => {
    search = undefined;
  });
  return search;
}
