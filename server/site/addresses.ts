/** The addresses of the site (docs/product.md, Addresses). */
import { toCanonicalPath } from '../../lib/canonical-path.ts';

/**
 * @param url path and query as sent: `/services/?utm_source=x`
 * @param redirects the owner's: targets by old path, or by old path and query
 * @param hasFile whether a path is that of a page or file: one in capitals leads to the one in small letters
 * @returns the target of a permanent redirect; undefined if the path is canonical. A target never
 * redirects again, and it starts with exactly one slash, so it never leaves this site.
 */
export function findRedirect(
  url: string,
  redirects: Readonly<Record<string, string>> = {},
  hasFile: (path: string) => boolean = () => false,
): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const [address = ''] = url.split('#', 1);
  const queryAt = address.indexOf('?');
  const path = queryAt === -1 ? address : address.slice(0, queryAt);
  const exists = (candidate: string) => Object.hasOwn(redirects, candidate) || hasFile(candidate);
  const asSent = toCanonicalPath(path);
  const lowerCase = toCanonicalPath(path.toLowerCase());
  const canonical = !exists(asSent) && exists(lowerCase) ? lowerCase : asSent;
  const query = address.slice(path.length);
  const find = (old: string) => (Object.hasOwn(redirects, old) ? redirects[old] : undefined);
  // The target does not get a query that is part of the old address.
  const exact = query === '' ? undefined : find(canonical + query);
  if (exact !== undefined) return exact;
  const moved = find(canonical);
  if (moved !== undefined) {
    const [page = '', anchor] = moved.split('#', 2);
    return page + query + (anchor === undefined ? '' : `#${anchor}`);
  }
  return canonical === path ? undefined : canonical + query;
}

/**
 * @param path of a page that does not exist, such as `/services/it-staffing`
 * @param fallbacks the pages to show instead, by folder; each has its own canonical link
 * @returns the path of the page to show instead, if there is one
 */
export function findFallback(
  path: string,
  fallbacks: Readonly<Record<string, string>>,
): string | undefined {
  const [, folder = '', slug, ...deeper] = path.split('/');
  return slug && deeper.length === 0 && Object.hasOwn(fallbacks, folder)
    ? fallbacks[folder]
    : undefined;
}

/** Pages that are sent only at other paths. Their own paths return 404. */
const internalPages = ['404', 'appointment', 'blog/not-found', 'form-result', 'newsletter-result'];

/** @param path decoded: `/form-result` or `/form-result.html` */
export const isInternalPage = (path: string): boolean =>
  internalPages.includes(path.slice(1).replace(/\.html$/, ''));

/** @returns the pages for an unknown path, in order of preference: posts have their own */
export const getNotFoundFiles = (path: string): readonly string[] =>
  /^\/blog\/[^/]+$/.test(path) ? ['blog/not-found.html', '404.html'] : ['404.html'];

/** Whether a path names a file. If it is missing, the answer must not be a page. */
export const looksLikeFile = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')));
