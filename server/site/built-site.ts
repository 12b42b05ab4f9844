import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import { type SiteRecord, siteRecordFile, siteRecordSchema } from '../../lib/site-record.ts';
import { isInternalPage } from './addresses.ts';
import { type PagePolicy, parsePagePolicy } from './headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** One file in one encoding. */
export interface Variant {
  /** A strong validator (RFC 9110, section 8.8.1). */
  etag: string;
  headers: Readonly<Record<string, string>>;
  content: Buffer;
}

export interface SiteFile {
  variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>;
  headers: Readonly<Record<string, string>>;
  /** Of pages only. */
  policy: PagePolicy | undefined;
}

export type BuiltSite = ReturnType<typeof readBuiltSite>;

/** The names in this folder contain a hash, so these files never change. */
const hashedFolder = '_astro/';
const oneYear = 'public, max-age=31536000, immutable';
export const hashedFiles = { folder: hashedFolder, cache: oneYear };
/** Caches revalidate with the ETag each time. */
export const revalidated = 'no-cache';

/** The message says what to do. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
}

/**
 * Reads the built site and its precompressed variants into memory. Later requests open no other files, so
 * no path can lead out of the folder. Restart the server after a build.
 * @throws SiteMissingError if the folder contains no built site
 */
export function readBuiltSite(distDir: string) {
  const folder = resolve(distDir);
  const names = new Set(listFiles(folder).filter((name) => !isHidden(name)));
  for (const required of ['index.html', '404.html']) {
    if (!names.has(required)) throw createMissingError(required, folder);
  }
  const isCompressed = (name: string) =>
    /\.(?:br|gz)$/.test(name) && names.has(name.replace(/\.\w+$/, ''));
  let bytes = 0;

  const readVariant = (name: string, encoding: Encoding): Variant => {
    const content = readFileSync(join(folder, name + suffixes[encoding]));
    bytes += content.length;
    return {
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      headers: {
        'content-type': getContentType(name),
        'content-length': String(content.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
      content,
    };
  };

  const readFile = (name: string): SiteFile => {
    const has = (encoding: Encoding) => names.has(name + suffixes[encoding]);
    const variants = {
      identity: readVariant(name, 'identity'),
      ...(has('br') && { br: readVariant(name, 'br') }),
      ...(has('gzip') && { gzip: readVariant(name, 'gzip') }),
    };
    const isPage = name.endsWith('.html');
    return {
      variants,
      headers: createHeaders(name, Object.keys(variants).length > 1),
      policy: isPage ? parsePagePolicy(variants.identity.content.toString('utf8')) : undefined,
    };
  };

  const files = new Map(
    [...names].filter((name) => !isCompressed(name)).map((name) => [name, readFile(name)]),
  );
  return {
    /** @param path decoded: `/services` */
    findFile(path: string): SiteFile | undefined {
      if (isInternalPage(path)) return undefined;
      const name = path === '/' ? 'index' : path.slice(1);
      // Astro writes `/services` to `services.html`.
      return files.get(`${name}.html`) ?? files.get(name);
    },
    /** @param name such as `404.html`, internal pages included */
    getFile: (name: string) => files.get(name),
    fileCount: files.size,
    /** Total size. */
    bytes,
  };
}

function createHeaders(name: string, isCompressed: boolean): Record<string, string> {
  // Other sites embed pictures, such as in the preview of a link.
  const isPicture = getContentType(name).startsWith('image/');
  return {
    'cache-control': name.startsWith(hashedFolder) ? oneYear : revalidated,
    ...(isCompressed && { vary: 'accept-encoding' }),
    ...(isPicture && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

/** Configuration files of static hosts. */
export const hostFiles = { redirects: '_redirects', headers: '_headers' };

/** Files of editors, the system and static hosts. `.well-known` is public (RFC 8615). */
const isHidden = (name: string) =>
  Object.values(hostFiles).includes(name) ||
  name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @param distDir folder of the built site
 * @throws SiteMissingError if there is no record, or only one of another version of the site
 */
export function readSiteRecord(distDir: string): SiteRecord {
  const folder = resolve(distDir);
  const file = join(folder, siteRecordFile);
  if (!existsSync(file)) throw createMissingError(siteRecordFile, folder);
  try {
    return siteRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SiteMissingError(
      `${file} is damaged or comes from another version of the site. Run 'npm run build' again.`,
    );
  }
}

const createMissingError = (name: string, folder: string) =>
  new SiteMissingError(
    `The built site is missing: there is no ${name} in ${folder}. Run 'npm run build' first.`,
  );

const withUtf8 = (type: string) => `${type}; charset=utf-8`;

/** By the extension of a built file. */
const typesByExtension: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': withUtf8('text/css'),
  '.csv': withUtf8('text/csv'),
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.html': withUtf8('text/html'),
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': withUtf8('text/javascript'),
  '.json': withUtf8('application/json'),
  '.md': withUtf8('text/markdown'),
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': withUtf8('image/svg+xml'),
  '.txt': withUtf8('text/plain'),
  '.vcf': withUtf8('text/vcard'),
  '.webmanifest': withUtf8('application/manifest+json'),
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': withUtf8('application/xml'),
  '.xsl': withUtf8('application/xslt+xml'),
};

/** Files with a more precise type than their extension has. */
const typesByName: Readonly<Record<string, string>> = {
  'rss.xml': withUtf8('application/rss+xml'),
};

/** No browser shows or runs this type, and `nosniff` forbids guessing another. */
const unknownType = 'application/octet-stream';

/** @param name of a built file, such as `blog/post.html` */
const getContentType = (name: string): string =>
  typesByName[name] ?? typesByExtension[extname(name)] ?? unknownType;
