import { request } from '../../calls/request.ts';
import { readEntries } from './entry.ts';
import { createSearch, type Search } from './search.ts';

/** @throws what the call or a broken index throws; the next try may succeed */
export async function loadSearch(): Promise<Search> {
  const answer = await request('/search-index.json');
  return createSearch(readEntries(await answer.json()));
}
