import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { SiteAddresses } from '../../lib/site-record.ts';
import { HttpError } from '../http/http-error.ts';
import {
  findFallback,
  findRedirect,
  getNotFoundFiles,
  isInternalPage,
  looksLikeFile,
} from './addresses.ts';
import { type BuiltSite, revalidated, type SiteFile, type Variant } from './built-site.ts';
import type { SecurityHeaders } from './headers.ts';

interface SiteResponse {
  status: 200 | 301 | 304 | 404;
  /** Alternating names and values, the fastest form for Node. */
  headers: string[];
  content?: Buffer;
}

type SiteRequest = Pick<IncomingMessage, 'url' | 'headers'>;

interface SiteOptions {
  site: BuiltSite;
  addresses: SiteAddresses;
  security: SecurityHeaders;
}

/** Answers `GET` and `HEAD` on all paths that no other route takes. */
export default async function servedSite(app: FastifyInstance, options: SiteOptions) {
  const respond = createResponder(options);
  app.log.info(
    { files: options.site.fileCount, bytes: options.site.bytes },
    'the site is in memory',
  );
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const { status, headers, content } = respond(request.raw);
      // Bypasses Fastify's reply: setting headers one by one takes longer than the rest (docs/decisions/architecture.md).
      reply.hijack().raw.writeHead(status, headers).end(content);
    },
  });
}

/** @returns a function that throws HttpError if the URL is invalid or a file is missing */
function createResponder({ site, addresses, security }: SiteOptions) {
  const { redirects, fallbacks } = addresses;
  const { common, isPublicHost, getPageHeaders } = security;
  const sent = {
    public: new WeakMap<Variant, string[]>(),
    local: new WeakMap<Variant, string[]>(),
  };
  const hasFile = (path: string) => site.findFile(decodeUrlPath(path)) !== undefined;

  return function respond({ url = '/', headers }: SiteRequest): SiteResponse {
    const path = decodeUrlPath(url);
    const file = site.findFile(path);
    if (file && !file.policy) return respondWith(file, headers);
    const target = isInternalPage(path) ? undefined : findRedirect(url, redirects, hasFile);
    if (target !== undefined) return redirect(target);
    if (file) return respondWith(file, headers);
    if (!isInternalPage(path)) {
      if (looksLikeFile(path)) throw new HttpError(404, 'There is no such file.');
      const fallback = site.findFile(findFallback(path, fallbacks) ?? '');
      if (fallback) return respondWith(fallback, headers);
    }
    return respondNotFound(path, headers);
  };

  function respondWith(file: SiteFile, headers: IncomingMessage['headers']): SiteResponse {
    const variant = selectVariant(file, headers['accept-encoding']);
    const { content, etag } = variant;
    const create = (more = {}) =>
      toRawHeaders({ ...getFileHeaders(file, headers.host), etag, ...more });
    if (isCurrent(headers['if-none-match'], etag)) return { status: 304, headers: create() };
    const known = sent[isPublicHost(headers.host) ? 'public' : 'local'];
    let raw = known.get(variant);
    if (!raw) {
      raw = create(variant.headers);
      known.set(variant, raw);
    }
    return { status: 200, headers: raw, content };
  }

  /** Sends no ETag, so that a client never caches the page. */
  function respondNotFound(path: string, headers: IncomingMessage['headers']): SiteResponse {
    const [file] = getNotFoundFiles(path).flatMap((name) => site.getFile(name) ?? []);
    if (!file) throw new HttpError(404, 'There is no such page.');
    const variant = selectVariant(file, headers['accept-encoding']);
    const fileHeaders = { ...getFileHeaders(file, headers.host), ...variant.headers };
    return { status: 404, headers: toRawHeaders(fileHeaders), content: variant.content };
  }

  function redirect(location: string): SiteResponse {
    // A query may contain the key of a link.
    const cacheControl = location.includes('?') ? 'no-store' : revalidated;
    const headers = { ...common, 'cache-control': cacheControl, location, 'content-length': '0' };
    return { status: 301, headers: toRawHeaders(headers) };
  }

  function getFileHeaders({ headers, policy }: SiteFile, host: string | undefined) {
    return { ...common, ...headers, ...(policy && getPageHeaders(policy, isPublicHost(host))) };
  }
}

const toRawHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).flat();

function decodeUrlPath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new HttpError(400, 'The address is not encoded correctly.', { cause });
  }
}

const acceptPatterns = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
};

/** @returns brotli, else gzip, else the file as it is: weights only count where they are 0 */
function selectVariant({ variants }: SiteFile, accepted = ''): Variant {
  const accepts = (encoding: 'br' | 'gzip') => {
    const match = acceptPatterns[encoding].exec(accepted);
    return match !== null && Number(match[1] ?? 1) > 0;
  };
  if (variants.br && accepts('br')) return variants.br;
  return variants.gzip && accepts('gzip') ? variants.gzip : variants.identity;
}

/** Compares weakly (RFC 9110, section 13.1.2), since a proxy may have marked the tag as weak. */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
