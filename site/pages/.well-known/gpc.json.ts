import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';

const privacy = await getEntry('legal', 'privacy');

/** Says that the site honors Global Privacy Control, since the day of the page that promises it. */
export const GET: APIRoute = () => Response.json({ gpc: true, lastUpdate: privacy?.data.updated });
