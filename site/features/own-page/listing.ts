import { ownPages } from '../../content/content.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { collectPhrases } from '../search/plain-text.ts';

export const ownPageListings = ownPages.map(
  ({ slug, sections }): PageListing => ({
    path: `/${slug}`,
    searchText: () => collectPhrases(sections),
  }),
);
