import type { APIRoute } from 'astro';
import { readFeed } from '../lib/feeds/feed-items.ts';
import { jsonFeed } from '../lib/feeds/json-feed.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const feed = await readFeed(site);
  return new Response(JSON.stringify(jsonFeed(feed, new URL(url.pathname, site).href)), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
};
