import type { FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';

/**
 * Refuses a form post that another site's page sent. Browsers say so in `Sec-Fetch-Site`; older
 * ones only name the page's `Origin`. A client that says neither is no browser.
 * @throws CallError 403
 */
export function requireOwnForm(request: FastifyRequest, siteUrl: URL): void {
  if (!isOwnForm(request, siteUrl)) {
    throw new CallError(403, 'This form was sent from another site. Please use the form on ours.');
  }
}

function isOwnForm({ headers, host }: FastifyRequest, siteUrl: URL): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  // Sent in place of an origin that the browser keeps to itself.
  if (origin === 'null') return site === 'same-origin';
  const originHost = URL.parse(origin)?.host;
  return originHost === host || originHost === siteUrl.host;
}
