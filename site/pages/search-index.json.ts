import type { APIRoute } from 'astro';
import { cityEntries } from '../lib/search/city-entries.ts';
import { pageEntries } from '../lib/search/page-entries.ts';
import { postEntries } from '../lib/search/post-entries.ts';
import { serviceEntries } from '../lib/search/service-entries.ts';

/** Everything that the search finds; its page reads it, once somebody is about to type. */
export const GET: APIRoute = async () =>
  Response.json([
    ...serviceEntries(),
    ...(await postEntries()),
    ...cityEntries(),
    ...(await pageEntries()),
  ]);
