import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { failureReason } from './deliveries/failure-reason.ts';
import type { StoredMails } from './deliveries/mail/stored-mails.ts';
import { type Announce, deleteExpired } from './domain/retention.ts';
import { clockJumpedSince } from './domain/retention-clock.ts';
import type { Store } from './store/store.ts';
import { counted, longUtcTime } from './text/format.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Between two runs, in milliseconds. */
const pause = day;
/** After one that failed, or that waits for a person. */
const pauseAfterTrouble = hour;

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

/**
 * Deletes what has been kept for long enough, now and then daily. A run that fails is made up for
 * within the hour; where the clock jumped none deletes anything until a person confirms it.
 */
export function startRetention({ store, mails, clock, log }: RetentionParts): RetentionJob {
  const stopping = new AbortController();
  let cancelNext = () => {};
  let refusedAt = Number.NEGATIVE_INFINITY;
  let underWay = run();

  const announce: Announce = (references, runsLeft) =>
    log.error({ references, runsLeft }, announcement(runsLeft));

  async function run(): Promise<void> {
    const done = await runOnce().catch((error: unknown) => {
      log.error({ reason: failureReason(error) }, 'retention failed; it is tried again in an hour');
      return false;
    });
    if (stopping.signal.aborted) return;
    cancelNext = clock.after(done ? pause : pauseAfterTrouble, () => {
      underWay = run();
    });
  }

  async function runOnce(): Promise<boolean> {
    const now = clock.now();
    const last = await clockJumpedSince(store, now);
    if (last !== null) {
      refuse(last, now);
      return false;
    }
    const expired = await deleteExpired(store, mails, announce, now, stopping.signal);
    log.info({ ...expired }, 'retention: deleted what was kept for long enough');
    return true;
  }

  function refuse(last: number, now: number): void {
    if (clock.elapsed() - refusedAt < day) return;
    refusedAt = clock.elapsed();
    log.error(refusal(last, now));
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

const announcement = (runsLeft: number) =>
  `retention: these leads never reached the firm and will be deleted ${
    runsLeft === 1 ? 'tomorrow' : `in ${runsLeft} days`
  }; show them with 'npm run leads -- show REF', send them with 'retry REF'`;

function refusal(last: number, now: number): string {
  const days = counted(Math.round(Math.abs(now - last) / day), 'day');
  const side = now > last ? 'after' : 'before';
  return `retention deletes nothing: the clock says ${longUtcTime(now)}, ${days} ${side} the last run of ${longUtcTime(last)}. If it is right, since the server was off for so long, say so with 'npm run store -- confirm-clock'; otherwise set it`;
}
