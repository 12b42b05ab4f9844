import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, statusMessages } from './errors.ts';

/** Longest address that is accepted, as it was sent; links of campaigns stay far below it. */
export const maxUrlBytes = 2000;

/**
 * The path and query of a request. A client may also send the absolute form, as to a proxy; its host
 * then counts instead of the header (RFC 9112, section 3.2.2).
 */
export function toOriginForm({ url = '/', headers }: IncomingMessage): string {
  const [start] = /^https?:\/\//i.exec(url) ?? [];
  if (start === undefined) return url;
  const after = url.slice(start.length);
  const end = after.search(/[/?#]/);
  headers.host = end === -1 ? after : after.slice(0, end);
  const rest = end === -1 ? '' : after.slice(end);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The refusal of an address that is too long, or undefined. */
export function checkUrlLength({ raw }: FastifyRequest): HttpError | undefined {
  // Node reads an address as Latin-1: each character was a byte.
  if ((raw.url ?? '').length <= maxUrlBytes) return undefined;
  // Caches may keep a 414 that does not say otherwise (RFC 9110, section 15.1).
  return new HttpError(414, statusMessages[414] ?? '', {
    headers: { 'cache-control': 'no-store' },
  });
}

/** Refuses requests by their address and host before anything else reads them. Register it first. */
export function registerRequestTarget(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const invalidHost = hasOneValidHost(request.raw) ? undefined : new HttpError(400, badHost);
    done(checkUrlLength(request) ?? invalidHost);
  });
}

const badHost = 'The Host header must name one host.';
const host = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** RFC 9112, section 3.2. Node itself refuses HTTP/1.1 without a host, and drops a second one. */
function hasOneValidHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1 && (headers.host === undefined || host.test(headers.host));
}

/** The path as the router reads it: `%61` is `a`, but an encoded slash separates nothing. */
export function decodePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}

/** Whether the answer is for one visitor or about the server, so that no cache may keep it. */
export const isEndpoint = (url: string): boolean =>
  /^\/(?:api|newsletter|healthz|readyz)(?:\/|$)/.test(decodePath(url));
