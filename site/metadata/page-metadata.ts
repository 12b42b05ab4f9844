/** All metadata of a page's head, in one place (docs/product.md, Metadata). */
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { maxTitleChars } from '../../lib/content/schemas/words.ts';
import { toInstant } from '../text/formats.ts';
import { heightPx, type SocialCard, socialImagePath, widthPx } from './social-card.ts';

/** Search results show no more of a description. */
const maxDescriptionChars = 155;

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
  /** Otherwise the page has the default title. */
  title?: string | undefined;
  /** At any length. */
  description: string;
  /** Its canonical path. */
  path: string;
  article?: ArticleMetadata | undefined;
  /** Of the page; those of the firm follow. */
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
  const summary = {
    title: title ? pageTitle(title, brand.name) : `${brand.name} | ${brand.titleSuffix}`,
    description: shortenDescription(description),
    canonical: new URL(path, site).href,
  };
  if (!card) return { ...summary, tags: [nameTag('robots', 'noindex')] };
  return {
    ...summary,
    tags: [
      nameTag('robots', 'index, follow, max-image-preview:large'),
      nameTag('keywords', [...(article?.tags ?? [...keywords, ...brand.keywords])].join(', ')),
      nameTag('author', article?.author ?? brand.name),
      ...socialTags(summary, card, { brand, site, isArticle: article !== undefined }),
      ...(article ? articleTags(article) : []),
    ],
  };
}

/** X uses Open Graph for the rest. */
function socialTags(
  { description, canonical }: Pick<PageMetadata, 'description' | 'canonical'>,
  card: SocialCard,
  { brand, site, isArticle }: { brand: Brand; site: URL; isArticle: boolean },
): MetaTag[] {
  return [
    propertyTag('og:type', isArticle ? 'article' : 'website'),
    propertyTag('og:title', card.title),
    propertyTag('og:description', description),
    propertyTag('og:url', canonical),
    propertyTag('og:site_name', brand.name),
    propertyTag('og:locale', 'en_US'),
    propertyTag('og:image', new URL(socialImagePath(card.path), site).href),
    propertyTag('og:image:width', String(widthPx)),
    propertyTag('og:image:height', String(heightPx)),
    propertyTag('og:image:alt', card.title),
    nameTag('twitter:card', 'summary_large_image'),
  ];
}

const articleTags = ({ published, modified, section, tags }: ArticleMetadata): MetaTag[] => [
  propertyTag('article:published_time', toInstant(published)),
  propertyTag('article:modified_time', toInstant(modified)),
  propertyTag('article:section', section),
  ...tags.map((tag) => propertyTag('article:tag', tag)),
];

/** @returns the first 155 characters of a description, cut after a whole word */
export const shortenDescription = (text: string): string =>
  text.length <= maxDescriptionChars
    ? text
    : // The ellipsis takes the place of at least one character.
      `${text.slice(0, maxDescriptionChars).replace(/[\s,;:–-]*\s\S*$/, '')}…`;

/** @returns the page's title followed by the brand, or alone if both would be too long */
export function pageTitle(title: string, brand: string): string {
  const titleWithBrand = `${title} | ${brand}`;
  return titleWithBrand.length > maxTitleChars ? title : titleWithBrand;
}

const nameTag = (name: string, content: string): MetaTag => ({ name, content });
const propertyTag = (key: string, content: string): MetaTag => ({ property: key, content });
