import type { APIRoute } from 'astro';
import { readSearchIndex } from '../features/search/search-index.ts';

/** The search index; only the search page loads it. */
export const GET: APIRoute = () => Response.json(readSearchIndex());
