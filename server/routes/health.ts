import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { DiskWatch, Room } from '../disk-watch.ts';
import { writeTrial } from '../domain/write-trial.ts';
import { CallError } from '../plugins/errors.ts';
import { type Backlog, readBacklog } from '../store/backlog.ts';
import type { Store } from '../store/store.ts';
import { megabytes } from '../text/megabytes.ts';

/** A lead that has not reached the firm by then needs a person, in milliseconds. */
const stuckAfter = 15 * 60_000;

interface HealthRoutes {
  store: Store;
  disk: Pick<DiskWatch, 'look'>;
  clock: Clock;
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: a lead would be kept, and how much waits. Stuck
 * deliveries make it degraded, still with 200: a server that takes leads must stay in service.
 */
export function registerHealth(app: FastifyInstance, { store, disk, clock }: HealthRoutes): void {
  // A monitor must get its answer from a busy server too.
  const config = { pressureHandler: () => {} };
  const tryWrite = writeTrial(store, clock);
  app.get('/healthz', { config }, () => ({ status: 'alive' }));
  app.get('/readyz', { config }, async () => {
    const room = await disk.look();
    const backlog = await readBacklog(store).catch(unready('The store does not answer.', room));
    await tryWrite().catch(unready('The store cannot be written.', room));
    return readiness(backlog, room, clock.now());
  });
}

/** Says why no lead would be kept, and how much room is left where that is known. */
function unready(sentence: string, { freeBytes }: Room) {
  const left = freeBytes === null ? '' : ` ${megabytes(freeBytes)} MB are left on its disk.`;
  return (cause: unknown): never => {
    throw new CallError(503, sentence + left, { cause });
  };
}

function readiness({ pending, parked, oldestSince }: Backlog, room: Room, now: number) {
  const age = oldestSince === null ? null : Math.max(0, now - oldestSince);
  return {
    status: parked > 0 || (age ?? 0) > stuckAfter ? 'degraded' : 'ready',
    pending,
    parked,
    oldestUndeliveredSeconds: age === null ? null : Math.round(age / 1000),
    diskFreeBytes: room.freeBytes,
    diskLow: room.low,
  };
}
