import type { APIRoute } from 'astro';
import { readFeed } from '../metadata/feed.ts';
import { formatRss } from '../metadata/rss.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const feed = await readFeed(site);
  return new Response(formatRss(feed, new URL(url.pathname, site).href), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
