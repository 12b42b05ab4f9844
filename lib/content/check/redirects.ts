/** Checks the owner's redirects: each leads from an address without a page to a page that exists. */
import { toCanonicalAddress } from '../../canonical-path.ts';
import { readRedirects } from '../firm-files.ts';
import { contentFile } from '../folder.ts';
import { findLinkError, type LinkTargets } from './links.ts';
import { isServerAddress } from './own-pages.ts';

/** @returns a sentence for each redirect that cannot work */
export function findRedirectErrors(targets: LinkTargets): string[] {
  const redirects = Object.entries(readRedirects()).map(([from, to]) => ({
    from,
    path: toCanonicalAddress(from),
    to,
  }));
  const targetsByPath = new Map(redirects.map(({ path, to }) => [path, to]));
  return redirects.flatMap(({ from, path, to }, index) => {
    const isRepeated = redirects.findIndex((redirect) => redirect.path === path) < index;
    const error = isRepeated
      ? `is listed twice, as ${path}. Remove one of the lines`
      : findRedirectError(path, to, targetsByPath, targets);
    return error ? [`${contentFile('redirects.yaml')}: ${from}: ${error}`] : [];
  });
}

function findRedirectError(
  path: string,
  to: string,
  targetsByPath: ReadonlyMap<string, string>,
  targets: LinkTargets,
): string | undefined {
  if (targets.pages.has(path)) {
    return 'is a page of the site, which the redirect would hide. Remove the page or this line';
  }
  if (isServerAddress(path)) return 'is an address of the server. Remove the line';
  const loop = findLoop(path, targetsByPath);
  if (loop) return `leads in a circle: ${loop.join(' → ')}. Change it to the page that should open`;
  return targetsByPath.has(removeAnchor(to)) ? undefined : findLinkError(to, targets);
}

/** @returns the paths from one path back to itself, if its redirects lead there */
function findLoop(path: string, targetsByPath: ReadonlyMap<string, string>): string[] | undefined {
  const steps = [path];
  let next = targetsByPath.get(path);
  while (next !== undefined && steps.length <= targetsByPath.size + 1) {
    const step = removeAnchor(next);
    steps.push(step);
    if (step === path) return steps;
    next = targetsByPath.get(step);
  }
  return undefined;
}

const removeAnchor = (link: string): string => link.split('#')[0] ?? '';
