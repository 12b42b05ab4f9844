import type { FastifyInstance } from 'fastify';
import { countHeldLetters, type LetterLimits } from '../domain/letter-limits.ts';
import { writeTrial } from '../domain/write-trial.ts';
import type { DiskWatch, Room } from '../jobs/disk-watch.ts';
import type { Clock } from '../platform/clock.ts';
import { HttpError } from '../plugins/errors.ts';
import { type Backlog, readBacklog } from '../store/backlog.ts';
import type { Store } from '../store/store.ts';
import { countSuspects, type SuspectCounts } from '../store/suspects.ts';
import { toMegabytes } from '../text/format.ts';

/** A lead that has not reached the firm by then needs a person. */
const stuckAfterMs = 15 * 60_000;

interface HealthRoutes {
  store: Store;
  disk: Pick<DiskWatch, 'look'>;
  letterLimits: LetterLimits;
  clock: Clock;
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: a lead would be kept, and how much waits. Stuck
 * deliveries and letters held back make it degraded, still with 200: a server that takes leads must
 * stay in service.
 */
export function registerHealth(app: FastifyInstance, routes: HealthRoutes): void {
  const { store, disk, letterLimits, clock } = routes;
  // A monitor must get its answer from a busy server too.
  const config = { answersWhenBusy: true };
  const tryWrite = writeTrial(store, clock);
  app.get('/healthz', { config }, () => ({ status: 'alive' }));
  app.get('/readyz', { config }, async () => {
    const room = await disk.look();
    const loss = store.findLoss();
    if (loss) throw new HttpError(503, loss.publicMessage, { cause: loss });
    const now = clock.now();
    const waiting = Promise.all([
      readBacklog(store),
      countSuspects(store),
      countHeldLetters(store, letterLimits, now),
    ]);
    const [backlog, suspects, held] = await waiting.catch(
      unready('The store does not answer.', room),
    );
    await tryWrite().catch(unready('The store cannot be written.', room));
    return readiness(backlog, suspects, held, room, now);
  });
}

/** Says why no lead would be kept, and how much room is left where that is known. */
function unready(sentence: string, { freeBytes }: Room) {
  const left = freeBytes === null ? '' : ` ${toMegabytes(freeBytes)} MB are left on its disk.`;
  return (cause: unknown): never => {
    throw new HttpError(503, sentence + left, { cause });
  };
}

function readiness(
  { pending, parked, oldestSince }: Backlog,
  suspects: SuspectCounts,
  lettersHeldBack: number,
  room: Room,
  now: number,
) {
  const age = oldestSince === null ? null : Math.max(0, now - oldestSince);
  const needsPerson = parked > 0 || lettersHeldBack > 0 || (age ?? 0) > stuckAfterMs;
  return {
    status: needsPerson ? 'degraded' : 'ready',
    pending,
    parked,
    suspectsDelivered: suspects.delivered,
    suspectsHeld: suspects.held,
    lettersHeldBack,
    oldestUndeliveredSeconds: age === null ? null : Math.round(age / 1000),
    diskFreeBytes: room.freeBytes,
    diskLow: room.low,
  };
}
