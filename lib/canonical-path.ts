/**
 * @param path as it was sent: `/services/`, `/about.html`
 * @returns the one path of its page (docs/product.md, Addresses), in time linear in its length
 */
export function canonicalPath(path: string): string {
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
