import { toInstant } from '../text/formats.ts';
import { removeForbidden } from '../text/xml-text.ts';
import type { Feed, FeedItem } from './feed.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** @returns text that is safe in an element or attribute of XML 1.0, without forbidden characters */
export const escapeXml = (text: string): string =>
  removeForbidden(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);

const toElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const toRssDate = (day: string) => new Date(toInstant(day)).toUTCString();

/**
 * RSS 2.0 with the full text (content:encoded) and authors' names (dc:creator).
 * @param self the feed's own address
 */
export function formatRss(
  { title, description, home, language, items }: Feed,
  self: string,
): string {
  const [newest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    toElement('title', title),
    toElement('link', home),
    toElement('description', description),
    toElement('language', language.toLowerCase()),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    newest ? toElement('lastBuildDate', toRssDate(newest.post.date)) : '',
    ...items.map(formatItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function formatItem({ post, tags, address, author, html }: FeedItem): string {
  return [
    '<item>',
    toElement('title', post.title),
    toElement('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    toElement('pubDate', toRssDate(post.date)),
    toElement('dc:creator', author),
    ...tags.map((tag) => toElement('category', tag)),
    toElement('description', post.summary),
    toElement('content:encoded', html),
    '</item>',
  ].join('\n');
}
