import { dayMs, hourMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { describeFailure } from '../outbox/attempt.ts';
import { readMoment, recordMoment } from '../store/moments.ts';
import { overwriteDeleted, type Store } from '../store/store.ts';
import { formatCount, formatLongTime } from '../text/format.ts';
import { type Job, startJob } from './job.ts';

/** How long personal data is kept (docs/product.md, Retention; the privacy page promises it). */
export const leadsKeptYears = 3;
export const unconfirmedKeptDays = 30;

const pauseMs = dayMs;
/** After a run that failed, or while the clock must be confirmed. */
const pauseAfterFailureMs = hourMs;
/** If the clock moved further than this since the last run, in either direction, it must be confirmed. */
const maxStepMs = 7 * dayMs;

/**
 * Deletes expired data on start, then daily. A failed run is repeated within an hour. After the clock jumped, nothing
 * is deleted until an operator confirms it.
 */
export function startRetention({ store, clock, log }: ServerContext): Job {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return startJob(clock, async () => {
    try {
      const now = clock.now();
      const wrongSince = await findClockStep(store, now);
      if (wrongSince === null) {
        const deleted = await deleteExpired(store, now);
        log.info(deleted, 'retention: deleted expired data');
        return pauseMs;
      }
      if (clock.elapsed() - refusedAt >= dayMs) {
        refusedAt = clock.elapsed();
        log.error(formatRefusal(wrongSince, now));
      }
    } catch (error) {
      const reason = describeFailure(error);
      log.error({ reason }, 'retention failed and will run again in an hour');
    }
    return pauseAfterFailureMs;
  });
}

function formatRefusal(last: number, now: number): string {
  const days = formatCount(Math.round(Math.abs(now - last) / dayMs), 'day');
  const side = now > last ? 'after' : 'before';
  return `retention deletes nothing: the clock says ${formatLongTime('UTC', now)}, ${days} ${side} the last run of ${formatLongTime('UTC', last)}. If the clock is right and the server was off, run 'npm run store -- confirm-clock'; otherwise set the clock`;
}

/** Deletes data whose period is over; deliveries go with their owner (the tables cascade). */
async function deleteExpired(store: Store, now: number) {
  const { db } = store;
  const leads = await db
    .deleteFrom('leads')
    .where('receivedAt', '<', getLeadExpiry(now))
    .executeTakeFirstOrThrow();
  const subscriptions = await db
    .deleteFrom('subscriptions')
    .where('status', '=', 'pending')
    .where('requestedAt', '<', now - unconfirmedKeptDays * dayMs)
    .executeTakeFirstOrThrow();
  await overwriteDeleted(store);
  return {
    leads: Number(leads.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
  };
}

/** Returns the time before which leads are expired. Both in epoch milliseconds. */
function getLeadExpiry(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - leadsKeptYears);
}

export async function countExpiredLeads({ db }: Store, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('receivedAt', '<', getLeadExpiry(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Compares the clock with the last run of retention, and records this run unless the clock must be confirmed.
 *
 * Nothing in the store tells a wrong clock from a server that was off. Within a week it does not matter: a wrong
 * clock then deletes only data that is at most a week short of three years. New requests prove nothing, since they get
 * their time from the same clock.
 * @returns null, or the last run if the clock is too far from it
 */
async function findClockStep({ db }: Store, now: number): Promise<number | null> {
  const lastRunAt = await readMoment(db, 'retention');
  if (lastRunAt !== null && Math.abs(now - lastRunAt) > maxStepMs) return lastRunAt;
  await recordMoment(db, 'retention', now);
  return null;
}

export const confirmClock = ({ db }: Store, now: number): Promise<void> =>
  recordMoment(db, 'retention', now);
