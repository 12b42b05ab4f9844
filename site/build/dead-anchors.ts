import { readFile } from 'node:fs/promises';
import { OwnerError } from '../../lib/content/errors.ts';
import { getAttribute, parsePage } from '../text/html-source.ts';
import { getPageFile, listPages } from './removed-pages.ts';

/**
 * Checks that links of the built pages lead to anchors that exist; content:check has checked their paths.
 * @param built the built site
 * @param siteUrl the address that it is built for
 * @throws OwnerError naming each link and the anchors that its page has
 */
export async function refuseDeadAnchors(built: string, siteUrl: string): Promise<void> {
  const pages = new Map(
    await Promise.all(
      (await listPages(built)).map(async (path) => [path, await readPage(built, path)] as const),
    ),
  );
  const errors = [...pages].flatMap(([path, { hrefs }]) =>
    hrefs.flatMap((href) => {
      const url = URL.parse(href, new URL(path, siteUrl));
      if (!url || url.hash === '' || url.origin !== new URL(siteUrl).origin) return [];
      const ids = pages.get(url.pathname)?.ids;
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!ids || ids.includes(anchor)) return [];
      const known = ids.map((id) => `#${id}`).join(', ');
      return [
        `${path} links to ${url.pathname}${url.hash}, which has no such anchor. ${known ? `Its anchors are ${known}` : 'It has none'}`,
      ];
    }),
  );
  if (errors.length > 0) throw new OwnerError([...new Set(errors)].join('\n'));
}

async function readPage(built: string, path: string) {
  const elements = parsePage(await readFile(getPageFile(built, path), 'utf8'));
  return {
    ids: elements.flatMap((element) => getAttribute(element, 'id') ?? []),
    hrefs: elements.flatMap((element) =>
      element.tagName === 'a' ? (getAttribute(element, 'href') ?? []) : [],
    ),
  };
}
