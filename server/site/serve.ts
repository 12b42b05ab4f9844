import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import type { SiteAddresses } from '../../lib/site-record.ts';
import { HttpError } from '../plugins/errors.ts';
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

/** Names and values in turn, the form that Node sends fastest. */
type Head = string[];

/** A complete answer. */
interface SiteAnswer {
  status: 200 | 301 | 304 | 404;
  head: Head;
  content?: Variant['content'];
}

type SiteRequest = Pick<IncomingMessage, 'url' | 'headers'>;

/** Answers every `GET` and `HEAD` that no call takes: pages, files, redirects, and what is not found. */
export function registerSite(
  app: FastifyInstance,
  site: BuiltSite,
  addresses: SiteAddresses,
  security: SecurityHeaders,
): void {
  const answerTo = siteAnswers(site, addresses, security);
  app.log.info({ files: site.fileCount, bytes: site.bytes }, 'the site is in memory');
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => send(reply, request.method, answerTo(request.raw)),
  });
}

/**
 * Writes the answer past Fastify's reply: its headers are complete, and setting them one by one would
 * cost more than the rest of the request (docs/decisions/0012-one-way-out-for-the-site.md).
 */
function send(reply: FastifyReply, method: string, answer: SiteAnswer) {
  const { status, head, content } = answer;
  if (content !== undefined && !Buffer.isBuffer(content) && method === 'GET') {
    return sendFromDisk(reply, answer, content.path);
  }
  reply
    .hijack()
    .raw.writeHead(status, head)
    .end(Buffer.isBuffer(content) ? content : undefined);
  return undefined;
}

async function sendFromDisk(reply: FastifyReply, { status, head }: SiteAnswer, path: string) {
  const file = await open(path).catch((cause: unknown) => {
    throw new HttpError(404, 'There is no such file.', { cause });
  });
  reply.hijack().raw.writeHead(status, head);
  // Fails only when the client hangs up, or the disk; either way there is nothing left to send.
  await pipeline(file.createReadStream(), reply.raw).catch(() => reply.raw.destroy());
}

/** @returns what answers a request; it throws CallError for an address that is not valid */
function siteAnswers(
  site: BuiltSite,
  { redirects, fallbacks }: SiteAddresses,
  { common, isPublicAddress, ofPage }: SecurityHeaders,
) {
  const heads = { public: new WeakMap<Variant, Head>(), local: new WeakMap<Variant, Head>() };

  return function answerTo({ url = '/', headers }: SiteRequest): SiteAnswer {
    const path = decodedPath(url);
    const file = site.find(path);
    if (file && !file.policy) return found(file, headers);
    const target = isInternalPage(path) ? undefined : findRedirect(url, redirects);
    if (target !== undefined) return redirect(target);
    if (file) return found(file, headers);
    if (!isInternalPage(path)) {
      if (looksLikeFile(path)) throw new HttpError(404, 'There is no such file.');
      const fallback = site.find(findFallback(path, fallbacks) ?? '');
      if (fallback) return found(fallback, headers);
    }
    return notFound(path, headers);
  };

  function found(file: SiteFile, headers: IncomingMessage['headers']): SiteAnswer {
    const variant = variantFor(file, headers['accept-encoding']);
    const isPublic = isPublicAddress(headers.host);
    if (isCurrent(headers['if-none-match'], variant.etag)) {
      const head = headOf({ ...headersOf(file, isPublic), etag: variant.etag });
      return { status: 304, head };
    }
    const known = heads[isPublic ? 'public' : 'local'];
    let head = known.get(variant);
    if (!head) {
      head = headOf({ ...headersOf(file, isPublic), etag: variant.etag, ...variant.headers });
      known.set(variant, head);
    }
    return { status: 200, head, content: variant.content };
  }

  /** Without an ETag: the page is sent in full whatever the client has cached. */
  function notFound(path: string, headers: IncomingMessage['headers']): SiteAnswer {
    const [file] = getNotFoundFiles(path).flatMap((name) => site.file(name) ?? []);
    if (!file) throw new HttpError(404, 'There is no such page.');
    const variant = variantFor(file, headers['accept-encoding']);
    const page = headersOf(file, isPublicAddress(headers.host));
    return { status: 404, head: headOf({ ...page, ...variant.headers }), content: variant.content };
  }

  function redirect(location: string): SiteAnswer {
    const own = { 'cache-control': revalidated, location, 'content-length': '0' };
    return { status: 301, head: headOf({ ...common, ...own }) };
  }

  function headersOf({ headers, policy }: SiteFile, isPublic: boolean) {
    return { ...common, ...headers, ...(policy && ofPage(policy, isPublic)) };
  }
}

const headOf = (headers: Readonly<Record<string, string>>): Head => Object.entries(headers).flat();

function decodedPath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new HttpError(400, 'The address is not encoded correctly.', { cause });
  }
}

/** Browsers send one of a few headers; what others make up must not fill the memory. */
const mostRemembered = 200;
const preferences = new Map<string, readonly Encoding[]>();

/**
 * The variant that the client prefers among those of the file. A client that accepts none of them gets
 * the plain file: better than an error page that it does not accept either.
 */
function variantFor({ variants }: SiteFile, accepted = ''): Variant {
  let order = preferences.get(accepted);
  if (!order) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
    order = negotiator.encodings(encodings, { preferred: encodings });
    if (preferences.size >= mostRemembered) preferences.clear();
    preferences.set(accepted, order);
  }
  for (const encoding of order) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

/** Compares weakly (RFC 9110, section 13.1.2): a proxy may have marked the tag as weak. */
function isCurrent(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  if (given === etag || given.trim() === '*') return true;
  return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
