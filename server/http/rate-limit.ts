import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { fillMarkers } from '../../lib/content/markers.ts';
import { minuteMs } from '../../lib/durations.ts';
import { HttpError } from './http-error.ts';

/** Clients in memory; above this number the least recent are forgotten. */
const maxClients = 10_000;

interface RateLimitOptions {
  /** Requests per client and minute. */
  max: number;
  /** The answer beyond it, with the placeholder `{seconds}`. */
  message: string;
}

/**
 * Adds `app.rateLimit()` for the routes that have a limit. All of them share one count per client in this process; an
 * IPv6 client is its /64.
 */
export default fp<RateLimitOptions>(async (app, { max, message }) => {
  const hiddenHeaders = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: minuteMs,
    cache: maxClients,
    addHeaders: hiddenHeaders,
    addHeadersOnExceeding: hiddenHeaders,
    errorResponseBuilder(_request, { ttl }) {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new HttpError(429, fillMarkers(message, { seconds: String(seconds) }));
    },
  });
});
