import type { APIRoute } from 'astro';
import { lastChanges } from '../../machines/last-changes.ts';

/** Says that the site honours Global Privacy Control, since the date of the page that promises it. */
export const GET: APIRoute = () =>
  Response.json({ gpc: true, lastUpdate: lastChanges.get('/privacy') });
