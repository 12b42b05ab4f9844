/**
 * Runs in linear time, since visitors can send any path.
 * @param path as sent: `/services/`, `/about.html`
 * @returns the canonical path of its page (docs/product.md, Addresses)
 */
export function toCanonicalPath(path: string): string {
  // Treats an encoded ? or # as a real one.
  const cut = path.search(/%(?:3f|23)/i);
  // Browsers treat a backslash as a slash, and a path that starts with two slashes as another host.
  const tidy = (cut === -1 ? path : path.slice(0, cut)).replace(/[/\\]+/g, '/');
  let end = tidy.length;
  for (let ending = getEndingLength(tidy, end); ending > 0; ending = getEndingLength(tidy, end)) {
    end -= ending;
  }
  const bare = tidy.slice(0, end);
  return bare === '' || bare === '/home' || bare === '/index' ? '/' : bare;
}

/** @returns the key of an old address in the redirects: its canonical path, with its query if it has one */
export function toCanonicalAddress(address: string): string {
  const queryAt = address.indexOf('?');
  if (queryAt === -1) return toCanonicalPath(address);
  return toCanonicalPath(address.slice(0, queryAt)) + address.slice(queryAt);
}

/** An encoded space comes from a link that was copied with the space after it. */
const endings = ['/', '/index.html', '.html', '%20'] as const;

/** @returns the length of the ending to drop from the first `end` characters of a path, or 0 */
const getEndingLength = (path: string, end: number): number =>
  endings.find((ending) => path.endsWith(ending, end))?.length ?? 0;
