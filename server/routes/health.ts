import type { FastifyInstance } from 'fastify';
import { CallError } from '../call-error.ts';
import type { Clock } from '../clock.ts';
import { readBacklog } from '../store/backlog.ts';
import type { Store } from '../store/store.ts';

/** A lead that has not reached the firm by then needs a person, in milliseconds. */
const stuckAfter = 15 * 60_000;

/**
 * `GET /healthz`: the process answers. `GET /readyz`: so does the store, and how much waits. Stuck
 * deliveries make it degraded, still with 200: a server that takes leads must stay in service.
 */
export function registerHealth(app: FastifyInstance, store: Store, clock: Clock): void {
  // A monitor must get its answer from a busy server too.
  const config = { pressureHandler: () => {} };
  app.get('/healthz', { config }, () => ({ status: 'alive' }));
  app.get('/readyz', { config }, async () => {
    const { pending, parked, oldestSince } = await readBacklog(store).catch((cause: unknown) => {
      throw new CallError(503, 'The store does not answer.', { cause });
    });
    const age = oldestSince === null ? null : Math.max(0, clock.now() - oldestSince);
    return {
      status: parked > 0 || (age ?? 0) > stuckAfter ? 'degraded' : 'ready',
      pending,
      parked,
      oldestUndeliveredSeconds: age === null ? null : Math.round(age / 1000),
    };
  });
}
