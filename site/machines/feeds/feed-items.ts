import { getEntry } from 'astro:content';
import { blogPageSchema } from '../../../lib/content/schemas/blog-page.ts';
import { load } from '../../content/content.ts';
import { picturedHtml } from '../../content/pictured-html.ts';
import { guidePath, guides } from '../../features/guide/guides.ts';
import { postAuthor } from '../../features/post/post-author.ts';
import { type Post, writtenPosts } from '../../features/post/posts.ts';
import { siteAddress } from '../metadata/site-address.ts';
import { feedHtml } from './feed-html.ts';

export interface FeedItem {
  post: Pick<Post, 'title' | 'summary' | 'date' | 'topic' | 'tags'>;
  /** Its absolute address, which is also its id. */
  address: string;
  author: string;
  /** The full text as HTML. */
  html: string;
}

export interface Feed {
  title: string;
  description: string;
  home: string;
  language: string;
  /** Newest first. */
  items: FeedItem[];
}

/** All written posts and all guides with their full text, for every kind of feed. */
export async function readFeed(site: URL | undefined): Promise<Feed> {
  const { feed, article } = load('pages/blog', blogPageSchema);
  const base = siteAddress(site);
  const texts = [
    ...writtenPosts.map((post) => ({
      post,
      path: `/blog/${post.slug}`,
      author: post.collection === 'posts' ? postAuthor(post).name : article.author,
      file: `${post.collection}/${post.slug}.md`,
      entry: getEntry(post.collection, post.slug),
    })),
    ...guides.map((guide) => ({
      post: guide,
      path: guidePath(guide),
      author: postAuthor(guide).name,
      file: `guides/${guide.slug}.md`,
      entry: getEntry('guides', guide.slug),
    })),
  ].sort((a, b) => b.post.date.localeCompare(a.post.date) || a.path.localeCompare(b.path));
  const items = texts.map(async ({ post, path, author, file, entry }): Promise<FeedItem> => {
    const address = new URL(path, base).href;
    const html = await picturedHtml((await entry)?.rendered?.html ?? '', file, 'feed');
    return { post, address, author, html: feedHtml(html, address) };
  });
  return {
    title: feed.title,
    description: feed.description,
    home: new URL('/blog', base).href,
    language: 'en-US',
    items: await Promise.all(items),
  };
}
