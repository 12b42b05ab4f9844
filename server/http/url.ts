import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { HttpError, statusMessages } from './http-error.ts';

/** Of the path and query, as sent. Campaign links are much shorter. */
const maxUrlBytes = 2000;

/**
 * @returns the path and query. A client may also send the absolute form, as to a proxy; its host then
 * replaces the Host header (RFC 9112, section 3.2.2).
 */
export function toOriginForm({ url = '/', headers }: IncomingMessage): string {
  const [start] = /^https?:\/\//i.exec(url) ?? [];
  if (start === undefined) return url;
  const rest = url.slice(start.length);
  const end = rest.search(/[/?#]/);
  headers.host = end === -1 ? rest : rest.slice(0, end);
  const path = end === -1 ? '' : rest.slice(end);
  return path.startsWith('/') ? path : `/${path}`;
}

/** `203.0.113.10:50001`, `[2001:db8::1]:50001`, `[fe80::1%eth0]` or `::ffff:203.0.113.10:50001`, as some proxies write an address. */
const addressWithPort = /^"?(?:\[([\da-f:.]+)(?:%[^\]]*)?\]|((?:::ffff:)?[\d.]+))(?::\d*)?"?$/i;

/** Removes ports and brackets from forwarded addresses, so that a client has one address. */
export function normalizeForwardedFor({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  const addresses = [forwarded].flat().join().split(',');
  headers['x-forwarded-for'] = addresses.map(toAddress).join();
}

function toAddress(forwarded: string): string {
  const text = forwarded.trim();
  const [, inBrackets, beforePort] = addressWithPort.exec(text) ?? [];
  const address = inBrackets ?? beforePort ?? text;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

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

const hostPattern = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** RFC 9112, section 3.2. Node itself refuses HTTP/1.1 without a host, and drops a second one. */
export function hasOneValidHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1 && (headers.host === undefined || hostPattern.test(headers.host));
}

/** @returns the path and query, for links and redirects on pages that this server renders */
export const toPath = ({ pathname, search }: URL): string => pathname + search;
