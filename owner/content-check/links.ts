/** Links between pages, as far as the content holds them. */

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entryIds } from '../../lib/content/entries.ts';
import { readBrand, readRedirects } from '../../lib/content/firm-files.ts';
import { contentFile, readContentText, readMarkdownFile } from '../../lib/content/folder.ts';
import { isPublished } from '../../lib/content/publication.ts';
import { cityPath } from '../../lib/content/schemas/city.ts';
import { guideSchema } from '../../lib/content/schemas/guide.ts';
import { ownPagesFolder } from '../../lib/content/schemas/own-page.ts';
import { videosSchema } from '../../lib/content/schemas/videos.ts';
import { toCanonicalPath } from '../../server/site/addresses.ts';
import { namesUnder, place, readPosts, readYaml, yamlLines } from './content.ts';
import { anchorsOn, ownPageSlugs, ownSections } from './own-pages.ts';

/** Anchors that components add to a page, besides those of its content. */
export const placesOnPages: Readonly<Record<string, readonly string[]>> = {
  '/': ['services', 'about', 'contact'],
  '/about': ['team'],
  '/blog': ['talks', 'articles'],
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

/** What a link may lead to. */
export interface LinkTargets {
  pages: ReadonlySet<string>;
  /** The anchors of each page. */
  places: ReadonlyMap<string, readonly string[]>;
  /** Second addresses of pages, and the one that each page calls its own. */
  canonical: ReadonlyMap<string, string>;
  /** Old addresses, which lead on. */
  moved: ReadonlySet<string>;
  /** Posts that are not out yet, and the reason. */
  unpublished: ReadonlyMap<string, string>;
}

/** @returns the pages and anchors of the site as the next build makes it */
export function linkTargets(): LinkTargets {
  const pages = new Set([...pagePaths(), ...files]);
  const gone = placesWithoutContent();
  const headings = headingsOfPages();
  const ownPaths = new Set(ownPageSlugs().map((slug) => `/${slug}`));
  const places = [...pages].map((path) => {
    const own = [
      ...(placesOnPages[path] ?? []).filter((anchor) => !gone.has(anchor)),
      ...(headings.get(path) ?? []),
      ...(ownPaths.has(path) ? anchorsOn(path.slice(1)) : []),
    ];
    return [path, own] as const;
  });
  const waiting = allPosts()
    .filter((post) => !isPublished(post))
    .map(({ slug, draft, date }) => [`/blog/${slug}`, draft ? 'a draft' : date] as const);
  return {
    pages,
    places: new Map(places),
    canonical: new Map(
      entryIds('cities').map((slug) => [`/locations/${slug}`, cityPath(slug)] as const),
    ),
    moved: new Set(Object.keys(readRedirects()).map(toCanonicalPath)),
    unpublished: new Map(waiting),
  };
}

/** @returns the anchors of sections that are not there, since their list is empty or, of posts, the featured one is all */
function placesWithoutContent(): Set<string> {
  const hasTalks = readYaml('videos.yaml', videosSchema).items.length > 0;
  const hasList = allPosts().filter((post) => isPublished(post)).length > 1;
  return new Set([...(hasTalks ? [] : ['talks']), ...(hasList ? [] : ['articles'])]);
}

/** @returns a sentence for each link to a missing page or anchor */
export function linkErrors(targets: LinkTargets): string[] {
  return contentLinks().flatMap(({ from, page = '', to }) => {
    const problem = linkProblem(to, targets, page);
    return problem ? [`${from}: ${problem}`] : [];
  });
}

/** @returns what is wrong with a link and what to do; undefined where it leads somewhere */
export function linkProblem(to: string, targets: LinkTargets, page = ''): string | undefined {
  const [path = '', anchor] = to.split('#');
  const target = path || page;
  const canonical = targets.canonical.get(target);
  if (canonical) {
    return `${to} is a second address of the page. Link to ${canonical}${anchor === undefined ? '' : `#${anchor}`}`;
  }
  const waits = targets.unpublished.get(target);
  if (waits) return `${to} leads to a post that is not out yet (${waits}). Link to it once it is`;
  if (targets.moved.has(target) && !targets.pages.has(target)) return undefined;
  if (!targets.pages.has(target)) {
    return `${to} leads to no page. Correct the path, or take the link out`;
  }
  const places = targets.places.get(target) ?? [];
  if (anchor === undefined || places.includes(anchor)) return undefined;
  const known =
    places.length > 0 ? `It has ${places.map((each) => `#${each}`).join(', ')}` : 'It has none';
  return `${to} leads to no place on ${target}. ${known}`;
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
    ...entryIds('services').map((id) => `/services/${id}`),
    ...entryIds('cities').flatMap((slug) => [`/locations/${slug}`, `/${slug}-it-recruitment`]),
    ...ownPageSlugs().map((slug) => `/${slug}`),
    ...allPosts()
      .filter((post) => isPublished(post))
      .map(({ slug }) => `/blog/${slug}`),
    ...namesUnder('.md', 'guides/')
      .filter((name) => isPublished(readMarkdownFile(name, guideSchema).data))
      .map((name) => `/${name.replace(/\.md$/, '')}`),
  ];
}

const allPosts = () => [...readPosts('posts'), ...readPosts('articles')];

function contentLinks(): ContentLink[] {
  const fields = namesUnder('.yaml')
    .flatMap(yamlLines)
    // A claim has a `to` as well, where its clock stops; links begin with a slash.
    .filter(({ path, text }) => path.at(-1) === 'to' && text.startsWith('/'))
    .map((line) => ({ from: place(line), to: line.text }));
  const texts = namesUnder('.md').flatMap((name) =>
    linksIn(readContentText(name)).map((to) => ({
      from: contentFile(name),
      page: pageOf(name),
      to,
    })),
  );
  const ownTexts = ownPageSlugs().flatMap((slug) =>
    ownSections(slug).flatMap((section) =>
      section.kind === 'prose'
        ? linksIn(section.text).map((to) => ({
            from: contentFile(`${ownPagesFolder}/${slug}.yaml`),
            page: `/${slug}`,
            to,
          }))
        : [],
    ),
  );
  return [...fields, ...texts, ...ownTexts];
}

/** Addresses elsewhere, and the marker for the telephone. */
const elsewhere = /^(?:https?:|mailto:|tel:|\{phoneLink\})/;

/** @returns the links of a Markdown text that stay on the site, also where they name it in full */
function linksIn(text: string): string[] {
  const home = readBrand().siteUrl.replace(/\/$/, '');
  return [...text.matchAll(/(?<!!)\[(?:[^[\]]|\[[^\]]*\])*\]\(([^)\s]+)/g)]
    .map(([, to = '']) => (to.startsWith(`${home}/`) ? to.slice(home.length) : to))
    .filter((to) => !elsewhere.test(to));
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
