import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import type { SiteAddresses } from '../../lib/site-record.ts';
import { HttpError } from '../http/http-error.ts';
import {
  findFallback,
  findRedirect,
  getNotFoundFiles,
  isInternalPage,
  looksLikeFile,
} from './addresses.ts';
import {
  type BuiltSite,
  type Encoding,
  encodings,
  revalidated,
  type SiteFile,
  type Variant,
} from './built-site.ts';
import type { SecurityHeaders } from './headers.ts';

/** Alternating names and values, the fastest form for Node. */
type RawHeaders = string[];

interface SiteResponse {
  status: 200 | 301 | 304 | 404;
  headers: RawHeaders;
  content?: Variant['content'];
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
    handler: (request, reply) => send(reply, request.method, respond(request.raw)),
  });
}

/**
 * Bypasses Fastify's reply: setting headers one by one takes longer than the rest of the request
 * (docs/decisions/architecture.md).
 */
function send(reply: FastifyReply, method: string, response: SiteResponse) {
  const { status, headers, content } = response;
  if (content !== undefined && !Buffer.isBuffer(content)) {
    return sendFromDisk(reply, method, response, content.path);
  }
  reply.hijack().raw.writeHead(status, headers).end(content);
  return undefined;
}

async function sendFromDisk(
  reply: FastifyReply,
  method: string,
  { status, headers }: SiteResponse,
  path: string,
) {
  const file = await open(path).catch((cause: unknown) => {
    throw new HttpError(404, 'There is no such file.', { cause });
  });
  const { size } = await file.stat();
  reply.hijack().raw.writeHead(status, fitHeaders(headers, String(size)));
  if (method === 'HEAD') {
    await file.close();
    reply.raw.end();
    return;
  }
  // Fails if the client disconnects or the disk fails; the headers are already sent.
  await pipeline(file.createReadStream(), reply.raw).catch(() => reply.raw.destroy());
}

/** @returns the headers of a file that may have been built again since the start, and then has no known ETag */
function fitHeaders(headers: RawHeaders, length: string): RawHeaders {
  const at = headers.indexOf('content-length') + 1;
  if (headers[at] === length) return headers;
  return headers.with(at, length).toSpliced(headers.indexOf('etag'), 2);
}

/** @returns a function that throws HttpError if the URL is invalid or a file is missing */
function createResponder({ site, addresses, security }: SiteOptions) {
  const { redirects, fallbacks } = addresses;
  const { common, isPublicHost, getPageHeaders } = security;
  const cache = {
    public: new WeakMap<Variant, RawHeaders>(),
    local: new WeakMap<Variant, RawHeaders>(),
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
    const isPublic = isPublicHost(headers.host);
    if (isCurrent(headers['if-none-match'], variant.etag)) {
      const fileHeaders = { ...getFileHeaders(file, isPublic), etag: variant.etag };
      return { status: 304, headers: toRawHeaders(fileHeaders) };
    }
    const cached = cache[isPublic ? 'public' : 'local'];
    let raw = cached.get(variant);
    if (!raw) {
      const fileHeaders = { ...getFileHeaders(file, isPublic), etag: variant.etag };
      raw = toRawHeaders({ ...fileHeaders, ...variant.headers });
      cached.set(variant, raw);
    }
    return { status: 200, headers: raw, content: variant.content };
  }

  /** Sends no ETag, so that a client never caches the page. */
  function respondNotFound(path: string, headers: IncomingMessage['headers']): SiteResponse {
    const [file] = getNotFoundFiles(path).flatMap((name) => site.getFile(name) ?? []);
    if (!file) throw new HttpError(404, 'There is no such page.');
    const variant = selectVariant(file, headers['accept-encoding']);
    const fileHeaders = getFileHeaders(file, isPublicHost(headers.host));
    const raw = toRawHeaders({ ...fileHeaders, ...variant.headers });
    return { status: 404, headers: raw, content: variant.content };
  }

  function redirect(location: string): SiteResponse {
    // A query may contain the key of a link.
    const cacheControl = location.includes('?') ? 'no-store' : revalidated;
    const headers = { ...common, 'cache-control': cacheControl, location, 'content-length': '0' };
    return { status: 301, headers: toRawHeaders(headers) };
  }

  function getFileHeaders({ headers, policy }: SiteFile, isPublic: boolean) {
    return { ...common, ...headers, ...(policy && getPageHeaders(policy, isPublic)) };
  }
}

const toRawHeaders = (headers: Readonly<Record<string, string>>): RawHeaders =>
  Object.entries(headers).flat();

function decodeUrlPath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new HttpError(400, 'The address is not encoded correctly.', { cause });
  }
}

/** Browsers send few different headers; other clients must not fill the memory. */
const maxPreferences = 200;
const preferences = new Map<string, readonly Encoding[]>();

/** @returns the variant that the client prefers; the uncompressed file if it accepts none */
function selectVariant({ variants }: SiteFile, accepted = ''): Variant {
  let order = preferences.get(accepted);
  if (!order) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
    order = negotiator.encodings(encodings, { preferred: encodings });
    if (preferences.size >= maxPreferences) preferences.clear();
    preferences.set(accepted, order);
  }
  for (const encoding of order) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

/** Compares weakly (RFC 9110, section 13.1.2), since a proxy may have marked the tag as weak. */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
