import type { FastifyInstance } from 'fastify';
import { minuteMs } from '../lib/durations.ts';
import type { Calendars } from './booking/calendars.ts';
import { reachesNobody } from './config.ts';
import type { ServerContext } from './context.ts';
import { HttpError } from './http/http-error.ts';
import type { DiskSpace, DiskWatch } from './jobs/disk-watch.ts';
import { countSuspects } from './leads/suspects.ts';
import { readBacklog } from './outbox/deliveries.ts';
import { countHeldLetters } from './outbox/letter-limits.ts';
import { createWriteCheck } from './store/commit-durably.ts';
import { toMegabytes } from './text/format.ts';

/** A delivery that waits longer needs a person. */
const maxDeliveryAgeMs = 15 * minuteMs;

interface HealthOptions extends ServerContext {
  calendars: Pick<Calendars, 'areUsable'>;
  disk: Pick<DiskWatch, 'check'>;
}

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: the server can store leads and report them. Parked or late
 * deliveries and letters held back make it degraded, still with 200, since it can take leads.
 */
export default async function health(app: FastifyInstance, options: HealthOptions) {
  const { config, store, calendars, disk, clock } = options;
  const tryWrite = createWriteCheck(store, clock);
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    const space = await disk.check();
    const loss = store.findLoss();
    if (loss) throw new HttpError(503, loss.publicMessage, { cause: loss });
    const now = clock.now();
    const read = Promise.all([readBacklog(store), countSuspects(store)]);
    const [backlog, suspects] = await read.catch(failWith('The store does not answer.', space));
    const lettersHeldBack = countHeldLetters(options);
    await tryWrite().catch(failWith('The store cannot be written.', space));
    if (reachesNobody(config)) {
      throw new HttpError(
        503,
        'Neither SMTP_URL nor CONSULTATION_WEBHOOK_URL is set, so nobody would learn of a lead.',
      );
    }
    const { pending, parked, oldestSince } = backlog;
    const ageMs = oldestSince === null ? null : Math.max(0, now - oldestSince);
    const needsPerson =
      parked + lettersHeldBack > 0 || (ageMs ?? 0) > maxDeliveryAgeMs || !calendars.areUsable();
    return {
      status: needsPerson ? 'degraded' : 'ready',
      pending,
      parked,
      suspectsDelivered: suspects.delivered,
      suspectsHeld: suspects.held,
      lettersHeldBack,
      oldestUndeliveredSeconds: ageMs === null ? null : Math.round(ageMs / 1000),
      diskFreeBytes: space.freeBytes,
      diskLow: space.low,
    };
  });
}

/** @returns a rejection handler that throws a 503 with the free space, if known */
function failWith(message: string, { freeBytes }: DiskSpace) {
  const note = freeBytes === null ? '' : ` ${toMegabytes(freeBytes)} MB are left on its disk.`;
  return (cause: unknown): never => {
    throw new HttpError(503, message + note, { cause });
  };
}
