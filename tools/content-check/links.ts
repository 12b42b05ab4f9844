/** Links between pages, as far as the content holds them. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { citySlugs } from '../../contracts/content/city.ts';
import { contentFile, readContentText } from '../../contracts/content/folder.ts';
import { serviceIds } from '../../contracts/content/service.ts';
import { namesUnder, place, readPosts, yamlLines } from './content.ts';

/** Anchors that components add to a page, besides those of its content. */
export const placesOnPages: Readonly<Record<string, readonly string[]>> = {
  '/': ['services', 'about', 'contact'],
  '/about': ['team'],
  '/contact': ['contact-form'],
};

/** Fallback pages, and files that are not pages. */
const noTargets = ['/404', '/form-result', '/newsletter-result', '/blog/not-found'];
const files = ['/sitemap.xml', '/robots.txt', '/rss.xml', '/feed.json'];

interface ContentLink {
  /** Where it is. */
  from: string;
  /** The path of its page, where it has one. */
  page?: string;
  to: string;
}

/** @returns a sentence for each link to a missing page or anchor */
export function linkErrors(): string[] {
  const pages = new Set([...pagePaths(), ...files]);
  const headings = headingsOfPages();
  return contentLinks().flatMap(({ from, page = '', to }) => {
    const [path = '', anchor] = to.split('#');
    const target = path || page;
    if (!pages.has(target)) return [`${from}: ${to} leads to no page`];
    const places = [...(placesOnPages[target] ?? []), ...(headings.get(target) ?? [])];
    if (anchor === undefined || places.includes(anchor)) return [];
    return [`${from}: ${to} leads to no place on ${target}`];
  });
}

/** @returns the paths of all pages that a link may lead to */
export function pagePaths(): string[] {
  const cwd = fileURLToPath(new URL('../../site/pages/', import.meta.url));
  const fixed = globSync('**/*.astro', { cwd })
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`)
    .filter((path) => !noTargets.includes(path));
  return [
    ...fixed,
    ...serviceIds.map((id) => `/services/${id}`),
    ...citySlugs.flatMap((slug) => [`/locations/${slug}`, `/${slug}-it-recruitment`]),
    ...[...readPosts('posts'), ...readPosts('articles')].map(({ slug }) => `/blog/${slug}`),
  ];
}

function contentLinks(): ContentLink[] {
  const fields = namesUnder('.yaml')
    .flatMap(yamlLines)
    .filter(({ path }) => path.at(-1) === 'to')
    .map((line) => ({ from: place(line), to: line.text }));
  const texts = namesUnder('.md').flatMap((name) =>
    [...readContentText(name).matchAll(/\]\(([/#][^)\s]*)\)/g)].map(([, to = '']) => ({
      from: contentFile(name),
      page: pageOf(name),
      to,
    })),
  );
  return [...fields, ...texts];
}

/** @returns the path of the page that shows a Markdown file */
const pageOf = (name: string) =>
  `/${name
    .replace(/^legal\//, '')
    .replace(/^(?:posts|articles)\//, 'blog/')
    .replace(/\.md$/, '')}`;

/** The ids that a Markdown file's headings get, by the path of its page. */
function headingsOfPages(): Map<string, string[]> {
  return new Map(
    namesUnder('.md').map((name) => {
      const headings = [...readContentText(name).matchAll(/^#{2,6} +(.+)$/gm)];
      return [pageOf(name), headings.map(([, heading = '']) => headingId(heading))];
    }),
  );
}

/** As Astro makes it: lower case, no punctuation, hyphens for spaces. */
const headingId = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
