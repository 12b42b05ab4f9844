import type { FastifyBaseLogger } from 'fastify';
import { describeFailure } from '../deliveries/failure-reason.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import { reportSuspects } from '../store/suspects.ts';

/** Between two looks; a digest is created once a day at most. */
const pauseMs = 60 * 60_000;

interface SuspectReportsParts {
  store: Store;
  outbox: Pick<Outbox, 'wake'>;
  recipients: readonly string[];
  clock: Clock;
  log: FastifyBaseLogger;
}

export interface SuspectReportsJob {
  /** Resolves when no look is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Has requests that were held back as suspected spam mailed to the firm: looks now and then hourly. */
export function startSuspectReports(parts: SuspectReportsParts): SuspectReportsJob {
  const { store, outbox, recipients, clock, log } = parts;
  let stopped = false;
  let cancelNext = () => {};
  let underWay = look();

  async function look(): Promise<void> {
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
      underWay = look();
    });
  }

  return {
    idle: () => underWay,
    async stop() {
      stopped = true;
      cancelNext();
      await underWay;
    },
  };
}
