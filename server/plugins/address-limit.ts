import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError, sentences } from './errors.ts';

/** Longest address that is looked at, as it was sent; links of campaigns stay far below it. */
export const mostAddressBytes = 2000;

/** The refusal of an address that is too long, or undefined. */
export function asAddressError({ raw }: FastifyRequest): CallError | undefined {
  // Node reads an address as Latin-1: each character was a byte.
  if ((raw.url ?? '').length <= mostAddressBytes) return undefined;
  // Caches may keep a 414 that does not say otherwise (RFC 9110, section 15.1).
  return new CallError(414, sentences[414] ?? '', { headers: { 'cache-control': 'no-store' } });
}

/** Refuses a long address before anything reads it. To be called before others add such a hook. */
export function registerAddressLimit(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(asAddressError(request)));
}
