import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteAnswer, Variant } from './site-answers.ts';

/** Sends a built file, or confirms the one that the client has kept. */
export function sendSiteAnswer(request: FastifyRequest, reply: FastifyReply, answer: SiteAnswer) {
  const variant = answer.variantFor(request.headers['accept-encoding']);
  addHeaders(reply, answer).header('etag', variant.etag);
  if (isKept(request.headers['if-none-match'], variant.etag)) return reply.code(304).send();
  return sendContent(request, reply, variant);
}

/**
 * Sends a page with status 404: always whole, since there is nothing that the client could have
 * kept.
 */
export function sendAsNotFound(request: FastifyRequest, reply: FastifyReply, answer: SiteAnswer) {
  const variant = answer.variantFor(request.headers['accept-encoding']);
  return sendContent(request, addHeaders(reply.code(404), answer), variant);
}

function addHeaders(reply: FastifyReply, { headers, policy }: SiteAnswer): FastifyReply {
  reply.headers(headers);
  return policy === undefined ? reply : reply.pageHeaders(policy);
}

function sendContent({ method }: FastifyRequest, reply: FastifyReply, variant: Variant) {
  reply.headers(variant.headers);
  if (method === 'HEAD') return reply.send();
  const { content } = variant;
  return reply.send(Buffer.isBuffer(content) ? content : createReadStream(content.path));
}

/** Compares weakly, as RFC 9110, section 13.1.2, wants: a proxy may have marked the tag as weak. */
function isKept(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  if (given === etag || given.trim() === '*') return true;
  return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
