import type { FastifyBaseLogger } from 'fastify';
import { describeFailure } from '../deliveries/attempt.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import { reportSuspects } from '../store/suspects.ts';
import { type Job, startJob } from './job.ts';

/** Between two checks; a digest is created once a day at most. */
const pauseMs = 60 * 60_000;

interface SuspectReportsOptions {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  recipients: readonly string[];
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Creates the digests of suspected requests: checks now and then hourly. */
export function startSuspectReports(options: SuspectReportsOptions): Job {
  const { store, outbox, recipients, clock, log } = options;
  return startJob(clock, async () => {
    try {
      const requests = await reportSuspects(store, recipients, clock.now());
      if (requests > 0) {
        log.info({ requests }, 'requests held back as suspected spam are reported by mail');
        outbox.wake();
      }
    } catch (error) {
      log.error({ reason: describeFailure(error) }, 'suspected requests could not be reported');
    }
    return pauseMs;
  });
}
