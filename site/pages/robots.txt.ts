import type { APIRoute } from 'astro';

/** All pages may be crawled; API calls are not pages. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
