import { newestRequestAt } from '../store/expired.ts';
import { noteMoment, readMoment } from '../store/moments.ts';
import type { Store } from '../store/store.ts';

const dayMs = 24 * 60 * 60_000;
/** Time goes on by no more than this in one run, however far the clock went since the last. */
const mostPerRunMs = 7 * dayMs;
/** A clock that went further than this must be confirmed. */
const mostAheadMs = 30 * dayMs;
/** And so must one that went back by more than this. */
const mostBackMs = 7 * dayMs;

/** The time by which a run may delete, or the last run's if the clock is in doubt. Epoch milliseconds. */
export type RetentionTime = { at: number; last: number } | { inDoubtSince: number };

/**
 * Holds the clock against the last run of retention, and notes this run if it is to be trusted.
 *
 * Nothing in the store can tell a clock that was set wrong from a server that was off. A site that was
 * off for some days must go on by itself, so a clock that is up to 30 days ahead of the last run is
 * followed, but by a week a run: a wrong one deletes only what is a few weeks short of its age, and the
 * log warns first. Beyond that an operator must confirm it (`confirmClock`).
 *
 * Before the first run the time of the newest request is used. Only runs are believed from then on:
 * what comes in has its time from the very clock in doubt.
 * @param now epoch milliseconds
 */
export async function retentionTime(store: Store, now: number): Promise<RetentionTime> {
  const noted = await readMoment(store.db, 'retention');
  const last = noted ?? (await newestRequestAt(store)) ?? now;
  const isInDoubt = now - last > mostAheadMs || last - now > mostBackMs;
  const at = isInDoubt ? last : Math.min(now, last + mostPerRunMs);
  // What is in doubt is noted once only, or another run would believe what came in meanwhile.
  if (!isInDoubt || noted === null) await noteMoment(store.db, 'retention', at);
  return isInDoubt ? { inDoubtSince: last } : { at, last };
}

/** An operator confirms that this is the time. */
export const confirmClock = (store: Store, now: number): Promise<void> =>
  noteMoment(store.db, 'retention', now);
