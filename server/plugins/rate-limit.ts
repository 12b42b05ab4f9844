import { createHmac } from 'node:crypto';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import { fillMarkers } from '../../lib/content/markers.ts';
import { minuteMs } from '../../lib/durations.ts';
import { HttpError } from '../http/http-error.ts';
import type { Clock } from '../platform/clock.ts';
import { toLoggableError } from '../platform/log.ts';
import { countInWindow, deleteEndedWindows } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';

const windowMs = minuteMs;
/** Clients in memory; above this number the least recent are forgotten. */
const maxClients = 10_000;
/** A request waits this long for the shared count, then it passes. */
const countTimeoutMs = 1000;
/** How often each process deletes windows that have ended. */
const sweepIntervalMs = 10 * minuteMs;

interface RateLimitOptions {
  /** Requests per client and minute. */
  max: number;
  /** The answer beyond it, with the placeholder `{seconds}`. */
  message: string;
  clock: Clock;
  /** Counts together with the other processes on a store. Without it, each process counts alone. */
  shared?: SharedCount | undefined;
}

interface SharedCount {
  store: Store;
  /** Key of the hashes that represent clients in the store. */
  secret: string;
}

/**
 * Adds `app.rateLimit()` for the routes that have a limit. All of them share one count per client; an
 * IPv6 client is its /64.
 */
export default fp<RateLimitOptions>(async (app, { max, message, clock, shared }) => {
  const hiddenHeaders = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: windowMs,
    store: shared ? createSharedCounter(shared, clock, app.log) : createProcessCounter(clock),
    // If counting fails, the request passes: a limit must not refuse a lead that the store would take.
    skipOnError: true,
    addHeaders: hiddenHeaders,
    addHeadersOnExceeding: hiddenHeaders,
    errorResponseBuilder(_request, { ttl }) {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new HttpError(429, fillMarkers(message, { seconds: String(seconds) }));
    },
  });
});

/**
 * Counts in this process with a monotonic clock. The plugin's own store uses the time of day: if that is
 * set back by a month, it refuses requests for a month.
 */
function createProcessCounter(clock: Clock): FastifyRateLimitStoreCtor {
  const windows = new Map<string, { count: number; endsAt: number }>();

  return class ProcessCounter implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (client, callback, lengthMs) => {
      const now = clock.elapsed();
      const current = windows.get(client);
      const window =
        current && current.endsAt > now ? current : { count: 0, endsAt: now + lengthMs };
      window.count += 1;
      // Keeps the map in the order of the clients' last requests.
      windows.delete(client);
      windows.set(client, window);
      for (const [oldest] of windows) {
        if (windows.size <= maxClients) break;
        windows.delete(oldest);
      }
      callback(null, { current: window.count, ttl: window.endsAt - now });
    };

    /** All routes share one count. */
    child = () => this;
  };
}

/**
 * Counts in the store, so that all processes on it share one limit. A client over the limit is kept in
 * memory until its window ends and does not reach the store.
 */
function createSharedCounter(
  { store, secret }: SharedCount,
  clock: Clock,
  log: FastifyBaseLogger,
): FastifyRateLimitStoreCtor {
  const refusedUntil = new Map<string, number>();
  let nextSweep = clock.elapsed() + sweepIntervalMs;

  async function count(client: string, lengthMs: number, max: number) {
    if (clock.elapsed() >= nextSweep) sweep();
    const refusedMs = (refusedUntil.get(client) ?? 0) - clock.elapsed();
    if (refusedMs > 0) return { current: max + 1, ttl: refusedMs };
    const now = clock.now();
    const key = `client:${createHmac('sha256', secret).update(client).digest('base64url')}`;
    const window = await countInWindow(store.db, key, lengthMs, now);
    const ttl = window.endsAt - now;
    if (window.count > max && refusedUntil.size < maxClients) {
      refusedUntil.set(client, clock.elapsed() + ttl);
    }
    return { current: window.count, ttl };
  }

  function sweep(): void {
    nextSweep = clock.elapsed() + sweepIntervalMs;
    refusedUntil.clear();
    deleteEndedWindows(store.db, clock.now()).catch(logFailure);
  }

  const logFailure = (error: unknown) =>
    log.error({ err: toLoggableError(error) }, 'the shared rate limit could not be counted');

  return class SharedCounter implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (client, callback, lengthMs, max) => {
      const fail = (error: unknown) => {
        logFailure(error);
        callback(error instanceof Error ? error : new Error('the count failed'));
      };
      const timeout = new Error('the count timed out');
      const cancelTimeout = clock.after(countTimeoutMs, () => fail(timeout));
      count(client, lengthMs, max)
        .then((result) => callback(null, result))
        .catch(fail)
        .finally(cancelTimeout);
    };

    /** All routes share one count. */
    child = () => this;
  };
}
