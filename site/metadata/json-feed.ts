import { toInstant } from '../text/dates.ts';
import type { Feed } from './feed.ts';

/**
 * JSON Feed 1.1 (jsonfeed.org/version/1.1).
 * @param self the feed's own address
 */
export function formatJsonFeed({ title, description, home, language, items }: Feed, self: string) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language,
    items: items.map(({ post, address, author, html }) => ({
      id: address,
      url: address,
      title: post.title,
      summary: post.summary,
      content_html: html,
      date_published: toInstant(post.date),
      authors: [{ name: author }],
      tags: [...new Set<string>([post.topic, ...post.tags])],
    })),
  };
}
