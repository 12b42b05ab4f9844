import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { requestErrors } from '../../lib/forms/outcomes.ts';
import { HttpError } from './errors.ts';

const minuteMs = 60_000;

/**
 * Bounds what clients can ask for. Calls opt in to the rate limit with `app.rateLimit()`; they
 * share one count for each client, an IPv6 client being its /64.
 * @param counts where clients are counted: in this process, or together with others
 */
export async function registerLimits(
  app: FastifyInstance,
  perMinute: number,
  counts: FastifyRateLimitStoreCtor,
): Promise<void> {
  const none = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: minuteMs,
    store: counts,
    // What cannot be counted passes: a limit must not refuse a lead that the store would take.
    skipOnError: true,
    addHeaders: none,
    addHeadersOnExceeding: none,
    errorResponseBuilder(_request, { ttl }) {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new HttpError(429, requestErrors.tooMany(seconds));
    },
  });
}
