import type { FastifyBaseLogger } from 'fastify';
import { describeFailure } from '../deliveries/attempt.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import { reportSuspects } from '../store/suspects.ts';

/** Between two checks; a digest is created once a day at most. */
const pauseMs = 60 * 60_000;

interface SuspectReportsParts {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  recipients: readonly string[];
  clock: Clock;
  log: FastifyBaseLogger;
}

export interface SuspectReportsJob {
  /** Resolves when no check is in progress. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the digests of suspected requests: checks now and then hourly. */
export function startSuspectReports(parts: SuspectReportsParts): SuspectReportsJob {
  const { store, outbox, recipients, clock, log } = parts;
  let stopped = false;
  let cancelNext = () => {};
  let inProgress = check();

  async function check(): Promise<void> {
    try {
      const requests = await reportSuspects(store, recipients, clock.now());
      if (requests > 0) {
        log.info({ requests }, 'requests held back as suspected spam are reported by mail');
        outbox.wake();
      }
    } catch (error) {
      log.error({ reason: describeFailure(error) }, 'suspected requests could not be reported');
    }
    if (stopped) return;
    cancelNext = clock.after(pauseMs, () => {
      inProgress = check();
    });
  }

  return {
    idle: () => inProgress,
    async stop() {
      stopped = true;
      cancelNext();
      await inProgress;
    },
  };
}
