/** Redirects lead from addresses without a page to pages that exist. */
import { toCanonicalPath } from '../../canonical-path.ts';
import { readRedirects } from '../firm-files.ts';
import { contentFile } from '../folder.ts';
import { findLinkError, type LinkTargets } from './links.ts';

/** Addresses that the server answers before any redirect. */
const serverPath = /^\/(?:api|newsletter|healthz|readyz|_astro|social|\.well-known)(?:\/|$)/;

/** @returns a sentence for each redirect that cannot work */
export function redirectErrors(targets: LinkTargets): string[] {
  const redirects = Object.entries(readRedirects());
  const moved = new Map(redirects.map(([from, to]) => [toCanonicalPath(from), to]));
  const seen = new Set<string>();
  const findError = (from: string, to: string): string | undefined => {
    const path = toCanonicalPath(from);
    if (seen.has(path)) return `stands there twice, as ${path}. Keep one of the lines`;
    seen.add(path);
    if (targets.pages.has(path)) {
      return 'is a page of the site, which the redirect would hide. Remove one of them';
    }
    if (serverPath.test(path)) return 'is an address of the server. Remove the line';
    const loop = findLoop(path, moved);
    if (loop) return `leads in a circle: ${loop.join(' → ')}. Name the page it should end at`;
    return moved.has(pageOf(to)) ? undefined : findLinkError(to, targets);
  };
  return redirects.flatMap(([from, to]) => {
    const error = findError(from, to);
    return error ? [`${contentFile('redirects.yaml')}: ${from}: ${error}`] : [];
  });
}

/** @returns the paths from one path back to itself, if its redirects lead there */
function findLoop(path: string, moved: ReadonlyMap<string, string>): string[] | undefined {
  const steps = [path];
  for (let to = moved.get(path); to !== undefined; to = moved.get(pageOf(to))) {
    steps.push(pageOf(to));
    if (pageOf(to) === path) return steps;
    if (steps.length > moved.size + 1) return undefined;
  }
  return undefined;
}

/** @returns the path of a link, without its anchor */
const pageOf = (link: string): string => link.split('#')[0] ?? '';
