import { extname } from 'node:path';

const utf8 = (type: string) => `${type}; charset=utf-8`;

/** By the extension of a built file. */
const typesByExtension: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': utf8('text/css'),
  '.csv': utf8('text/csv'),
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.html': utf8('text/html'),
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': utf8('text/javascript'),
  '.json': utf8('application/json'),
  '.md': utf8('text/markdown'),
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': utf8('image/svg+xml'),
  '.txt': utf8('text/plain'),
  '.vcf': utf8('text/vcard'),
  '.webmanifest': utf8('application/manifest+json'),
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': utf8('application/xml'),
  '.xsl': utf8('application/xslt+xml'),
};

/** Files with a more precise type than their extension has. */
const typesByName: Readonly<Record<string, string>> = {
  'feed.json': utf8('application/feed+json'),
  'rss.xml': utf8('application/rss+xml'),
};

/** No browser shows or runs this type, and `nosniff` forbids to guess another. */
const unknownType = 'application/octet-stream';

/** @param name of a built file, such as `blog/post.html` */
export const getContentType = (name: string): string =>
  typesByName[name] ?? typesByExtension[extname(name)] ?? unknownType;
