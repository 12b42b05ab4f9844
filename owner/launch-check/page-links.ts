/** Whether the links of the built pages, and of the letters, lead somewhere. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { newsletterPages } from '../../lib/forms/endpoints.ts';
import type { BuildRecord } from '../../lib/site-record.ts';
import type { Config } from '../../server/config.ts';
import { letters } from '../../server/deliveries/mail/letter.ts';
import { createNewsletterLinks } from '../../server/domain/newsletter.ts';
import { createTokens } from '../../server/domain/tokens.ts';
import { letterKinds, type Subscription } from '../../server/model.ts';
import { findRedirect } from '../../server/site/addresses.ts';
import { readBuiltSite, SiteMissingError } from '../../server/site/built-site.ts';
import { formatCount } from '../../server/text/format.ts';
import type { Finding } from './report.ts';

interface PageLink {
  /** The page or letter that has it. */
  from: string;
  /** From the root, with its anchor. */
  to: string;
}

/** @returns a finding for each page or anchor that is linked to and that the built site does not have */
export function pageLinkFindings(
  { SITE_DIST, SITE_URL }: Config,
  { addresses, newsletter }: BuildRecord,
): Finding[] {
  const pages = builtPages(SITE_DIST);
  const leads = addressesOf(SITE_DIST, pages, addresses.redirects);
  if (!leads) return [];
  const links = [...pages].flatMap(([path, page]) => linksOf(path, page, SITE_URL));
  const dead = [...links, ...letterLinks(newsletter.letters, SITE_URL)].filter(
    ({ to }) => !leads(to),
  );
  return [...Map.groupBy(dead, ({ to }) => to)].map(([to, from]) => {
    const others = new Set(from.map((link) => link.from)).size - 1;
    const also =
      others > 0 ? ` (as ${formatCount(others, 'other')} ${others > 1 ? 'do' : 'does'})` : '';
    return {
      group: 'Links',
      place: from[0]?.from ?? '',
      todo: `links to ${to}${also}, which is not there. Correct the link, or give the old address a line in redirects.yaml.`,
      point: `link-${to}`,
    };
  });
}

interface BuiltPage {
  ids: ReadonlySet<string>;
  hrefs: readonly string[];
}

function builtPages(folder: string): Map<string, BuiltPage> {
  return new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`,
      readPage(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

function readPage(html: string): BuiltPage {
  const ids = new Set<string>();
  const hrefs: string[] = [];
  const walk = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of childNodes) {
      if (!('tagName' in child)) continue;
      for (const { name, value } of child.attrs) {
        if (name === 'id') ids.add(value);
        if (name === 'href' && (child.tagName === 'a' || child.tagName === 'area'))
          hrefs.push(value);
      }
      walk(child);
    }
  };
  walk(parse(html));
  return { ids, hrefs };
}

/** The links of a page to others of the site; what a template fills in is no address yet. */
function linksOf(path: string, { ids, hrefs }: BuiltPage, siteUrl: URL): PageLink[] {
  return hrefs.flatMap((href) => {
    const url = href.includes('{{') ? null : URL.parse(href, new URL(path, siteUrl));
    if (url?.origin !== siteUrl.origin) return [];
    // Also on a page that is sent under other addresses than its own.
    if (href.startsWith('#') && ids.has(decoded(href.slice(1)))) return [];
    return [{ from: `the page ${path}`, to: decoded(url.pathname) + url.hash }];
  });
}

/** An address that cannot be decoded leads nowhere, and is shown as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns whether an address leads somewhere; undefined where there is no built site, which is told elsewhere */
function addressesOf(
  folder: string,
  pages: ReadonlyMap<string, BuiltPage>,
  redirects: BuildRecord['addresses']['redirects'],
): ((to: string) => boolean) | undefined {
  try {
    const site = readBuiltSite(folder);
    const served: readonly string[] = Object.values(newsletterPages);
    return (to) => {
      const [given = '', anchor = ''] = to.split('#');
      const moved = findRedirect(given, redirects);
      const [path = '', movedAnchor = anchor] = (moved ?? given).split('#');
      if (served.includes(path)) return site.getFile('newsletter-result.html') !== undefined;
      if (!site.findFile(path)) return false;
      return movedAnchor === '' || (pages.get(path)?.ids.has(decoded(movedAnchor)) ?? true);
    };
  } catch (error) {
    if (error instanceof SiteMissingError) return undefined;
    throw error;
  }
}

/** Somebody who does not exist, to write the letters to. */
const nobody: Subscription = {
  id: 'launch-check',
  email: 'nobody@localhost',
  status: 'pending',
  createdAt: 0,
  requestedAt: 0,
  lastLetterAt: null,
  confirmedAt: null,
  confirmRound: 0,
};

/** The links of the letters to subscribers, written as they are sent, but with no valid token. */
function letterLinks(words: BuildRecord['newsletter']['letters'], siteUrl: URL): PageLink[] {
  const links = createNewsletterLinks(siteUrl, createTokens('launch-check'));
  return letterKinds.flatMap((kind) => {
    const { action, posts = [], leave } = letters[kind](words, links, nobody, 0, 'UTC');
    return [action, ...posts, leave].flatMap((link) =>
      link ? [{ from: `the letter '${kind}'`, to: link.url.pathname + link.url.hash }] : [],
    );
  });
}
