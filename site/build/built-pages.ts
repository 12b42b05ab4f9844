/** The built pages: what each one holds, and what that means for the others. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { OwnerError } from '../../lib/content/errors.ts';
import { readEntries } from '../features/search/search-engine.ts';
import {
  type Edit,
  findByTag,
  getAttribute,
  getRange,
  getText,
  type HtmlElement,
} from '../text/html-source.ts';
import { joinSentences, readBlocks } from '../text/plain-text.ts';

export const getPageFile = (folder: string, path: string) =>
  join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export async function listPages(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(?:(?<=^\/)index)?\.html$/, ''));
}

/** What a page holds. */
export interface PageFacts {
  ids: readonly string[];
  /** Where its links lead. */
  hrefs: readonly string[];
  /** The links of its content. */
  links: readonly { href: string; label: string }[];
  /** Its description and the texts of its content, each once. */
  blocks: readonly string[];
}

/** By path. */
export type BuiltPages = ReadonlyMap<string, PageFacts>;

export function readFacts(elements: readonly HtmlElement[]): PageFacts {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const description = elements.find((element) => getAttribute(element, 'name') === 'description');
  const blocks = main ? readBlocks(main) : [];
  return {
    ids: elements.flatMap((element) => getAttribute(element, 'id') ?? []),
    hrefs: elements
      .filter(({ tagName }) => tagName === 'a')
      .flatMap((link) => getAttribute(link, 'href') ?? []),
    links: (main ? findByTag(main, 'a') : []).map((link) => ({
      href: getAttribute(link, 'href') ?? '',
      label: getText(link),
    })),
    blocks: [...new Set([...blocks, (description && getAttribute(description, 'content')) ?? ''])],
  };
}

/**
 * Checks that links lead to anchors that exist; content:check has checked their paths.
 * @param siteUrl the address that the site is built for
 * @throws OwnerError naming each link and the anchors that its page has
 */
export function refuseDeadAnchors(pages: BuiltPages, siteUrl: string): void {
  const errors = [...pages].flatMap(([path, { hrefs }]) =>
    hrefs.flatMap((href) => {
      const url = URL.parse(href, new URL(path, siteUrl));
      if (!url || url.hash === '' || url.origin !== new URL(siteUrl).origin) return [];
      const ids = pages.get(url.pathname)?.ids;
      if (!ids || ids.includes(decode(url.hash.slice(1)))) return [];
      const known = ids.map((id) => `#${id}`).join(', ');
      return [
        `${path} links to ${url.pathname}${url.hash}, which has no such anchor. ${known ? `Its anchors are ${known}` : 'It has none'}`,
      ];
    }),
  );
  if (errors.length > 0) throw new OwnerError([...new Set(errors)].join('\n'));
}

/** @returns the name of an anchor; as it is written where its escapes are malformed */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The page that says how each figure is counted. The note beside a figure links to it. */
export const explanations = '/how-we-count';

/** @returns what adds to each explained figure the pages that show it, as the sitemap page names them */
export function linkShownFigures(elements: readonly HtmlElement[], pages: BuiltPages): Edit[] {
  const routes = (pages.get('/sitemap')?.links ?? []).filter(({ href }) => href !== explanations);
  return elements.flatMap((element) => {
    const id = getAttribute(element, 'data-shown');
    if (id === undefined) return [];
    const links = routes
      .filter(({ href }) => pages.get(href)?.hrefs.includes(`${explanations}#${id}`))
      .map(({ href, label }) => `<a class="link" href="${href}">${label}</a>`);
    return [{ ...getRange(element).inside, text: links.join(' ') }];
  });
}

/** Blocks on more pages than this share, such as the words of a call to action, say nothing about one of them. */
const maxShare = 0.1;

/** Adds to the search index what each page says; pages that the firm does without have no file. */
export async function addSearchTexts(built: string, pages: BuiltPages): Promise<void> {
  const file = join(built, 'search-index.json');
  const found = readEntries(JSON.parse(await readFile(file, 'utf8'))).flatMap((entry) => {
    const page = pages.get(entry.to);
    return page ? [{ entry, blocks: page.blocks }] : [];
  });
  // Lists of links and cards repeat what other entries say.
  const others = new Set(
    found.flatMap(({ entry: { title, note, summary } }) => [title, note, summary]),
  );
  const counts = new Map<string, number>();
  for (const block of found.flatMap(({ blocks }) => blocks))
    counts.set(block, (counts.get(block) ?? 0) + 1);
  const isOwn = (block: string) =>
    !others.has(block) && (counts.get(block) ?? 0) <= Math.max(1, found.length * maxShare);
  const filled = found.map(({ entry, blocks }) => ({
    ...entry,
    body: joinSentences([entry.body, ...blocks.filter(isOwn)].filter(Boolean)),
  }));
  await writeFile(file, JSON.stringify(filled));
}
