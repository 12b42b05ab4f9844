import type { APIRoute } from 'astro';
import { readFeed } from '../metadata/feed.ts';
import { formatJsonFeed } from '../metadata/feed-formats.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const feed = await readFeed(site);
  return new Response(JSON.stringify(formatJsonFeed(feed, new URL(url.pathname, site).href)), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
};
