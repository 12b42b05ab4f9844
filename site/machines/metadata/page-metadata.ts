/** All metadata of a page's head, in one place (docs/product.md, Metadata). */
import type { Brand } from '../../../lib/content/schemas/brand.ts';
import { toInstant } from '../../text/dates.ts';
import { type SocialCard, socialImagePath } from '../social/cards.ts';
import { heightPx, widthPx } from '../social/figure.ts';
import { descriptionOf, pageTitle } from './search-result.ts';

/** Additional metadata of posts and articles. */
export interface ArticleMetadata {
  /** ISO dates, such as 2025-10-17. */
  published: string;
  modified: string;
  author: string;
  section: string;
  tags: readonly string[];
}

export interface PageInput {
  /** The page's own; without one it is the default title. */
  title?: string | undefined;
  /** Its long description. */
  description: string;
  /** Its canonical path. */
  path: string;
  article?: ArticleMetadata | undefined;
  /** Of the page alone; those of the firm follow them. */
  keywords?: readonly string[] | undefined;
}

/** One `meta` element. */
export type MetaTag = { name: string; content: string } | { property: string; content: string };

export interface PageMetadata {
  title: string;
  description: string;
  canonical: string;
  /** `meta` elements for search engines and link previews, besides title, description and canonical. */
  tags: MetaTag[];
}

/** @param card the page's social image; without one the page is `noindex` */
export function pageMetadata(
  { title, description, path, article, keywords = [] }: PageInput,
  { brand, site, card }: { brand: Brand; site: URL; card: SocialCard | undefined },
): PageMetadata {
  const about = {
    title: title ? pageTitle(title, brand.name) : `${brand.name} | ${brand.titleSuffix}`,
    description: descriptionOf(description),
    canonical: new URL(path, site).href,
  };
  if (!card) return { ...about, tags: [named('robots', 'noindex')] };
  return {
    ...about,
    tags: [
      named('robots', 'index, follow, max-image-preview:large'),
      named('keywords', [...(article?.tags ?? [...keywords, ...brand.keywords])].join(', ')),
      named('author', article?.author ?? brand.name),
      ...socialTags(about, card, { brand, site, isArticle: article !== undefined }),
      ...(article ? articleTags(article) : []),
    ],
  };
}

/** X falls back to Open Graph for the rest, so the kind of card is enough. */
function socialTags(
  { description, canonical }: Pick<PageMetadata, 'description' | 'canonical'>,
  card: SocialCard,
  { brand, site, isArticle }: { brand: Brand; site: URL; isArticle: boolean },
): MetaTag[] {
  return [
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:title', card.title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:site_name', brand.name),
    property('og:locale', 'en_US'),
    property('og:image', new URL(socialImagePath(card.path), site).href),
    property('og:image:width', String(widthPx)),
    property('og:image:height', String(heightPx)),
    property('og:image:alt', card.title),
    named('twitter:card', 'summary_large_image'),
  ];
}

const articleTags = ({ published, modified, section, tags }: ArticleMetadata): MetaTag[] => [
  property('article:published_time', toInstant(published)),
  property('article:modified_time', toInstant(modified)),
  property('article:section', section),
  ...tags.map((tag) => property('article:tag', tag)),
];

const named = (name: string, content: string): MetaTag => ({ name, content });
const property = (key: string, content: string): MetaTag => ({ property: key, content });
