import type { Post } from '../../content/posts.ts';

/** The fields of a post that lists show, and the props of their islands. */
export type PostCard = Pick<
  Post,
  | 'slug'
  | 'collection'
  | 'title'
  | 'topic'
  | 'date'
  | 'minutes'
  | 'tags'
  | 'summary'
  | 'imageUrl'
  | 'cover'
>;

/** @returns the fields of a post that lists show */
export const postCard = (post: Post): PostCard => {
  const { slug, collection, title, topic, date, minutes, tags, summary, imageUrl, cover } = post;
  return { slug, collection, title, topic, date, minutes, tags, summary, imageUrl, cover };
};
