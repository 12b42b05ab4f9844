import type { Post } from '../../content/posts.ts';

/** What lists show of a post, and what their islands are sent of it. */
export type PostCard = Pick<
  Post,
  'slug' | 'collection' | 'title' | 'topic' | 'date' | 'minutes' | 'tags' | 'summary' | 'imageUrl'
>;

/** @returns what lists show of a post, without the rest of its fields */
export const postCard = (post: Post): PostCard => {
  const { slug, collection, title, topic, date, minutes, tags, summary, imageUrl } = post;
  return { slug, collection, title, topic, date, minutes, tags, summary, imageUrl };
};
