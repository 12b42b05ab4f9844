/** All posts with their fields, checked; their bodies are rendered by Astro's collections. */
import { dirname } from 'node:path';
import { brandMarkers } from '../../contracts/content/brand.ts';
import { contentFileNames, readMarkdownFile } from '../../contracts/content/folder.ts';
import { type ArticleFields, articleSchema, postSchema } from '../../contracts/content/post.ts';
import { brand } from './content.ts';
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

function read(collection: Post['collection']): Post[] {
  const schema = collection === 'posts' ? postSchema : articleSchema;
  return contentFileNames()
    .filter((name) => dirname(name) === collection && name.endsWith('.md'))
    .map((name): Post => {
      const { data, body } = readMarkdownFile(name, schema, brandMarkers(brand));
      const slug = name.replace(/^.*\/|\.md$/g, '');
      const hasBody = body.trim() !== '';
      // A post that is still being written keeps its stated minutes.
      const minutes = hasBody ? readMinutes(body) : data.minutes;
      return { ...data, collection, slug, hasBody, minutes };
    })
    .sort(newestFirst);
}

/** Two of one day stand in the order of their slugs, so that every build agrees. */
function newestFirst(a: Post, b: Post): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** The main list, newest first. */
export const posts: readonly Post[] = read('posts');
/** The dedicated articles, newest first: what 'Load More Insights' appends. */
export const articles: readonly Post[] = read('articles');
export const allPosts: readonly Post[] = [...posts, ...articles].sort(newestFirst);
