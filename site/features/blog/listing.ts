/** The list of posts in the search, in sitemaps, and as a shared link. */
import { blogPageSchema } from '../../../lib/content/schemas/post.ts';
import { videosSchema } from '../../../lib/content/schemas/videos.ts';
import { load } from '../../content/content.ts';
import type { CoverFigure } from '../../drawing/covers/figure.ts';
import type { Point } from '../../drawing/paths.ts';
import { roundedPath } from '../../drawing/paths.ts';
import { newestDay, type PageListing } from '../../metadata/page-listing.ts';
import { onTheLine } from '../../metadata/social-card.ts';
import { writtenPosts } from '../post/posts.ts';
import { collectPhrases } from '../search/plain-text.ts';

/** Where the rows of the brief turn, right and left; no two neighbors are equal. */
const turns = [
  [9.9, 1.9],
  [10.3, 2.5],
  [9, 1.8],
] as const;

/** A hiring brief: seven ragged rows. */
function drawBrief(): CoverFigure {
  const pitch = 1.5;
  const corners = turns.flatMap(([right, left], pair): Point[] => {
    const y = pitch * (2 * pair + 1);
    return [
      [right, y],
      [right, y + pitch],
      [left, y + pitch],
      [left, y + 2 * pitch],
    ];
  });
  const last: Point[] = [
    [11.3, 7 * pitch],
    [11.3, 6],
  ];
  return {
    line: roundedPath([[0, 6], [0.8, 6], [0.8, pitch], ...corners, ...last, [12, 6]], 0.7),
    hairlines: '',
    signs: [],
  };
}

export const blogListing: PageListing = {
  path: '/blog',
  card: {
    title: load('pages/blog', blogPageSchema).headline,
    figure: onTheLine(drawBrief()),
  },
  // The posts have their own entries in the search.
  searchText: () => collectPhrases(load('videos', videosSchema).items),
  modified: newestDay(writtenPosts.map(({ date, modified }) => modified ?? date)),
};
