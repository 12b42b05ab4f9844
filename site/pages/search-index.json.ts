import type { APIRoute } from 'astro';
import { indexEntries } from '../features/search/index-entries.ts';

/** The search index; only the search page loads it. */
export const GET: APIRoute = async () => Response.json(await indexEntries());
