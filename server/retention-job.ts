import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { failureReason } from './deliveries/failure-reason.ts';
import type { StoredMails } from './deliveries/mail/stored-mails.ts';
import { deleteExpired } from './domain/retention.ts';
import type { Store } from './store/store.ts';

/** Between two runs, in milliseconds. */
const pause = 24 * 60 * 60_000;

interface RetentionParts {
  store: Store;
  mails: StoredMails;
  clock: Clock;
  log: FastifyBaseLogger;
}

export interface RetentionJob {
  /** Resolves when no run is under way. */
  idle(): Promise<void>;
  /** Ends a run after the batch it is at, and starts no other. */
  stop(): Promise<void>;
}

/** Deletes what has been kept for long enough, now and then daily. A failed run waits for the next. */
export function startRetention({ store, mails, clock, log }: RetentionParts): RetentionJob {
  const stopping = new AbortController();
  let cancelNext = () => {};
  let underWay = run();

  async function run(): Promise<void> {
    try {
      const expired = await deleteExpired(store, mails, clock.now(), stopping.signal);
      log.info({ ...expired }, 'retention: deleted what was kept for long enough');
    } catch (error) {
      log.error({ reason: failureReason(error) }, 'retention failed; it is tried again in a day');
    }
    if (stopping.signal.aborted) return;
    cancelNext = clock.after(pause, () => {
      underWay = run();
    });
  }

  return {
    idle: () => underWay,
    async stop() {
      stopping.abort();
      cancelNext();
      await underWay;
    },
  };
}
