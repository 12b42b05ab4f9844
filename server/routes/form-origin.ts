import type { FastifyRequest } from 'fastify';
import { HttpError } from '../plugins/errors.ts';
import { isFormPost } from './plain-post.ts';

/** Where forms may be sent from. */
export interface FormOrigins {
  siteUrl: URL;
  /** Of pages on another host. */
  pageOrigins: readonly string[];
}

/**
 * Refuses what another site's page sent. Browsers say so in `Sec-Fetch-Site`; older ones only name
 * the page's `Origin`. A client that says neither is no browser.
 * @throws CallError 403
 */
export function requireOwnSite(request: FastifyRequest, site: FormOrigins): void {
  if (!isOwnForm(request, site)) {
    throw new HttpError(403, 'This form was sent from another site. Please use the form on ours.');
  }
}

function isOwnForm(request: FastifyRequest, { siteUrl, pageOrigins }: FormOrigins): boolean {
  const { headers, host } = request;
  if (headers.origin !== undefined && pageOrigins.includes(headers.origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  // Another site's script can send JSON only if we let it (plugins/cors.ts).
  if (!isFormPost(request)) return true;
  const { origin } = headers;
  if (origin === undefined) return true;
  // Sent in place of an origin that the browser keeps to itself.
  if (origin === 'null') return site === 'same-origin';
  const originHost = URL.parse(origin)?.host;
  return originHost === host || originHost === siteUrl.host;
}
