import type { APIRoute } from 'astro';
import { legalDay } from '../../machines/legal-days.ts';

/** Says that the site honours Global Privacy Control, since the date of the page that promises it. */
export const GET: APIRoute = () => Response.json({ gpc: true, lastUpdate: legalDay('privacy') });
