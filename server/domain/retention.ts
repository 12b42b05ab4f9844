import { setImmediate } from 'node:timers/promises';
import { requiredAnnouncements, findLeadsToAnnounce, recordAnnouncement } from '../store/deletion-notices.ts';
import {
  type DeletedBatch,
  deleteLeadsBefore,
  deleteUnconfirmedBefore,
  listReferencesBefore,
} from '../store/expired.ts';
import { overwriteDeleted } from '../store/overwrite-deleted.ts';
import { deleteEndedWindows } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';

/** How long people's data is kept (docs/product.md, Retention; the privacy page promises it). */
export const leadsKeptYears = 3;
export const unconfirmedKeptDays = 30;

const dayMs = 24 * 60 * 60_000;
/** Rows deleted in one transaction: visitors' own writes wait for no more than this. */
const batchRows = 200;
/**
 * Between two announcements, and from the last of them to the deletion: less than a
 * day, so that a daily run that comes early counts, and far more than between two starts.
 */
const announcementPauseMs = 20 * 60 * 60_000;

/** The copies of mails that retention also covers. */
interface Mails {
  eraseOlderThan(time: number, keptReferences: readonly string[]): Promise<number>;
  eraseLettersTo(subscriptionIds: readonly string[]): Promise<number>;
}

/**
 * Says of leads that never reached the firm that they will be deleted.
 * @param runsLeft the run that deletes them: 1 for the next
 */
export type Announce = (references: readonly string[], runsLeft: number) => void;

/** How much was deleted. */
export interface DeletedCounts {
  leads: number;
  subscriptions: number;
  deliveries: number;
  mailFiles: number;
}

/**
 * Deletes what has been kept for as long as was promised. A lead that could not be delivered in
 * three years is deleted all the same, since the promise to the visitor holds for it too, but two
 * runs on days of their own have said so before. Letters to subscribers are not waited for: a link
 * to confirm with ends long before.
 *
 * Safe to run in several processes at once, and to be cut short: what is left goes next time.
 * @param now epoch milliseconds
 */
export async function deleteExpired(
  store: Store,
  mails: Mails,
  announce: Announce,
  now: number,
  signal: AbortSignal,
): Promise<DeletedCounts> {
  const expired: DeletedCounts = { leads: 0, subscriptions: 0, deliveries: 0, mailFiles: 0 };
  const leadsBefore = getLeadExpiry(now);
  const expiredLeads = { receivedBefore: leadsBefore, announcedBefore: now - announcementPauseMs };
  const unconfirmedBefore = now - unconfirmedKeptDays * dayMs;

  await inBatches(signal, async () => {
    const batch = await deleteLeadsBefore(store, expiredLeads, batchRows);
    expired.leads += batch.ids.length;
    expired.deliveries += batch.deliveries;
    return batch;
  });
  await announceUndelivered(store, announce, now, signal);
  await inBatches(signal, async () => {
    const batch = await deleteUnconfirmedBefore(store, unconfirmedBefore, batchRows);
    expired.subscriptions += batch.ids.length;
    expired.deliveries += batch.deliveries;
    expired.mailFiles += await mails.eraseLettersTo(batch.ids);
    return batch;
  });
  // A lead's mail is named by the lead's own time, so the same limit finds it, whoever deleted the
  // row. What is only announced yet keeps its mail.
  const kept = await listReferencesBefore(store, leadsBefore);
  expired.mailFiles += await mails.eraseOlderThan(leadsBefore, kept);
  await deleteEndedWindows(store.db, now);
  if (expired.leads + expired.subscriptions > 0) await overwriteDeleted(store);
  return expired;
}

/** Announced before it is recorded: announcing twice does less harm than never. */
async function announceUndelivered(
  store: Store,
  announce: Announce,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const saidBefore = now - announcementPauseMs;
  const which = { receivedBefore: getLeadExpiry(now), saidBefore, most: batchRows };
  for (let said = requiredAnnouncements - 1; said >= 0; said -= 1) {
    await inBatches(signal, async () => {
      const leads = await findLeadsToAnnounce(store, said, which);
      if (leads.length > 0) {
        const references = leads.map(({ reference }) => reference);
        announce(references, requiredAnnouncements - said);
        await recordAnnouncement(store, leads, said + 1, now);
      }
      return { ids: leads.map(({ id }) => id) };
    });
  }
}

async function inBatches(
  signal: AbortSignal,
  batch: () => Promise<Pick<DeletedBatch, 'ids'>>,
): Promise<void> {
  let full = true;
  while (full && !signal.aborted) {
    full = (await batch()).ids.length === batchRows;
    // Requests that came meanwhile go first.
    await setImmediate();
  }
}

/** Leads that came before this moment have been kept for long enough. In epoch milliseconds. */
export function getLeadExpiry(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - leadsKeptYears);
}
