import { newestRequestAt } from '../store/expired.ts';
import { noteMoment, readMoment } from '../store/moments.ts';
import type { Store } from '../store/store.ts';

/** A clock that moved further than this since the last run needs a person's word, in milliseconds. */
const mostBetweenRuns = 7 * 24 * 60 * 60_000;

/**
 * Holds the clock against the last run of retention, and notes this run if they agree. Nothing in
 * the store can tell a clock that was set wrong from a server that was off for long, so both need
 * a person (`confirmClock`). Before the first run the time of the newest request is used.
 *
 * Only runs are believed from then on: what comes in has its time from the very clock in doubt.
 * @param now epoch milliseconds
 * @returns when the last run was if the clock jumped since; null if it is to be trusted
 */
export async function clockJumpedSince(store: Store, now: number): Promise<number | null> {
  const noted = await readMoment(store.db, 'retention');
  const last = noted ?? (await newestRequestAt(store)) ?? now;
  const jumped = Math.abs(now - last) > mostBetweenRuns;
  if (!jumped) await noteMoment(store.db, 'retention', now);
  else if (noted === null) await noteMoment(store.db, 'retention', last);
  return jumped ? last : null;
}

/** A person says that this is the time. */
export const confirmClock = (store: Store, now: number): Promise<void> =>
  noteMoment(store.db, 'retention', now);
