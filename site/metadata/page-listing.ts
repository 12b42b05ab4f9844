import type { GuideFields } from '../../lib/content/schemas/guide.ts';
import type { SearchEntry } from '../features/search/search-engine.ts';
import type { OwnCard } from './social-card.ts';

/** How search, feeds, sitemaps and social images show a page. A page without optional fields needs no listing. */
export interface PageListing {
  /** Its canonical path. */
  path: string;
  /** For its social image; otherwise that is made from the page's route. */
  card?: OwnCard;
  /** Its entry in the search index, for kinds of pages. */
  searchEntry?: () => Omit<SearchEntry, 'to'> | Promise<Omit<SearchEntry, 'to'>>;
  /** The text by which the search finds a single page; its title and summary are those of its route. */
  searchText?: () => string | Promise<string>;
  feedEntry?: FeedEntry;
  /**
   * The day of its last change (ISO 8601), if the content has one. A wrong date makes search
   * engines distrust all of them.
   */
  modified?: string | undefined;
}

/** A text that feeds include in full. */
export interface FeedEntry {
  post: Pick<GuideFields, 'title' | 'summary' | 'date' | 'topic' | 'tags'>;
  collection: 'posts' | 'articles' | 'guides';
  slug: string;
  author: string;
}

/** @returns the newest of some ISO days */
export const findNewestDay = (days: readonly string[]): string | undefined =>
  days.toSorted().at(-1);
