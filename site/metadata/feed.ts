import { getEntry } from 'astro:content';
import region from 'virtual:region';
import { blogPageSchema } from '../../lib/content/schemas/blog-page.ts';
import { getSiteUrl, load } from '../content/content.ts';
import { renderPictures } from '../content/pictured-html.ts';
import { listings } from '../listings.ts';
import { applyEdits, editAttribute, getAttribute, parsePart } from '../text/html-source.ts';
import type { FeedEntry } from './page-listing.ts';

export interface FeedItem extends Pick<FeedEntry, 'post' | 'author'> {
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
  const { feed } = load('pages/blog', blogPageSchema);
  const base = getSiteUrl(site);
  const entries = listings
    .flatMap(({ path, feedEntry }) => (feedEntry ? [{ path, ...feedEntry }] : []))
    .sort((a, b) => b.post.date.localeCompare(a.post.date) || a.path.localeCompare(b.path));
  const items = entries.map(async ({ path, post, collection, slug, author }) => {
    const address = new URL(path, base).href;
    const entry = await getEntry(collection, slug);
    const html = await renderPictures(
      entry?.rendered?.html ?? '',
      `${collection}/${slug}.md`,
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
