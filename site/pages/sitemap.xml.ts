import type { APIRoute } from 'astro';
import { getSiteUrl } from '../content/content.ts';
import { listCanonicalPaths } from '../content/routes.ts';
import { isHeldBack } from '../content/sample-pages.ts';
import { listings } from '../listings.ts';

const days = new Map(listings.map(({ path, modified }) => [path, modified]));

/** The routes for search engines, by canonical address (sitemaps.org, 0.9). */
export const GET: APIRoute = ({ site }) => {
  // Paths hold letters, digits, hyphens and slashes, so nothing needs escaping.
  const paths = listCanonicalPaths().filter((path) => !isHeldBack(path, getSiteUrl(site)));
  const urls = paths.map((path) => {
    const day = days.get(path);
    const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${new URL(path, site)}</loc>${lastmod}</url>`;
  });
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
