import type { FastifyBaseLogger } from 'fastify';
import { failureReason } from '../deliveries/failure-reason.ts';
import type { StoredMails } from '../deliveries/mail/stored-mails.ts';
import { type Announce, deleteExpired } from '../domain/retention.ts';
import { checkClock } from '../domain/retention-clock.ts';
import type { Clock } from '../platform/clock.ts';
import type { Store } from '../store/store.ts';
import { formatCount, formatLongTime } from '../text/format.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Between two runs. */
const pauseMs = dayMs;
/** After one that failed, or that waits for a confirmed clock. */
const pauseAfterTroubleMs = hourMs;

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
 * within the hour; after a jump of the clock none deletes anything until an operator confirms it.
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
      log.error({ reason: failureReason(error) }, 'retention failed and will run again in an hour');
      return false;
    });
    if (stopping.signal.aborted) return;
    cancelNext = clock.after(done ? pauseMs : pauseAfterTroubleMs, () => {
      underWay = run();
    });
  }

  async function runOnce(): Promise<boolean> {
    const now = clock.now();
    const held = await checkClock(store, now);
    if (!held.isTrusted) {
      refuse(held.lastRunAt, now);
      return false;
    }
    const expired = await deleteExpired(store, mails, announce, now, stopping.signal);
    log.info({ ...expired }, 'retention: deleted expired data');
    return true;
  }

  function refuse(last: number, now: number): void {
    if (clock.elapsed() - refusedAt < dayMs) return;
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
  const days = formatCount(Math.round(Math.abs(now - last) / dayMs), 'day');
  const side = now > last ? 'after' : 'before';
  return `retention deletes nothing: the clock says ${formatLongTime('UTC', now)}, ${days} ${side} the last run of ${formatLongTime('UTC', last)}. If the clock is right and the server was off, run 'npm run store -- confirm-clock'; otherwise set the clock`;
}
