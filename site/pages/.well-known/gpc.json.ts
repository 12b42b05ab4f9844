import type { APIRoute } from 'astro';
import { listings } from '../../listings.ts';

const privacy = listings.find(({ path }) => path === '/privacy');

/** Says that the site honors Global Privacy Control, since the day of the page that promises it. */
export const GET: APIRoute = () => Response.json({ gpc: true, lastUpdate: privacy?.modified });
