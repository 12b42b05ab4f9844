import { readFile, writeFile } from 'node:fs/promises';
import {
  applyEdits,
  findByTag,
  getAttribute,
  getRange,
  getText,
  parsePage,
} from '../text/html-source.ts';
import { getPageFile } from './removed-pages.ts';

const explanations = '/how-we-count';
/** The link in the note beside each figure. */
const noteLink = new RegExp(`href="${explanations}#([a-z-]+)"`, 'g');

/**
 * Links each figure on /how-we-count to the pages that show it. The pages come from the sitemap page, with its names.
 * @param folder the built site
 */
export async function linkShownFigures(folder: string): Promise<void> {
  const page = await readPage(folder, explanations);
  const routes = parsePage(await readPage(folder, '/sitemap'))
    .filter(({ tagName }) => tagName === 'main')
    .flatMap((main) => findByTag(main, 'a'))
    .map((link) => ({ path: getAttribute(link, 'href') ?? '', label: getText(link) }))
    .filter(({ path }) => path.startsWith('/') && path !== explanations);
  const shown = await Promise.all(
    routes.map(async ({ path, label }) => {
      const html = await readPage(folder, path);
      return {
        link: `<a class="link" href="${path}">${label}</a>`,
        ids: [...html.matchAll(noteLink)].map(([, id]) => id),
      };
    }),
  );
  const edits = parsePage(page).flatMap((element) => {
    const id = getAttribute(element, 'data-shown');
    if (id === undefined) return [];
    const links = shown.filter(({ ids }) => ids.includes(id)).map(({ link }) => link);
    return [{ ...getRange(element).inside, text: links.join(' ') }];
  });
  if (edits.length > 0) await writeFile(getPageFile(folder, explanations), applyEdits(page, edits));
}

/** @returns a page's HTML; '' if the site has no such page */
const readPage = (folder: string, path: string): Promise<string> =>
  readFile(getPageFile(folder, path), 'utf8').catch(() => '');
