/** All posts with their fields, from Astro's collections. */
import { getCollection } from 'astro:content';
import type { ArticleFields } from '../../contracts/content/post.ts';
import { readMinutes } from './read-time.ts';

export interface Post extends Omit<ArticleFields, 'action'> {
  /** Its collection: the main list, or the dedicated articles. */
  collection: 'posts' | 'articles';
  slug: string;
  /** What its page ends with; posts of the main list have none of their own. */
  action?: ArticleFields['action'];
  /** A post without one is still being written. */
  hasBody: boolean;
}

async function read(collection: Post['collection']): Promise<Post[]> {
  const entries = await getCollection(collection);
  return entries
    .map(({ id, data, body = '' }): Post => {
      const hasBody = body.trim() !== '';
      // A post that is still being written keeps its stated minutes.
      const minutes = hasBody ? readMinutes(body) : data.minutes;
      return { ...data, collection, slug: id, hasBody, minutes };
    })
    .sort(newestFirst);
}

/** Two of one day stand in the order of their slugs, so that every build agrees. */
function newestFirst(a: Post, b: Post): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** The main list, newest first. */
export const posts: readonly Post[] = await read('posts');
/** The dedicated articles, newest first: what 'Load More Insights' appends. */
export const articles: readonly Post[] = await read('articles');
export const allPosts: readonly Post[] = [...posts, ...articles].sort(newestFirst);
