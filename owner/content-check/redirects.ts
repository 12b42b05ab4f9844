/** Old addresses lead to pages that are there, and stand in for none that is. */

import { readRedirects } from '../../lib/content/firm-files.ts';
import { contentFile } from '../../lib/content/folder.ts';
import { toCanonicalPath } from '../../server/site/addresses.ts';
import { type LinkTargets, linkProblem } from './links.ts';

/** Addresses that the server answers before any redirect. */
const served = /^\/(?:api|newsletter|healthz|readyz|_astro|social|\.well-known)(?:\/|$)/;

/** @returns a sentence for each redirect that cannot work */
export function redirectErrors(targets: LinkTargets): string[] {
  const file = contentFile('redirects.yaml');
  const redirects = Object.entries(readRedirects());
  const moved = new Map(redirects.map(([from, to]) => [toCanonicalPath(from), to]));
  const seen = new Set<string>();
  return redirects.flatMap(([from, to]) => {
    const path = toCanonicalPath(from);
    const said = (what: string) => [`${file}: ${from}: ${what}`];
    if (seen.has(path)) return said(`stands there twice, as ${path}. Keep one of the lines`);
    seen.add(path);
    if (targets.pages.has(path)) {
      return said('is a page of the site, which the redirect would hide. Remove one of them');
    }
    if (served.test(path)) return said('is an address of the server. Remove the line');
    const loop = loopFrom(path, moved);
    if (loop) return said(`leads in a circle: ${loop.join(' → ')}. Name the page it should end at`);
    const [target = ''] = to.split('#');
    if (moved.has(target)) return [];
    const problem = linkProblem(to, targets);
    return problem ? said(problem) : [];
  });
}

/** @returns the way back to the path, if its redirects lead there */
function loopFrom(path: string, moved: ReadonlyMap<string, string>): string[] | undefined {
  const way = [path];
  for (let to = moved.get(path); to !== undefined; to = moved.get(to.split('#')[0] ?? '')) {
    const [page = ''] = to.split('#');
    way.push(page);
    if (page === path) return way;
    if (way.length > moved.size + 1) return undefined;
  }
  return undefined;
}
