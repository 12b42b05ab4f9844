import { getEntry } from 'astro:content';
import { blogPageSchema } from '../../../contracts/content/blog-page.ts';
import { load } from '../../content/content.ts';
import { postAuthor } from '../../content/post-author.ts';
import { allPosts, type Post } from '../../content/posts.ts';
import { siteAddress } from '../metadata/site-address.ts';
import { escapeXml } from './escape-xml.ts';
import { feedHtml } from './feed-html.ts';

export interface FeedItem {
  post: Post;
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

/** All posts with their full text, for every kind of feed. */
export async function readFeed(site: URL | undefined): Promise<Feed> {
  const { feed, post, article } = load('pages/blog', blogPageSchema);
  const base = siteAddress(site);
  const items = allPosts.map(async (entry): Promise<FeedItem> => {
    const address = new URL(`/blog/${entry.slug}`, base).href;
    const rendered = (await getEntry(entry.collection, entry.slug))?.rendered?.html ?? '';
    const coming = [entry.summary, post.coming.text].map((text) => `<p>${escapeXml(text)}</p>`);
    return {
      post: entry,
      address,
      author: entry.collection === 'posts' ? postAuthor().name : article.author,
      html: entry.hasBody ? feedHtml(rendered, address) : coming.join(''),
    };
  });
  return {
    title: feed.title,
    description: feed.description,
    home: new URL('/blog', base).href,
    language: 'en-US',
    items: await Promise.all(items),
  };
}
