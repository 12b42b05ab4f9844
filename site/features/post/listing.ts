/** The posts in the search, in feeds, and as shared links. A post without a text has only a card. */
import { getEntry } from 'astro:content';
import { load } from '../../content/content.ts';
import type { PageListing } from '../../metadata/page-listing.ts';
import { placeCoverOnLine } from '../../metadata/social-card.ts';
import { formatShortDate } from '../../text/formats.ts';
import { toPlainText } from '../search/plain-text.ts';
import { allPosts, findAuthor } from './posts.ts';

const { article } = load('pages/blog.yaml');

export const postListings = allPosts.map((post): PageListing => {
  const { collection, slug, title, topic, summary, tags, date, modified } = post;
  const path = `/blog/${slug}`;
  const card = { title, label: topic, figure: placeCoverOnLine(slug, topic) };
  if (!post.hasBody) return { path, card };
  return {
    path,
    card,
    searchEntry: async () => ({
      kind: 'article',
      title,
      note: `${topic}, ${formatShortDate(date)}.`,
      summary,
      tags: [...new Set<string>([topic, ...tags])],
      body: toPlainText((await getEntry(collection, slug))?.rendered?.html ?? ''),
    }),
    feedEntry: {
      post,
      collection,
      slug,
      author: collection === 'posts' ? findAuthor(post).name : article.author,
    },
    modified: modified ?? date,
  };
});
