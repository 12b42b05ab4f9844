import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isInternalPage } from '../../server/site/addresses.ts';

/** Number of linking pages that a warning names. */
const maxLinkingPages = 5;

/**
 * Finds pages of the published site that the next build no longer has.
 * @param published the folder of the live site, which may not exist
 * @param built the folder of the new build
 * @param redirects old paths and where they lead now
 * @returns a warning for each page without a redirect, with the pages that link to it
 */
export async function findRemovedPages(
  published: string,
  built: string,
  redirects: Readonly<Record<string, string>>,
): Promise<string[]> {
  if (!existsSync(published)) return [];
  const before = (await listPages(published)).filter((path) => !isInternalPage(path));
  const after = await listPages(built);
  const removed = before.filter((path) => !after.includes(path) && !Object.hasOwn(redirects, path));
  return Promise.all(removed.map((path) => createWarning(path, published, before)));
}

async function createWarning(path: string, folder: string, pages: readonly string[]) {
  const from: string[] = [];
  for (const page of pages) {
    const [, main = ''] = (await readFile(getPageFile(folder, page), 'utf8')).split('<main');
    if (main.includes(`href="${path}"`) || main.includes(`href="${path}#`)) from.push(page);
  }
  const more = from.length > maxLinkingPages ? ` and ${from.length - maxLinkingPages} more` : '';
  const linked =
    from.length > 0
      ? ` Linked from ${from.slice(0, maxLinkingPages).join(', ')}${more}, and maybe from other sites.`
      : '';
  return `${path} was a page and no longer exists.${linked} Add it to redirects.yaml with the page that takes its place.`;
}

export const getPageFile = (folder: string, path: string) =>
  join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export async function listPages(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(?:(?<=^\/)index)?\.html$/, ''));
}
