import type { APIRoute } from 'astro';
import { canonicalPaths } from '../content/routes.ts';
import { isHeldBack } from '../content/sample-pages.ts';
import { lastChanges } from '../machines/last-changes.ts';
import { siteAddress } from '../machines/metadata/site-address.ts';

/** The route list for search engines, canonical addresses only (sitemaps.org, 0.9). */
export const GET: APIRoute = ({ site }) => {
  // Paths hold letters, digits, hyphens and slashes, so nothing needs escaping.
  const paths = canonicalPaths().filter((path) => !isHeldBack(path, siteAddress(site)));
  const entries = paths.map((path) => {
    const day = lastChanges.get(path);
    const change = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${new URL(path, site)}</loc>${change}</url>`;
  });
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
};
