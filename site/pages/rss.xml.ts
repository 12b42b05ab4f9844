import type { APIRoute } from 'astro';
import { readFeed } from '../machines/feeds/feed.ts';
import { formatRss } from '../machines/feeds/rss.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const feed = await readFeed(site);
  return new Response(formatRss(feed, new URL(url.pathname, site).href), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
