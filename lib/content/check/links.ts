/** Checks that links in the content lead to pages and anchors of the site. */
import { z } from 'zod';
import { toCanonicalAddress } from '../../canonical-path.ts';
import { getContentSchema } from '../files.ts';
import {
  getCityPath,
  getPersonPath,
  listEntryIds,
  readBrand,
  readCitySuffix,
  readFilledYaml,
  readFirmMarkers,
  readOptionalYaml,
  readRedirects,
} from '../firm-files.ts';
import { contentFile, listContentFiles, readContentText } from '../folder.ts';
import { fillMarkers } from '../markers.ts';
import { getPagePaths, hasContentOf, isPublishedFile } from '../page-paths.ts';
import { videosSchema } from '../schemas/videos.ts';
import { formatLocation, readFields } from '../values.ts';
import { getOwnPageFile, listOwnPageAnchors, listOwnPageSlugs, readSections } from './own-pages.ts';
import { getWaitReason, listFiles, listHeadingIds, readPosts } from './texts.ts';

/** Anchors that components add to pages, besides those of the content. */
export const componentAnchors: Readonly<Record<string, readonly string[]>> = {
  '/': ['services', 'about', 'contact'],
  '/about': ['team'],
  '/blog': ['talks', 'articles'],
  '/contact': ['contact-form'],
  '/privacy': ['kept-times', 'cookies'],
};

/** Pages that are sent only at other addresses. */
const internalPages = ['/404', '/form-result', '/newsletter-result', '/blog/not-found'];
/** Files that are not pages. */
const fileTargets = ['/sitemap.xml', '/robots.txt', '/rss.xml'];

interface ContentLink {
  location: string;
  /** The page that shows the link, if it is known. */
  page?: string;
  to: string;
}

/** What a link may lead to. */
export interface LinkTargets {
  pages: ReadonlySet<string>;
  /** The anchors of each page. */
  anchors: ReadonlyMap<string, readonly string[]>;
  /** Canonical addresses of pages, by alias. */
  canonical: ReadonlyMap<string, string>;
  /** Old addresses that redirect. */
  moved: ReadonlySet<string>;
  /** Posts that are not published yet, with the reason. */
  unpublished: ReadonlyMap<string, string>;
}

/**
 * @param pageFiles the files of the site's pages, such as `blog/index.astro`
 * @returns the pages and anchors of the site as the next build makes it
 */
export function listLinkTargets(pageFiles: readonly string[]): LinkTargets {
  const pages = new Set([...listPagePaths(pageFiles), ...fileTargets]);
  return {
    pages,
    anchors: listAnchors(pages),
    canonical: new Map(listCityPaths()),
    moved: new Set(Object.keys(readRedirects()).map(toCanonicalAddress)),
    unpublished: new Map(
      readPosts()
        .filter((post) => !post.isPublished)
        .map((post) => [`/blog/${post.slug}`, getWaitReason(post)] as const),
    ),
  };
}

/** @returns the anchors of each page, from components, headings and sections */
function listAnchors(pages: ReadonlySet<string>): Map<string, string[]> {
  const missing = findMissingSections();
  const markers = readFirmMarkers();
  const anchors = new Map(
    [...pages].map((page) => [
      page,
      (componentAnchors[page] ?? []).filter((anchor) => !missing.has(anchor)),
    ]),
  );
  for (const name of listFiles('.md')) {
    anchors
      .get(getPagePaths(name)[0] ?? '')
      ?.push(...listHeadingIds(fillMarkers(readContentText(name), markers)));
  }
  for (const slug of listOwnPageSlugs()) anchors.get(`/${slug}`)?.push(...listOwnPageAnchors(slug));
  return anchors;
}

/** @returns the anchors of sections that the build leaves out, since they have nothing to show */
function findMissingSections(): Set<string> {
  const hasTalks = (readOptionalYaml('videos.yaml', videosSchema)?.items.length ?? 0) > 0;
  // A single post is featured above the list.
  const hasList = readPosts().filter((post) => post.isPublished).length > 1;
  return new Set([...(hasTalks ? [] : ['talks']), ...(hasList ? [] : ['articles'])]);
}

/** @returns a sentence for each link to a missing page or anchor */
export const findLinkErrors = (targets: LinkTargets): string[] =>
  findContentLinks().flatMap(({ location, page, to }) => {
    const error = findLinkError(to, targets, page);
    return error ? [`${location}: ${error}`] : [];
  });

/** @returns what is wrong with a link and what to do; undefined if it leads somewhere */
export function findLinkError(to: string, targets: LinkTargets, page = ''): string | undefined {
  const [path = '', anchor] = to.split('#');
  const target = path || page;
  const canonical = targets.canonical.get(target);
  if (canonical) {
    return `${to} is a second address of its page. Link to ${canonical}${anchor === undefined ? '' : `#${anchor}`}`;
  }
  const reason = targets.unpublished.get(target);
  if (reason)
    return `${to} leads to a post that is not published yet (${reason}). Link to it once it is`;
  if (targets.moved.has(target) && !targets.pages.has(target)) return undefined;
  if (!targets.pages.has(target)) {
    return `${to} leads to no page. Correct the path, or remove the link`;
  }
  const anchors = targets.anchors.get(target) ?? [];
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const known = anchors.map((name) => `#${name}`).join(', ');
  return `${to} leads to no anchor of ${target}. ${known ? `Its anchors are ${known}` : 'It has none'}`;
}

/** @returns both addresses of each city's page, the canonical one last */
function listCityPaths(): (readonly [string, string])[] {
  const suffix = readCitySuffix();
  return listEntryIds('cities').map((slug) => [`/locations/${slug}`, getCityPath(slug, suffix)]);
}

/**
 * @param pageFiles the files of the site's pages, such as `blog/index.astro`
 * @returns the paths of all pages that a link may lead to
 */
export const listPagePaths = (pageFiles: readonly string[]): string[] => [
  ...pageFiles
    .filter((file) => file.endsWith('.astro') && !file.includes('['))
    .map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`)
    .filter((path) => !internalPages.includes(path) && hasContentOf(path)),
  ...listContentFiles()
    .filter((name) => getContentSchema(name) && isPublishedFile(name))
    .flatMap(getPagePaths),
  ...readFilledYaml('people.yaml', idsSchema).items.map(({ id }) => getPersonPath(id)),
];

/** Reads ids only, so that another error in the file does not hide a wrong link. */
const idsSchema = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) });

function findContentLinks(): ContentLink[] {
  const fields = listFiles('.yaml')
    .flatMap((name) => readFields(name))
    // In claims, `to` is where a clock stops; links begin with a slash.
    .filter(({ field, text }) => field.at(-1) === 'to' && text.startsWith('/'))
    .map((value) => ({ location: formatLocation(value), to: value.text }));
  const texts = listFiles('.md').map((name) => ({
    location: contentFile(name),
    page: getPagePaths(name)[0],
    text: readContentText(name),
  }));
  const ownTexts = listOwnPageSlugs().flatMap((slug) =>
    readSections(slug).flatMap((section) =>
      section.kind === 'prose'
        ? [{ location: getOwnPageFile(slug), page: `/${slug}`, text: section.text }]
        : [],
    ),
  );
  return [
    ...fields,
    ...[...texts, ...ownTexts].flatMap(({ text, ...source }) =>
      findLinks(text).map((to) => ({ ...source, to })),
    ),
  ];
}

/** Other hosts, and the marker for the telephone. */
const externalLink = /^(?:https?:|mailto:|tel:|\{phoneLink\})/;

/** @returns the links of a Markdown text to this site, relative or absolute */
function findLinks(text: string): string[] {
  const home = readBrand().siteUrl.replace(/\/$/, '');
  return [...text.matchAll(/(?<!!)\[(?:[^[\]]|\[[^\]]*\])*\]\(([^)\s]+)/g)]
    .map(([, to = '']) => (to.startsWith(`${home}/`) ? to.slice(home.length) : to))
    .filter((to) => !externalLink.test(to));
}
