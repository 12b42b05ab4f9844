import type { APIRoute } from 'astro';
import { indexEntries } from '../features/search/index-entries.ts';

/** Everything that the search finds; only its page loads this. */
export const GET: APIRoute = async () => Response.json(await indexEntries());
