import { cities, jobTitles, load, services } from '../../content/content.ts';
import { listIndexedRoutes } from '../../content/routes.ts';
import { socialCard } from '../../metadata/social-cards.ts';
import { formatShortDate } from '../../text/formats.ts';
import { getGuidePath, guides } from '../guide/guides.ts';
import { writtenPosts } from '../post/posts.ts';
import type { SearchEntry } from './search-engine.ts';

const checked = load('pages/guides.yaml')?.checked;

interface Article {
  topic: string;
  tags: readonly string[];
  summary: string;
}

const toArticle = ({ topic, tags, summary }: Article, note: string) => ({
  note,
  summary,
  tags: [...new Set([topic, ...tags])],
});

/** What the search shows of pages, or finds them by, besides their routes. */
const ownFields = new Map<string, Partial<SearchEntry>>([
  // The page shows them one after the other.
  ['/', { body: jobTitles.join(', ') }],
  ...services.map(({ id, clients, pricing, shortDescription, longDescription }) => {
    const summary = `${shortDescription} ${longDescription}`;
    const tags = clients.flatMap(({ industry, roles }) => [industry, ...roles]);
    const body = clients
      .map(({ industry, roles }) => `${industry}: ${roles.join(', ')}.`)
      .join(' ');
    return [`/services/${id}`, { note: `${pricing.timeframe}.`, summary, tags, body }] as const;
  }),
  ...cities.map(({ path, state = '', stateAbbr = '', metroArea, techRoles, industries }) => {
    const tags = [state, stateAbbr, metroArea, ...techRoles, ...industries].filter(Boolean);
    // Excerpts show roles, which many pages share.
    return [path, { tags, body: `${techRoles.join(', ')}.` }] as const;
  }),
  ...writtenPosts.map((post) => {
    const note = `${post.topic}, ${formatShortDate(post.date)}.`;
    return [`/blog/${post.slug}`, toArticle(post, note)] as const;
  }),
  ...guides.map((guide) => {
    const note = `${checked} ${formatShortDate(guide.checked)}.`;
    return [getGuidePath(guide), toArticle(guide, note)] as const;
  }),
]);

/** @returns the entries of /search-index.json; the build adds what the pages say (site/build/built-pages.ts) */
export const readSearchIndex = (): SearchEntry[] =>
  listIndexedRoutes().map(({ kind, label, to, text }) => {
    const isPage = kind === 'page' || kind === 'legal';
    return {
      to,
      kind: isPage || kind === 'person' ? 'page' : kind,
      title: isPage ? label : (socialCard(to)?.title ?? label),
      note: '',
      summary: text,
      tags: [],
      body: '',
      ...ownFields.get(to),
    };
  });
