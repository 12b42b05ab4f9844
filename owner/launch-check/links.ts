/** Checks the links of the built pages and letters, and the links of the content to other sites. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import type { ContentValue } from '../../lib/content/values.ts';
import { newsletterPages } from '../../lib/forms/endpoints.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Config } from '../../server/config.ts';
import { describeFailure } from '../../server/deliveries/attempt.ts';
import { letters } from '../../server/deliveries/mail/letter.ts';
import { createNewsletterLinks } from '../../server/domain/newsletter-links.ts';
import { createTokens } from '../../server/domain/tokens.ts';
import { letterKinds, type Subscription } from '../../server/model.ts';
import { findRedirect } from '../../server/site/addresses.ts';
import { readBuiltSite, SiteMissingError } from '../../server/site/built-site.ts';
import { formatCount } from '../../server/text/format.ts';
import { type CheckResult, createPoint, type Finding } from './report.ts';

interface Link {
  /** The page or letter that has it. */
  source: string;
  /** Path from the root, with its anchor. */
  target: string;
}

interface BuiltPage {
  ids: ReadonlySet<string>;
  hrefs: readonly string[];
}

/** @returns a finding for each linked page or anchor that the built site lacks */
export function checkPageLinks(
  { SITE_DIST, SITE_URL }: Config,
  { addresses, newsletter }: SiteRecord,
): Finding[] {
  const pages = readPages(SITE_DIST);
  const exists = createTargetCheck(SITE_DIST, pages, addresses.redirects);
  if (!exists) return [];
  const links = [
    ...[...pages].flatMap(([path, page]) => findLinks(path, page, SITE_URL)),
    ...findLetterLinks(newsletter.letters, SITE_URL),
  ];
  const dead = Map.groupBy(
    links.filter(({ target }) => !exists(target)),
    ({ target }) => target,
  );
  return [...dead].map(([target, targetLinks]) => {
    const [source = '', ...others] = new Set(targetLinks.map((link) => link.source));
    const also =
      others.length > 0
        ? ` (as ${formatCount(others.length, 'other')} ${others.length > 1 ? 'do' : 'does'})`
        : '';
    return {
      group: 'Links',
      place: source,
      todo: `links to ${target}${also}, which does not exist. Correct the link, or add the address to redirects.yaml.`,
      point: `link-${target}`,
    };
  });
}

/** @returns the pages of a built site by path */
const readPages = (folder: string): Map<string, BuiltPage> =>
  new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`,
      parsePage(readFileSync(join(folder, file), 'utf8')),
    ]),
  );

function parsePage(html: string): BuiltPage {
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

function findLinks(path: string, { ids, hrefs }: BuiltPage, siteUrl: URL): Link[] {
  return hrefs.flatMap((href) => {
    // A template's placeholder is not an address yet.
    const url = href.includes('{{') ? null : URL.parse(href, new URL(path, siteUrl));
    if (url?.origin !== siteUrl.origin) return [];
    // Some pages, such as 404.html, are sent for other addresses than their own.
    if (href.startsWith('#') && ids.has(decode(href.slice(1)))) return [];
    return [{ source: `the page ${path}`, target: decode(url.pathname) + url.hash }];
  });
}

/** @returns the decoded text; text that cannot be decoded stays as it is */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns a function that tells whether a target exists; undefined without a built site */
function createTargetCheck(
  folder: string,
  pages: ReadonlyMap<string, BuiltPage>,
  redirects: SiteRecord['addresses']['redirects'],
): ((target: string) => boolean) | undefined {
  try {
    const site = readBuiltSite(folder);
    const serverPaths: readonly string[] = Object.values(newsletterPages);
    return (target) => {
      const [linkedPath = '', linkedAnchor = ''] = target.split('#');
      const redirect = findRedirect(linkedPath, redirects);
      const [path = '', anchor = linkedAnchor] = (redirect ?? linkedPath).split('#');
      if (serverPaths.includes(path)) return site.getFile('newsletter-result.html') !== undefined;
      if (!site.findFile(path)) return false;
      return anchor === '' || (pages.get(path)?.ids.has(decode(anchor)) ?? true);
    };
  } catch (error) {
    if (error instanceof SiteMissingError) return undefined;
    throw error;
  }
}

const sampleSubscription: Subscription = {
  id: 'launch-check',
  email: 'nobody@localhost',
  status: 'pending',
  createdAt: 0,
  requestedAt: 0,
  lastLetterAt: null,
  confirmedAt: null,
  confirmRound: 0,
};

/** @returns the links of the newsletter's letters, whose tokens are not valid */
function findLetterLinks(texts: SiteRecord['newsletter']['letters'], siteUrl: URL): Link[] {
  const links = createNewsletterLinks(siteUrl, createTokens('launch-check'));
  return letterKinds.flatMap((kind) => {
    const {
      action,
      posts = [],
      leave,
    } = letters[kind](texts, links, sampleSubscription, 0, {
      timeZone: 'UTC',
      locale: 'en-US',
    });
    return [action, ...posts, leave].flatMap((link) =>
      link ? [{ source: `the letter '${kind}'`, target: link.url.pathname + link.url.hash }] : [],
    );
  });
}

const concurrency = 8;
const answerTimeoutMs = 10_000;
const urlPattern = /https?:\/\/[^\s"'<>()[\]{}]+[^\s"'<>()[\]{}.,;:!?]/g;
/** Statuses and errors that prove that a link is dead. Others may be how a site refuses programs. */
const goneStatuses = [404, 410];
const goneErrors = /^(?:ENOTFOUND|CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY)/;

interface Answer {
  isReachable: boolean;
  problem?: string | undefined;
}

/** @returns a finding for each link to another site that is dead, at its first place in the content */
export async function checkOutsideLinks(values: readonly ContentValue[]): Promise<CheckResult> {
  const locations = new Map<string, ContentValue>();
  for (const value of values) {
    for (const url of findUrls(value, values)) if (!locations.has(url)) locations.set(url, value);
  }
  const answers = new Map<string, Answer>();
  const queue = locations.keys();
  const work = async () => {
    for (const url of queue) answers.set(url, await request(url));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (locations.size > 0 && [...answers.values()].every(({ isReachable }) => !isReachable)) {
    const count = formatCount(locations.size, 'link');
    const note = `This machine reached none of ${count} to other sites, so they were not checked.`;
    return { findings: [], notes: [note] };
  }
  const findings = [...locations].flatMap(([url, { file, line, field }]): Finding[] => {
    const problem = answers.get(url)?.problem;
    if (!problem) return [];
    const todo = `${url} ${problem}. Correct or remove the link.`;
    const point = createPoint('link', url);
    return [{ group: 'Links', place: file, line, field: field.join('.'), todo, point }];
  });
  return { findings, notes: [] };
}

function findUrls(
  { name, field, text }: ContentValue,
  values: readonly ContentValue[],
): readonly string[] {
  // The address of a talk is made of the host's pattern and its id.
  const isTalk = name === 'videos.yaml' && field[0] === 'items' && field.at(-1) === 'id';
  const pattern = isTalk
    ? values.find((value) => value.name === name && value.field[0] === 'watch')
    : undefined;
  const filled = pattern ? pattern.text.replace('{id}', encodeURIComponent(text)) : text;
  if (filled.includes('{id}')) return [];
  return (filled.match(urlPattern) ?? []).filter((url) => findSampleValue(url) === undefined);
}

async function request(url: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const { status, body } = await fetch(url, { signal, headers: { accept: '*/*' } });
    await body?.cancel();
    const problem = goneStatuses.includes(status) ? `answers ${status}` : undefined;
    return { isReachable: true, problem };
  } catch (error) {
    const reason = describeFailure(error);
    const problem = goneErrors.test(reason) ? `cannot be reached (${reason})` : undefined;
    return { isReachable: false, problem };
  }
}
