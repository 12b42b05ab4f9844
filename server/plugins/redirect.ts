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

function canonicalPath(path: string): string {
  let current = path;
  for (let next = shortened(current); next !== current; next = shortened(current)) current = next;
  return current;
}

/** One step towards the canonical path; a canonical path stays as it is. */
function shortened(path: string): string {
  const tidy = path
    // An encoded ? or # was meant as the real one.
    .replace(/%(?:3f|23).*$/i, '')
    // Browsers read a backslash as a slash, and two slashes at the start as another host.
    .replace(/[/\\]+/g, '/')
    .replace(/\/$/, '');
  if (tidy === '/home' || tidy === '/index') return '/';
  return tidy.replace(/(?:\/index)?\.html$/, '') || '/';
}
