import { blogPageSchema } from '../../../lib/content/schemas/blog-page.ts';
import { load, videos } from '../../content/content.ts';
import type { CoverFigure } from '../../drawing/covers/figure.ts';
import { parsePoints, roundedPath } from '../../drawing/paths.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { findNewestDay } from '../../metadata/page-listing.ts';
import { placeOnLine } from '../../metadata/social-card.ts';
import { writtenPosts } from '../post/posts.ts';
import { collectPhrases } from '../search/plain-text.ts';

/** A hiring brief: seven ragged rows, 1.5 units apart. */
const brief: CoverFigure = {
  line: roundedPath(
    parsePoints(
      '0,6 0.8,6 0.8,1.5 9.9,1.5 9.9,3 1.9,3 1.9,4.5 10.3,4.5 10.3,6 2.5,6 2.5,7.5 ' +
        '9,7.5 9,9 1.8,9 1.8,10.5 11.3,10.5 11.3,6 12,6',
    ),
    0.7,
  ),
  hairlines: '',
  signs: [],
};

export const blogListing: PageListing = {
  path: '/blog',
  card: { title: load('pages/blog', blogPageSchema).headline, figure: placeOnLine(brief) },
  // The posts have their own entries in the search.
  searchText: () => collectPhrases(videos?.items ?? []),
  modified: findNewestDay(writtenPosts.map(({ date, modified }) => modified ?? date)),
};
