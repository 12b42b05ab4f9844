import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { loggableError } from '../platform/log.ts';
import { countInWindow, deleteEndedWindows } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';

/** A call waits so long for its count, then it passes. */
const patienceMs = 1000;
/** How often each process deletes windows that have ended. */
const sweepPauseMs = 10 * 60_000;
/** More clients over the limit than this are not remembered, so that no crowd fills the memory. */
const mostRemembered = 10_000;

interface SharedLimitParts {
  store: Store;
  /** Keys the hashes that represent clients in the store. */
  secret: string;
  clock: Clock;
  log: FastifyBaseLogger;
}

/**
 * Counts each client's calls in the store, so that all server processes on it share one limit. A
 * client over the limit is remembered here until its window ends, and costs the store nothing.
 */
export function sharedLimit(parts: SharedLimitParts): FastifyRateLimitStoreCtor {
  const { store, secret, clock, log } = parts;
  const refusedUntil = new Map<string, number>();
  let nextSweep = clock.elapsed() + sweepPauseMs;

  async function count(client: string, window: number, most: number) {
    if (clock.elapsed() >= nextSweep) sweep();
    const remembered = (refusedUntil.get(client) ?? 0) - clock.elapsed();
    if (remembered > 0) return { current: most + 1, ttl: remembered };
    const now = clock.now();
    const key = `client:${createHmac('sha256', secret).update(client).digest('base64url')}`;
    const counted = await countInWindow(store.db, key, window, now);
    const left = counted.endsAt - now;
    if (counted.count > most && refusedUntil.size < mostRemembered) {
      refusedUntil.set(client, clock.elapsed() + left);
    }
    return { current: counted.count, ttl: left };
  }

  function sweep(): void {
    nextSweep = clock.elapsed() + sweepPauseMs;
    refusedUntil.clear();
    deleteEndedWindows(store.db, clock.now()).catch(report);
  }

  const report = (error: unknown) =>
    log.error({ err: loggableError(error) }, 'the shared rate limit could not be counted');

  return class SharedLimit implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (client, answer, window, most) => {
      const fail = (error: unknown) => {
        report(error);
        answer(error instanceof Error ? error : new Error('the count failed'));
      };
      const late = new Error('the count came too late');
      const inTime = clock.after(patienceMs, () => fail(late));
      count(client, window, most)
        .then((counted) => answer(null, counted))
        .catch(fail)
        .finally(inTime);
    };

    /** All calls share one count. */
    child = () => this;
  };
}
