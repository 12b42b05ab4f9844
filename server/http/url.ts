import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { HttpError, statusMessages } from './http-error.ts';

/** Of the path and query, as sent. Campaign links are much shorter. */
const maxUrlBytes = 2000;

/** @returns an IPv4 address, or the /64 of an IPv6 address, which belongs to one client */
export function identifyClient(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}

/** @returns a 414 if the URL is too long */
export function checkUrlLength({ raw }: FastifyRequest): HttpError | undefined {
  // Node reads a URL as Latin-1: each character was a byte.
  if ((raw.url ?? '').length <= maxUrlBytes) return undefined;
  // Caches may keep a 414 without this header (RFC 9110, section 15.1).
  return new HttpError(414, statusMessages[414] ?? '', {
    headers: { 'cache-control': 'no-store' },
  });
}

/** @returns the path as the router reads it: `%61` is `a`, but an encoded slash stays encoded */
export function decodePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    return path;
  }
}

/** Whether an endpoint or a page for one visitor answers, so that no cache may keep the response. */
export const isEndpoint = (url: string): boolean =>
  /^\/(?:api|newsletter|appointment(?:\.ics)?|healthz|readyz)(?:\/|$)/.test(decodePath(url));

/** @returns the path and query, for links and redirects on pages that this server renders */
export const toPath = ({ pathname, search }: URL): string => pathname + search;
