import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isInternalPage } from './addresses.ts';
import { getContentType } from './content-types.ts';
import { type PagePolicy, pagePolicy } from './headers.ts';

/** The encodings in which the build writes a file, in the server's order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** One file in one encoding. */
export interface Variant {
  /** A strong validator: it identifies exactly these bytes. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** The path of the file where it is too large to be kept in memory. */
  content: Buffer | { path: string };
}

/** A file of the built site, ready to be sent. */
export interface SiteFile {
  variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>;
  headers: Readonly<Record<string, string>>;
  /** Pages only. */
  policy: PagePolicy | undefined;
}

export interface BuiltSite {
  /** @param path decoded: `/services` */
  find(path: string): SiteFile | undefined;
  /** @param name such as `404.html`, internal pages included */
  file(name: string): SiteFile | undefined;
  fileCount: number;
  /** Size of what is kept in memory. */
  bytes: number;
}

/** Limits in bytes. Files beyond them are read from disk for each answer. */
export interface MemoryLimits {
  perFile: number;
  total: number;
}
const defaultLimits: MemoryLimits = { perFile: 2 * 1024 ** 2, total: 128 * 1024 ** 2 };

/** Names in this folder contain a hash of the content, so the files never change. */
const hashedFolder = '_astro/';
const oneYear = 'public, max-age=31536000, immutable';
/** May be cached, but must be revalidated with its ETag each time. */
export const revalidated = 'no-cache';

/** The built site is missing. The message says what to do. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
}

/**
 * Reads the built site with its precompressed variants once, so that an answer needs no disk. Only
 * these files are ever opened: no path can lead out of the folder. A build that changes while the
 * server runs is not noticed; restart it.
 * @throws SiteMissingError if the folder does not hold a built site
 */
export function readBuiltSite(distDir: string, limits = defaultLimits): BuiltSite {
  const folder = resolve(distDir);
  const names = new Set(namesIn(folder).filter((name) => !isHidden(name)));
  for (const needed of ['index.html', '404.html']) {
    if (!names.has(needed)) {
      throw new SiteMissingError(
        `The built site is missing: there is no ${needed} in ${folder}. Run 'npm run build' first.`,
      );
    }
  }
  const isCompressed = (name: string) =>
    /\.(?:br|gz)$/.test(name) && names.has(name.replace(/\.\w+$/, ''));
  let bytes = 0;

  const readVariant = (name: string, encoding: Encoding): Variant => {
    const path = join(folder, name + suffixes[encoding]);
    const content = readFileSync(path);
    const kept = content.length <= limits.perFile && bytes + content.length <= limits.total;
    if (kept) bytes += content.length;
    return {
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      headers: {
        'content-type': getContentType(name),
        'content-length': String(content.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
      content: kept ? content : { path },
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
      headers: headersOf(name, Object.keys(variants).length > 1),
      policy: isPage ? pagePolicy(readFileSync(join(folder, name), 'utf8')) : undefined,
    };
  };

  const files = new Map(
    [...names].filter((name) => !isCompressed(name)).map((name) => [name, readFile(name)]),
  );
  return {
    find(path) {
      if (isInternalPage(path)) return undefined;
      const name = path === '/' ? 'index' : path.slice(1);
      // Astro writes `/services` to `services.html`.
      return files.get(`${name}.html`) ?? files.get(name);
    },
    file: (name) => files.get(name),
    fileCount: files.size,
    bytes,
  };
}

function headersOf(name: string, isCompressed: boolean): Record<string, string> {
  // Other sites may embed pictures: a shared link shows one.
  const isPicture = getContentType(name).startsWith('image/');
  return {
    'cache-control': name.startsWith(hashedFolder) ? oneYear : revalidated,
    ...(isCompressed && { vary: 'accept-encoding' }),
    ...(isPicture && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

/** What an editor or the system left behind; `.well-known` is public (RFC 8615). */
const isHidden = (name: string) =>
  name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
