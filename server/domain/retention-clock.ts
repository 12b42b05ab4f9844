import { findNewestRequestAt } from '../store/expired.ts';
import { recordMoment, readMoment } from '../store/moments.ts';
import type { Store } from '../store/store.ts';

const dayMs = 24 * 60 * 60_000;
/** A clock that went further than this since the last run, ahead or back, must be confirmed. */
const maxStepMs = 7 * dayMs;

/** Whether a run may delete, or since when the clock is in doubt: the last run's time, in epoch milliseconds. */
export type ClockCheck = { isTrusted: true } | { isTrusted: false; lastRunAt: number };

/**
 * Holds the clock against the last run of retention, and notes this run if it is to be trusted.
 *
 * Nothing in the store can tell a clock that was set wrong from a server that was off. Within a week it
 * does not matter: a wrong clock deletes only what is a week short of three years. Beyond that an
 * operator must confirm it (`confirmClock`).
 *
 * Before the first run the time of the newest request is used. Only runs are believed from then on:
 * what comes in has its time from the very clock in doubt.
 * @param now epoch milliseconds
 */
export async function checkClock(store: Store, now: number): Promise<ClockCheck> {
  const recordedAt = await readMoment(store.db, 'retention');
  const lastRunAt = recordedAt ?? (await findNewestRequestAt(store)) ?? now;
  const isTrusted = Math.abs(now - lastRunAt) <= maxStepMs;
  if (isTrusted) {
    await recordMoment(store.db, 'retention', now);
    return { isTrusted };
  }
  // Noted once only, or another run would believe what came in meanwhile.
  if (recordedAt === null) await recordMoment(store.db, 'retention', lastRunAt);
  return { isTrusted, lastRunAt };
}

/** An operator confirms that this is the time. */
export const confirmClock = (store: Store, now: number): Promise<void> =>
  recordMoment(store.db, 'retention', now);
