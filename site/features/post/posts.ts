import { getCollection } from 'astro:content';
import { stockPhotoOrigin } from '../../../lib/content/browser-constants.ts';
import { isPublished, showsDrafts } from '../../../lib/content/publication.ts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import type { PostFields, Videos } from '../../../lib/content/schemas/post.ts';
import { author, people } from '../../content/content.ts';
import { resolveOptionalPicture } from '../../content/own-pictures.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { readMinutes } from './read-time.ts';

export interface Post extends Omit<PostFields, 'picture' | 'minutes'> {
  slug: string;
  /** The owner's picture; otherwise the cover is drawn. */
  cover?: PictureSources | undefined;
  /** False while a post is still being written. */
  hasBody: boolean;
  /** Reading time. */
  minutes: number;
}

const posts = (await getCollection('posts'))
  .filter(({ data }) => showsDrafts() || isPublished(data))
  .map(async ({ id, data: { picture, ...data }, body = '' }): Promise<Post> => {
    const hasBody = body.trim() !== '';
    // A post that is still being written keeps its stated minutes.
    const minutes = (hasBody ? undefined : data.minutes) ?? readMinutes(body);
    const cover = await resolveOptionalPicture(`posts/${id}.md`, picture, 'cover');
    return { ...data, slug: id, hasBody, minutes, cover };
  });

/** Posts of the same day are sorted by slug, to make builds reproducible. */
function compareNewestFirst(a: Post, b: Post): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** The posts and dedicated articles, newest first. */
export const allPosts: readonly Post[] = (await Promise.all(posts)).sort(compareNewestFirst);
/** The posts with a body, which sitemaps, feeds, llms.txt and the search list. */
export const writtenPosts: readonly Post[] = allPosts.filter(({ hasBody }) => hasBody);

/** Other hosts whose pictures a page of the blog may show, for its content security policy. */
export const listPictureOrigins = (videos?: Pick<Videos, 'thumbnail' | 'items'>): string[] => [
  ...(videos && videos.items.length > 0 ? [new URL(videos.thumbnail).origin] : []),
  ...(allPosts.some(({ imageUrl }) => imageUrl !== undefined) ? [stockPhotoOrigin] : []),
];

type Related = Pick<Post, 'slug' | 'topic' | 'tags'>;

const findOtherPosts = <Candidate extends Related>(post: Related, list: readonly Candidate[]) =>
  list.filter(({ slug }) => slug !== post.slug);

/** @returns the two posts that follow in a list, wrapping (docs/product.md, Blog) */
export function findRelatedArticles<Candidate extends Related>(
  post: Related,
  list: readonly Candidate[],
): Candidate[] {
  const next = list.findIndex(({ slug }) => slug === post.slug) + 1;
  return findOtherPosts(post, [...list.slice(next), ...list.slice(0, next)]).slice(0, 2);
}

/**
 * @param linked posts that the page already links to
 * @returns up to three other posts that share a tag or the topic, most in common first
 */
export function findMoreInsights<Candidate extends Related>(
  post: Related,
  list: readonly Candidate[],
  linked: readonly Candidate[] = [],
): Candidate[] {
  const countCommon = ({ topic, tags }: Related) =>
    Number(topic === post.topic) + tags.filter((tag) => post.tags.includes(tag)).length;
  return findOtherPosts(post, list)
    .filter((other) => countCommon(other) > 0 && !linked.includes(other))
    .sort((a, b) => countCommon(b) - countCommon(a))
    .slice(0, 3);
}

/** The author of a post or guide is the first leader who writes about one of its tags (docs/product.md, Blog). */
export function findAuthor({ tags }: Pick<PostFields, 'tags'>): Person {
  const signer = people.find(({ writes }) => writes.some((tag) => tags.includes(tag))) ?? author;
  if (!signer) throw new Error('people.yaml has no author');
  return signer;
}

/** The fields of a post that lists show, and the props of their islands. */
export type PostCard = Pick<
  Post,
  'slug' | 'title' | 'topic' | 'date' | 'minutes' | 'tags' | 'summary' | 'imageUrl' | 'cover'
>;

export interface ListedCard extends PostCard {
  /** Whether 'Load More Insights' appends it. */
  later: boolean;
}

export const toPostCard = (post: Post): PostCard => {
  const { slug, title, topic, date, minutes, tags, summary, imageUrl, cover } = post;
  return { slug, title, topic, date, minutes, tags, summary, imageUrl, cover };
};

/** @param shown how many posts are shown at first */
export const toListedCards = (posts: readonly Post[], shown: number): ListedCard[] =>
  posts.map((post, index) => ({ ...toPostCard(post), later: index >= shown }));
