/** Checks that each redirect leads from an address without a page, and to its end. */
import { toCanonicalAddress } from '../../canonical-path.ts';
import { isServerAddress } from '../addresses.ts';
import type { Content } from '../load.ts';
import type { Finding } from './check.ts';

/** @param pages the addresses of the site */
export function findRedirectFindings({ files }: Content, pages: ReadonlySet<string>): Finding[] {
  const redirects = Object.entries(files['redirects.yaml'] ?? {}).map(([from, to]) => ({
    from,
    path: toCanonicalAddress(from),
    to,
  }));
  const targets = new Map(redirects.map(({ path, to }) => [path, to]));
  return redirects.flatMap(({ from, path }, index): Finding[] => {
    const isRepeated = redirects.findIndex((redirect) => redirect.path === path) < index;
    const message = isRepeated
      ? `is listed twice, as ${path}. Remove one of the lines`
      : findError(path, targets, pages);
    return message ? [{ name: 'redirects.yaml', keys: [from], message }] : [];
  });
}

function findError(
  path: string,
  targets: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): string | undefined {
  if (pages.has(path)) {
    return 'is a page of the site, which the redirect would hide. Remove the page or this line';
  }
  if (isServerAddress(path)) return 'is an address of the server. Remove the line';
  const loop = findLoop(path, targets);
  return loop && `leads in a circle: ${loop.join(' → ')}. Change it to the page that should open`;
}

/** @returns the paths from one path back to itself, if its redirects lead there */
function findLoop(path: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const steps = [path];
  let next = targets.get(path);
  while (next !== undefined && steps.length <= targets.size + 1) {
    const [step = ''] = next.split('#');
    steps.push(step);
    if (step === path) return steps;
    next = targets.get(step);
  }
  return undefined;
}
