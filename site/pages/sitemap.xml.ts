import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { getSiteUrl } from '../content/content.ts';
import { listCanonicalPaths } from '../content/routes.ts';
import { isHeldBack } from '../content/sample-pages.ts';
import { getGuidePath, guides } from '../features/guide/guides.ts';
import { writtenPosts } from '../features/post/posts.ts';

const legalTexts = await getCollection('legal');
const findNewest = (dated: readonly string[]) => dated.toSorted().at(-1);
const posts = writtenPosts.map(({ slug, date, modified }) => ({
  path: `/blog/${slug}`,
  day: modified ?? date,
}));

/**
 * The day of each page's last change (ISO 8601), where the content has one. A wrong date makes search engines distrust
 * all of them.
 */
const days = new Map([
  ...posts.map(({ path, day }) => [path, day] as const),
  ['/blog', findNewest(posts.map(({ day }) => day))],
  ...guides.map((guide) => [getGuidePath(guide), guide.modified] as const),
  ['/guides', findNewest(guides.map(({ checked }) => checked))],
  ...legalTexts.map(({ id, data }) => [`/${id}`, data.updated] as const),
]);

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
