import { getEntry } from 'astro:content';
import region from 'virtual:region';
import type { GuideFields } from '../../lib/content/schemas/post.ts';
import { getSiteUrl, load } from '../content/content.ts';
import { renderPictures } from '../content/pictured-html.ts';
import { getGuidePath, guides } from '../features/guide/guides.ts';
import { findAuthor, writtenPosts } from '../features/post/posts.ts';
import { applyEdits, editAttribute, getAttribute, parsePart } from '../text/html-source.ts';

export interface FeedItem {
  post: Pick<GuideFields, 'title' | 'summary' | 'date' | 'topic' | 'tags'>;
  author: string;
  /** The topic and the tags, each once. */
  tags: string[];
  /** Its absolute address, which is also its id. */
  address: string;
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

/** @returns all posts and guides with their full text */
export async function readFeed(site: URL | undefined): Promise<Feed> {
  const { feed, article } = load('pages/blog.yaml');
  const base = getSiteUrl(site);
  const entries = [
    ...writtenPosts.map((post) => ({
      post,
      path: `/blog/${post.slug}`,
      collection: 'posts' as const,
      author: post.action === undefined ? findAuthor(post).name : article.author,
    })),
    ...guides.map((guide) => ({
      post: guide,
      path: getGuidePath(guide),
      collection: 'guides' as const,
      author: findAuthor(guide).name,
    })),
  ].sort((a, b) => b.post.date.localeCompare(a.post.date) || a.path.localeCompare(b.path));
  const items = entries.map(async ({ path, post, collection, author }) => {
    const address = new URL(path, base).href;
    const entry = await getEntry(collection, post.slug);
    const html = await renderPictures(
      entry?.rendered?.html ?? '',
      `${collection}/${post.slug}.md`,
      'feed',
    );
    const tags = [...new Set<string>([post.topic, ...post.tags])];
    return { post, tags, address, author, html: adaptForReaders(html, address) };
  });
  return {
    title: feed.title,
    description: feed.description,
    home: new URL('/blog', base).href,
    language: region.locale,
    items: await Promise.all(items),
  };
}

/**
 * Adapts rendered Markdown to feed readers, which show it outside the site: addresses become
 * absolute, and inline styles, which many readers strip, are removed.
 *
 * @param address of the text, for links within it
 */
export function adaptForReaders(rendered: string, address: string): string {
  const edits = parsePart(rendered).flatMap((element) => [
    ...['href', 'src'].flatMap((name) => {
      const link = getAttribute(element, name);
      if (!link || !/^[/#]/.test(link)) return [];
      return editAttribute(element, name, new URL(link, address).href);
    }),
    ...editAttribute(element, 'style', undefined),
  ]);
  return applyEdits(rendered, edits);
}
