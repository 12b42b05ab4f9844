import { toInstant } from '../../text/dates.ts';
import { escapeXml } from './escape-xml.ts';
import type { Feed, FeedItem } from './feed-items.ts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const instant = (day: string) => new Date(toInstant(day)).toUTCString();

/**
 * RSS 2.0 with the full text (content:encoded) and authors' names (dc:creator).
 * @param self the feed's own address
 */
export function rss({ title, description, home, language, items }: Feed, self: string): string {
  const [newest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', language.toLowerCase()),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    newest ? element('lastBuildDate', instant(newest.post.date)) : '',
    ...items.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ post, address, author, html }: FeedItem): string {
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', instant(post.date)),
    element('dc:creator', author),
    ...[...new Set<string>([post.topic, ...post.tags])].map((tag) => element('category', tag)),
    element('description', post.summary),
    element('content:encoded', html),
    '</item>',
  ].join('\n');
}
