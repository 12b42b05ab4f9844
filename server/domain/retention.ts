import { setImmediate } from 'node:timers/promises';
import { type DeletedBatch, deleteLeadsBefore, deleteUnconfirmedBefore } from '../store/expired.ts';
import { overwriteDeleted } from '../store/overwrite-deleted.ts';
import { deleteEndedWindows } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';

/** How long people's data is kept (docs/product.md, Retention; the privacy page promises it). */
export const leadsKeptYears = 3;
export const unconfirmedKeptDays = 30;

const day = 24 * 60 * 60_000;
/** Rows deleted in one transaction: visitors' own writes wait for no more than this. */
const batchSize = 200;

/** The copies of mails that retention also covers. */
interface Mails {
  eraseOlderThan(time: number): Promise<number>;
  eraseLettersTo(subscriptionIds: readonly string[]): Promise<number>;
}

/** How much was deleted. */
export interface Expired {
  leads: number;
  subscriptions: number;
  deliveries: number;
  mailFiles: number;
}

/**
 * Deletes what has been kept for as long as was promised. A lead that could not be delivered in
 * three years is deleted all the same: the promise to the visitor holds for it too, and staff have
 * seen it in `/readyz` and in the list ever since it was parked.
 *
 * Safe to run in several processes at once, and to be cut short: what is left goes next time.
 * @param now epoch milliseconds
 */
export async function deleteExpired(
  store: Store,
  mails: Mails,
  now: number,
  signal: AbortSignal,
): Promise<Expired> {
  const expired: Expired = { leads: 0, subscriptions: 0, deliveries: 0, mailFiles: 0 };
  const leadsBefore = yearsBefore(now, leadsKeptYears);
  const unconfirmedBefore = now - unconfirmedKeptDays * day;

  await inBatches(signal, async () => {
    const batch = await deleteLeadsBefore(store, leadsBefore, batchSize);
    expired.leads += batch.ids.length;
    expired.deliveries += batch.deliveries;
    return batch;
  });
  await inBatches(signal, async () => {
    const batch = await deleteUnconfirmedBefore(store, unconfirmedBefore, batchSize);
    expired.subscriptions += batch.ids.length;
    expired.deliveries += batch.deliveries;
    expired.mailFiles += await mails.eraseLettersTo(batch.ids);
    return batch;
  });
  // A lead's mail is named by the lead's own time, so the same limit finds it, whoever deleted the row.
  expired.mailFiles += await mails.eraseOlderThan(leadsBefore);
  await deleteEndedWindows(store.db, now);
  if (expired.leads + expired.subscriptions > 0) await overwriteDeleted(store);
  return expired;
}

async function inBatches(signal: AbortSignal, batch: () => Promise<DeletedBatch>): Promise<void> {
  let full = true;
  while (full && !signal.aborted) {
    full = (await batch()).ids.length === batchSize;
    // Requests that came meanwhile go first.
    await setImmediate();
  }
}

function yearsBefore(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
