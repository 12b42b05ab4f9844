/** Every page of the site: the sitemap page and sitemap.xml are both made from this list. */
import { getPersonPath } from '../../lib/content/addresses.ts';
import { formatPlace } from '../../lib/content/schemas/city.ts';
import { getGuidePath, guides } from '../features/guide/guides.ts';
import { writtenPosts } from '../features/post/posts.ts';
import { getFirstSentence } from '../text/sentences.ts';
import { cities, load, ownPages, people, services, statements } from './content.ts';

/** A page that search engines may list. */
export interface Route {
  label: string;
  /** Canonical path. */
  to: string;
  /** One line about the page. */
  text: string;
}

export interface RouteGroup {
  kind: 'page' | 'person' | 'service' | 'city' | 'article' | 'legal';
  title: string;
  routes: Route[];
}

/** The fields of a post that the route list needs. */
interface PostRoute {
  slug: string;
  title: string;
  summary: string;
}

/** Pages that search engines need not list: the search repeats the content of other pages. */
const unlisted = ['/search'];

export const sitemap = load('pages/sitemap.yaml');

/** @returns the groups of the sitemap page; a group without pages is left out */
export function listRouteGroups(posts: readonly PostRoute[] = writtenPosts): RouteGroup[] {
  const { main, locations, legal, ...rest } = sitemap;
  const featured = rest.posts.featured.flatMap((slug) =>
    posts.filter((post) => post.slug === slug),
  );
  const groups: RouteGroup[] = [
    { kind: 'page', title: main.title, routes: listMainRoutes(main.pages, posts) },
    { kind: 'person', title: rest.people.title, routes: personRoutes },
    { kind: 'service', title: rest.services.title, routes: serviceRoutes },
    { kind: 'city', title: locations.title, routes: cityRoutes },
    { kind: 'article', title: rest.guides.title, routes: guideRoutes },
    { kind: 'article', title: rest.posts.title, routes: toPostRoutes(featured) },
    { kind: 'legal', title: legal.title, routes: listLegalRoutes(legal.pages) },
  ];
  return groups.filter(({ routes }) => routes.length > 0);
}

/** @returns all indexable pages, each once under its canonical path */
export function listIndexedRoutes(posts: readonly PostRoute[] = writtenPosts) {
  const listed = listRouteGroups(posts).flatMap(({ kind, routes }) =>
    routes.map((route) => ({ ...route, kind })),
  );
  const articles = toPostRoutes(posts).map((route) => ({ ...route, kind: 'article' as const }));
  const routes = new Map([...listed, ...articles].map((route) => [route.to, route]));
  return [...routes.values()].filter(({ to }) => !unlisted.includes(to));
}

/** @returns the canonical paths of all indexable pages, each once */
export const listCanonicalPaths = (posts: readonly PostRoute[] = writtenPosts): string[] =>
  listIndexedRoutes(posts).map(({ to }) => to);

/** Leaves out lists without entries, and appends own pages that are not listed already. */
const listMainRoutes = (pages: readonly Route[], posts: readonly PostRoute[]) => [
  ...pages.filter(
    ({ to }) => (to !== '/blog' || posts.length > 0) && (to !== '/guides' || guides.length > 0),
  ),
  ...ownPages
    .map(({ slug, label, line }) => ({ label, to: `/${slug}`, text: line }))
    .filter(({ to }) => !pages.some((page) => page.to === to)),
];

/** Appends the firm's statements that are not listed already. */
const listLegalRoutes = (pages: readonly Route[]) => [
  ...pages,
  ...statements
    .map(({ page, title, summary }) => ({
      label: title,
      to: `/${page}`,
      text: getFirstSentence(summary),
    }))
    .filter(({ to }) => !pages.some((page) => page.to === to)),
];

const guideRoutes: Route[] = guides.map((guide) => ({
  label: guide.title,
  to: getGuidePath(guide),
  text: guide.summary,
}));

const personRoutes: Route[] = people.map(({ id, name, searches }) => ({
  label: name,
  to: getPersonPath(id),
  text: searches,
}));

const serviceRoutes: Route[] = services.map(({ id, name, line }) => ({
  label: name,
  to: `/services/${id}`,
  text: line,
}));

const cityRoutes: Route[] = cities.map((city) => ({
  label: formatPlace(city),
  to: city.path,
  text: city.line,
}));

export const toPostRoutes = (posts: readonly PostRoute[]): Route[] =>
  posts.map(({ slug, title, summary }) => ({
    label: title,
    to: `/blog/${slug}`,
    text: getFirstSentence(summary),
  }));
