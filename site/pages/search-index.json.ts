import type { APIRoute } from 'astro';
import { cityEntries } from '../features/search/city-entries.ts';
import { pageEntries } from '../features/search/page-entries.ts';
import { postEntries } from '../features/search/post-entries.ts';
import { serviceEntries } from '../features/search/service-entries.ts';

/** Everything that the search finds; its page reads it, once somebody is about to type. */
export const GET: APIRoute = async () =>
  Response.json([
    ...serviceEntries(),
    ...(await postEntries()),
    ...cityEntries(),
    ...(await pageEntries()),
  ]);
