import type { Post } from './posts.ts';

/** The fields of a post that lists show, and the props of their islands. */
export type PostCard = Pick<
  Post,
  'slug' | 'title' | 'topic' | 'date' | 'minutes' | 'tags' | 'summary' | 'imageUrl' | 'cover'
>;

export interface ListedCard extends PostCard {
  /** Whether 'Load More Insights' appends it. */
  later: boolean;
}

/** @returns the fields of a post that lists show */
export const toPostCard = (post: Post): PostCard => {
  const { slug, title, topic, date, minutes, tags, summary, imageUrl, cover } = post;
  return { slug, title, topic, date, minutes, tags, summary, imageUrl, cover };
};

/** @returns the list of all: the dedicated articles wait behind the main list, where there is one */
export const toListedCards = (posts: readonly Post[], articles: readonly Post[]): ListedCard[] => [
  ...posts.map((post) => ({ ...toPostCard(post), later: false })),
  ...articles.map((article) => ({ ...toPostCard(article), later: posts.length > 0 })),
];
