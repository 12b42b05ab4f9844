/** The addresses of the site, as content files make them. */
import { toCanonicalAddress } from '../canonical-path.ts';
import { newsletterPages, sentPages } from '../forms/endpoints.ts';

/** Pages that every site has. */
const pages = [
  '/',
  '/about',
  '/blog',
  '/contact',
  '/locations',
  '/search',
  '/services',
  '/sitemap',
];
/** Pages that a site has only with their content file. */
const optionalPages: Readonly<Record<string, string>> = {
  '/career-strategy': 'pages/career-strategy.yaml',
  '/guides': 'pages/guides.yaml',
  '/how-we-count': 'pages/how-we-count.yaml',
  '/testimonials': 'pages/testimonials.yaml',
  '/tools': 'tools/toolbox.yaml',
  '/tools/cost-of-vacancy': 'tools/cost-of-vacancy.yaml',
  '/tools/hiring-brief': 'tools/hiring-brief.yaml',
  '/tools/pay': 'pay.yaml',
  '/tools/scorecard': 'tools/scorecard.yaml',
  '/tools/specimen-slate': 'tools/specimen-slate.yaml',
};
/** Files that are not pages. */
const files = ['/sitemap.xml', '/robots.txt', '/rss.xml'];

/** Addresses that the server answers before it looks for pages and redirects. */
const serverAddresses = [
  '/api',
  '/healthz',
  '/readyz',
  '/_astro',
  '/social',
  '/.well-known',
  ...Object.values(newsletterPages),
  ...Object.values(sentPages),
];

/** Names at the top of the site that no page of the owner may have. */
const reservedNames = ['home', 'index', '404', 'form-result', 'newsletter-result', 'appointment'];

/** @returns whether the server itself answers a path or its folder */
export const isServerAddress = (path: string): boolean =>
  serverAddresses.some((address) => path === address || path.startsWith(`${address}/`));

/** @returns the canonical address of a city's page (docs/product.md, Addresses) */
export const getCityPath = (slug: string, suffix: string): string => `/${slug}-${suffix}`;

/** @returns the address of a person's page */
export const getPersonPath = (id: string): string => `/about/${id}`;

/** What determines the addresses, read without checking anything else. */
export interface AddressSource {
  /** Content files, such as `cities/dallas.yaml`. */
  names: readonly string[];
  citySuffix: string;
  people: readonly string[];
  /** Further addresses of services. */
  overviewSlugs: readonly string[];
  /** Old addresses. */
  redirects: readonly string[];
  /** Addresses of posts and guides that are not published yet, with the reason. */
  unpublished: ReadonlyMap<string, string>;
}

/** @returns the names of a folder's files */
export const listIds = (names: readonly string[], folder: string): string[] =>
  names.flatMap((name) => {
    const [, parent, id] = /^([^/]+)\/([^/]+)\.(?:md|yaml)$/.exec(name) ?? [];
    return parent === folder && id !== undefined ? [id] : [];
  });

export interface Addresses {
  pages: ReadonlySet<string>;
  /** @returns what is wrong with a link and what to do; undefined if it leads somewhere */
  findLinkError(to: string): string | undefined;
  /** @returns what is wrong with the file name of an own page */
  findNameError(slug: string): string | undefined;
}

export function listAddresses(source: AddressSource): Addresses {
  const { names, citySuffix, unpublished } = source;
  const cities = listIds(names, 'cities');
  const fixed = [
    ...pages,
    ...Object.entries(optionalPages).flatMap(([path, file]) =>
      names.includes(file) ? [path] : [],
    ),
    ...files,
  ];
  const found = new Set([
    ...fixed,
    ...listIds(names, 'posts').map((slug) => `/blog/${slug}`),
    ...listIds(names, 'guides').map((slug) => `/guides/${slug}`),
    ...listIds(names, 'services').map((slug) => `/services/${slug}`),
    ...source.overviewSlugs.map((slug) => `/services/${slug}`),
    ...cities.flatMap((slug) => [getCityPath(slug, citySuffix), `/locations/${slug}`]),
    ...['own-pages', 'legal'].flatMap((folder) => listIds(names, folder)).map((slug) => `/${slug}`),
    ...source.people.map(getPersonPath),
  ]);
  const aliases = new Map(
    cities.map((slug) => [`/locations/${slug}`, getCityPath(slug, citySuffix)]),
  );
  const moved = new Set(source.redirects.map(toCanonicalAddress));
  const taken = new Set(
    [...fixed, ...Object.keys(optionalPages)].map((path) => path.split(/[/.]/)[1] ?? ''),
  );
  return {
    pages: found,
    findLinkError(to) {
      const [path = '', anchor] = to.split('#');
      // An anchor of the same page.
      if (path === '') return undefined;
      const alias = aliases.get(path);
      if (alias) {
        return `${to} is a second address of its page. Link to ${alias}${anchor === undefined ? '' : `#${anchor}`}`;
      }
      const reason = unpublished.get(path);
      if (reason)
        return `${to} leads to a text that is not published yet (${reason}). Link to it once it is`;
      if (moved.has(path) || found.has(path)) return undefined;
      return `${to} leads to no page. Correct the path, or remove the link`;
    },
    findNameError: (slug) =>
      taken.has(slug) ||
      reservedNames.includes(slug) ||
      slug.endsWith(`-${citySuffix}`) ||
      listIds(names, 'legal').includes(slug) ||
      isServerAddress(`/${slug}`)
        ? `/${slug} is already an address of the site. Rename the file`
        : undefined,
  };
}
