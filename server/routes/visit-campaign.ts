import type { FastifyRequest } from 'fastify';

/**
 * Campaign parameters of a plain form post: without JavaScript nothing kept them, but the browser
 * still names the page's own address, query and all.
 * @returns an object for the campaign schema; undefined if the page was not ours or says nothing
 */
export function visitCampaign({ headers, host }: FastifyRequest, siteUrl: URL) {
  const page = headers.referer === undefined ? null : URL.parse(headers.referer);
  if (!page || (page.host !== host && page.host !== siteUrl.host)) return undefined;
  const parameters = Object.fromEntries(page.searchParams);
  return Object.keys(parameters).length > 0 ? parameters : undefined;
}
