/** All posts that are out, with their fields, from Astro's collections. Every page, feed and list asks here. */
import { getCollection } from 'astro:content';
import { isPublished, showsDrafts } from '../../../lib/content/publication.ts';
import type { ArticleFields } from '../../../lib/content/schemas/post.ts';
import { optionalPicture } from '../../content/own-pictures.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { readMinutes } from './read-time.ts';

export interface Post extends Omit<ArticleFields, 'action' | 'picture'> {
  /** Its collection: the main list, or the dedicated articles. */
  collection: 'posts' | 'articles';
  slug: string;
  /** The call to action at the end of its page; posts of the main list have none. */
  action?: ArticleFields['action'];
  /** The owner's own; without it the cover is drawn. */
  cover?: PictureSources | undefined;
  /** False while a post is still being written. */
  hasBody: boolean;
}

async function read(collection: Post['collection']): Promise<Post[]> {
  const entries = await getCollection(collection);
  const posts = entries
    .filter(({ data }) => showsDrafts() || isPublished(data))
    .map(async ({ id, data: { picture, ...data }, body = '' }): Promise<Post> => {
      const hasBody = body.trim() !== '';
      // A post that is still being written keeps its stated minutes.
      const minutes = hasBody ? readMinutes(body) : data.minutes;
      const cover = await optionalPicture(`${collection}/${id}.md`, picture, 'cover');
      return { ...data, collection, slug: id, hasBody, minutes, cover };
    });
  return (await Promise.all(posts)).sort(newestFirst);
}

/** Posts of one day are ordered by slug, so that every build agrees. */
function newestFirst(a: Post, b: Post): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** The main list, newest first. */
export const posts: readonly Post[] = await read('posts');
/** The dedicated articles, newest first: what 'Load More Insights' appends. */
export const articles: readonly Post[] = await read('articles');
export const allPosts: readonly Post[] = [...posts, ...articles].sort(newestFirst);
/** Those that sitemaps, feeds, llms.txt and the search name: a post without a text waits for it. */
export const writtenPosts: readonly Post[] = allPosts.filter(({ hasBody }) => hasBody);
