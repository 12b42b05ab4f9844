/** The addresses of the site (docs/product.md, Addresses). Nothing here reads a file. */

/**
 * Where a path of the site moved permanently, or undefined if it is canonical. One hop is enough: a
 * target never redirects. It starts with exactly one slash, so it never leaves this site.
 * @param url path and query as they were sent: `/services/?utm_source=x`
 * @param redirects the owner's own: old paths and where they lead now
 */
export function findRedirect(
  url: string,
  redirects: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const [address = ''] = url.split('#', 1);
  const queryAt = address.indexOf('?');
  const path = queryAt === -1 ? address : address.slice(0, queryAt);
  const canonical = toCanonicalPath(path);
  const query = address.slice(path.length);
  const moved = Object.hasOwn(redirects, canonical) ? redirects[canonical] : undefined;
  if (moved !== undefined) {
    const [page = '', anchor] = moved.split('#', 2);
    return page + query + (anchor === undefined ? '' : `#${anchor}`);
  }
  return canonical === path ? undefined : canonical + query;
}

/** In one pass, so that no address costs more than its length. */
export function toCanonicalPath(path: string): string {
  // An encoded ? or # was meant as the real one.
  const cut = path.search(/%(?:3f|23)/i);
  // Browsers read a backslash as a slash, and two slashes at the start as another host.
  const tidy = (cut === -1 ? path : path.slice(0, cut)).replace(/[/\\]+/g, '/');
  let end = tidy.length;
  for (let ending = endingBefore(tidy, end); ending > 0; ending = endingBefore(tidy, end)) {
    end -= ending;
  }
  const bare = tidy.slice(0, end);
  return bare === '' || bare === '/home' || bare === '/index' ? '/' : bare;
}

const endings = ['/', '/index.html', '.html'] as const;

/** Length of the ending at that position that is not part of the canonical path, or 0. */
const endingBefore = (path: string, end: number): number =>
  endings.find((ending) => path.endsWith(ending, end))?.length ?? 0;

/**
 * @param path a page's path that no file answers, such as `/services/it-staffing`
 * @param fallbacks the page of each kind that is shown for an unknown one; it names itself as canonical
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

/** Pages that are only sent in answer to other addresses; under their own names they are not found. */
const internalPages = ['404', 'blog/not-found', 'form-result', 'newsletter-result'];

/** @param path decoded: `/form-result` or `/form-result.html` */
export const isInternalPage = (path: string): boolean =>
  internalPages.includes(path.slice(1).replace(/\.html$/, ''));

/** The files to answer an unknown path with, in order of preference: posts have a page of their own. */
export const getNotFoundFiles = (path: string): readonly string[] =>
  /^\/blog\/[^/]+$/.test(path) ? ['blog/not-found.html', '404.html'] : ['404.html'];

/** A missing script or picture must not be answered with a page. */
export const looksLikeFile = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf('/')));
