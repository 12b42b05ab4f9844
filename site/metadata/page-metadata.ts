/** All metadata of a page's head, in one place (docs/product.md, Metadata). */
import region from 'virtual:region';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { maxDescriptionChars, maxTitleChars } from '../../lib/content/schemas/words.ts';
import { toInstant } from '../text/formats.ts';
import { heightPx, type SocialCard, socialImagePath, widthPx } from './social-card.ts';

/** Additional metadata of posts and articles. */
export interface ArticleMetadata {
  /** ISO dates, such as 2025-10-17. */
  published: string;
  modified: string;
  author: string;
  section: string;
  tags: readonly string[];
}

interface PageInput {
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
type MetaTag = { name: string; content: string } | { property: string; content: string };

interface PageMetadata {
  title: string;
  description: string;
  canonical: string;
  /** `meta` elements for search engines and link previews, besides title, description and canonical. */
  tags: MetaTag[];
}

/** @param card the page's social image; without one the page is `noindex` */
export function createPageMetadata(
  { title, description, path, article, keywords = [] }: PageInput,
  { brand, site, card }: { brand: Brand; site: URL; card: SocialCard | undefined },
): PageMetadata {
  const summary = {
    title: title ? formatPageTitle(title, brand.name) : `${brand.name} | ${brand.titleSuffix}`,
    description: shortenDescription(description),
    canonical: new URL(path, site).href,
  };
  if (!card) return { ...summary, tags: [{ name: 'robots', content: 'noindex' }] };
  const names = {
    robots: 'index, follow, max-image-preview:large',
    keywords: [...(article?.tags ?? [...keywords, ...brand.keywords])].join(', '),
    author: article?.author ?? brand.name,
  };
  const openGraph = {
    'og:type': article ? 'article' : 'website',
    'og:title': card.title,
    'og:description': summary.description,
    'og:url': summary.canonical,
    'og:site_name': brand.name,
    'og:locale': `${new Intl.Locale(region.locale).language}_${region.country}`,
    'og:image': new URL(socialImagePath(card.path), site).href,
    'og:image:width': String(widthPx),
    'og:image:height': String(heightPx),
    'og:image:alt': card.title,
  };
  return {
    ...summary,
    tags: [
      ...Object.entries(names).map(([name, content]) => ({ name, content })),
      ...Object.entries(openGraph).map(toPropertyTag),
      // X uses Open Graph for the rest.
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(article ? createArticleTags(article) : []),
    ],
  };
}

const createArticleTags = ({ published, modified, section, tags }: ArticleMetadata): MetaTag[] =>
  [
    ['article:published_time', toInstant(published)] as const,
    ['article:modified_time', toInstant(modified)] as const,
    ['article:section', section] as const,
    ...tags.map((tag) => ['article:tag', tag] as const),
  ].map(toPropertyTag);

const toPropertyTag = ([property, content]: readonly [string, string]) => ({ property, content });

/** @returns the first 155 characters of a description, cut after a whole word */
export const shortenDescription = (text: string): string =>
  text.length <= maxDescriptionChars
    ? text
    : // The ellipsis replaces at least one character.
      `${text.slice(0, maxDescriptionChars).replace(/[\s,;:–-]*\s\S*$/, '')}…`;

/** @returns the page's title followed by the brand, or alone if both would be too long */
export function formatPageTitle(title: string, brand: string): string {
  const titleWithBrand = `${title} | ${brand}`;
  return titleWithBrand.length > maxTitleChars ? title : titleWithBrand;
}
