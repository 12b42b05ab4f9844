import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isInternalPage } from '../../server/site/addresses.ts';

/**
 * Finds pages of the published site that the next build no longer has.
 * @param published the folder of the live site, which may not exist
 * @param built the folder of the new build
 * @param redirects old paths and where they lead now
 * @returns a warning for each page without a redirect
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
  return removed.map(
    (path) =>
      `${path} was a page and no longer exists. Other sites may link to it: add it to redirects.yaml with the page that takes its place.`,
  );
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
