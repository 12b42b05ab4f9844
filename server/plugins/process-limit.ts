import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../platform/clock.ts';

/** Clients that are counted at once; of more, the longest silent are forgotten. */
const mostClients = 10_000;

/**
 * Counts each client's calls in this process, by a monotonic clock: the plugin's own store
 * goes by the time of day and would refuse for a month when that is set back by a month.
 */
export function processLimit(clock: Clock): FastifyRateLimitStoreCtor {
  const windows = new Map<string, { count: number; endsAt: number }>();

  return class ProcessLimit implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (client, answer, length) => {
      const now = clock.elapsed();
      const known = windows.get(client);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + length };
      window.count += 1;
      // Map order: the latest caller is last.
      windows.delete(client);
      windows.set(client, window);
      for (const [silent] of windows) {
        if (windows.size <= mostClients) break;
        windows.delete(silent);
      }
      answer(null, { current: window.count, ttl: window.endsAt - now });
    };

    /** All calls share one count. */
    child = () => this;
  };
}
