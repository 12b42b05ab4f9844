/**
 * Where a path of the site moved for good, or undefined if it is fine as it is (docs/product.md,
 * Addresses). One hop is enough: a target never redirects.
 * The target starts with exactly one slash, so it never leaves this site.
 * @param url path and query as they were sent: `/services/?utm_source=x`
 */
export function redirectTarget(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const [address = ''] = url.split('#', 1);
  const queryAt = address.indexOf('?');
  const path = queryAt === -1 ? address : address.slice(0, queryAt);
  const target = canonicalPath(path);
  return target === path ? undefined : target + address.slice(path.length);
}

/** In one pass, so that no address costs more than its length. */
function canonicalPath(path: string): string {
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

/** How many characters before that place say nothing about the page; 0 where all do. */
const endingBefore = (path: string, end: number): number =>
  endings.find((ending) => path.endsWith(ending, end))?.length ?? 0;
