import { setImmediate } from 'node:timers/promises';
import { dayMs, hourMs } from '../../lib/durations.ts';
import {
  type DeletedBatch,
  deleteLeadsBefore,
  deleteUnconfirmedBefore,
  type ExpiredLeads,
  findLeadsToAnnounce,
  findNewestRequestAt,
  listReferencesBefore,
  recordAnnouncement,
  requiredAnnouncements,
} from '../store/expired-rows.ts';
import { readMoment, recordMoment } from '../store/moments.ts';
import { deleteEndedWindows } from '../store/rate-limits.ts';
import { overwriteDeleted, type Store } from '../store/store.ts';

/** How long personal data is kept (docs/product.md, Retention; the privacy page promises it). */
export const leadsKeptYears = 3;
export const unconfirmedKeptDays = 30;

/** Rows deleted in one transaction, which is how long a visitor's write may have to wait. */
const batchRows = 200;
/**
 * Minimum time between two announcements, and from the last one to the deletion. Less than a day, so
 * that a daily run that starts early counts, and much more than the time between two restarts.
 */
const announcementPauseMs = 20 * hourMs;

/** Stored copies of emails, which retention deletes too. */
interface Mails {
  eraseOlderThan(time: number, keptReferences: readonly string[]): Promise<number>;
  eraseLettersTo(subscriptionIds: readonly string[]): Promise<number>;
}

/**
 * Announces that leads which never reached the firm will be deleted.
 * @param runsLeft until they are deleted: 1 if the next run does it
 */
export type Announce = (references: readonly string[], runsLeft: number) => void;

interface DeletedCounts {
  leads: number;
  subscriptions: number;
  deliveries: number;
  mailFiles: number;
}

/**
 * Deletes data whose retention period is over. A lead that could not be delivered in three years is
 * deleted too, because the visitor was promised so, but only after two runs on different days have
 * announced it. Undelivered letters delay nothing: their links expired long before.
 *
 * Several processes may run this at once, and it may be interrupted; the next run continues.
 * @param now epoch milliseconds
 */
export async function deleteExpired(
  store: Store,
  mails: Mails,
  announce: Announce,
  now: number,
  signal: AbortSignal,
): Promise<DeletedCounts> {
  const deleted: DeletedCounts = { leads: 0, subscriptions: 0, deliveries: 0, mailFiles: 0 };
  const leadsBefore = getLeadExpiry(now);
  const expiredLeads = { receivedBefore: leadsBefore, announcedBefore: now - announcementPauseMs };
  const unconfirmedBefore = now - unconfirmedKeptDays * dayMs;

  await repeatBatches(signal, async () => {
    const batch = await deleteLeadsBefore(store, expiredLeads, batchRows);
    deleted.leads += batch.ids.length;
    deleted.deliveries += batch.deliveries;
    return batch;
  });
  await announceUndelivered(store, announce, expiredLeads, now, signal);
  await repeatBatches(signal, async () => {
    const batch = await deleteUnconfirmedBefore(store, unconfirmedBefore, batchRows);
    deleted.subscriptions += batch.ids.length;
    deleted.deliveries += batch.deliveries;
    deleted.mailFiles += await mails.eraseLettersTo(batch.ids);
    return batch;
  });
  // Mail files are named by the time of their lead, so the same limit applies even if another process
  // deleted the row. Leads that are only announced keep their emails.
  const keptReferences = await listReferencesBefore(store, leadsBefore);
  deleted.mailFiles += await mails.eraseOlderThan(leadsBefore, keptReferences);
  await deleteEndedWindows(store.db, now);
  await overwriteDeleted(store);
  return deleted;
}

/** Announces before recording it: announcing twice does less harm than never. */
async function announceUndelivered(
  store: Store,
  announce: Announce,
  expired: ExpiredLeads,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  for (let count = requiredAnnouncements - 1; count >= 0; count -= 1) {
    await repeatBatches(signal, async () => {
      const leads = await findLeadsToAnnounce(store, count, expired, batchRows);
      if (leads.length > 0) {
        const references = leads.map(({ reference }) => reference);
        announce(references, requiredAnnouncements - count);
        await recordAnnouncement(store, leads, count + 1, now);
      }
      return { ids: leads.map(({ id }) => id) };
    });
  }
}

async function repeatBatches(
  signal: AbortSignal,
  runBatch: () => Promise<Pick<DeletedBatch, 'ids'>>,
): Promise<void> {
  let isFull = true;
  while (isFull && !signal.aborted) {
    isFull = (await runBatch()).ids.length === batchRows;
    // Let waiting requests go first.
    await setImmediate();
  }
}

/** Returns the time before which leads are expired. Both in epoch milliseconds. */
export function getLeadExpiry(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - leadsKeptYears);
}

/** If the clock moved further than this since the last run, in either direction, it must be confirmed. */
const maxStepMs = 7 * dayMs;

/** Whether a run may delete. If not, when the last run was, in epoch milliseconds. */
type ClockCheck = { isTrusted: true } | { isTrusted: false; lastRunAt: number };

/**
 * Compares the clock with the last run of retention, and records this run if the clock is trusted.
 *
 * Nothing in the store tells a wrong clock from a server that was off. Within a week it does not
 * matter: a wrong clock then deletes only data that is at most a week short of three years. Beyond
 * that an operator must confirm the clock (`confirmClock`).
 *
 * The first run compares with the newest request. Later runs do not, because new requests get their
 * time from the same clock.
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
  // Recorded once, so that requests that arrive later do not confirm the clock.
  if (recordedAt === null) await recordMoment(store.db, 'retention', lastRunAt);
  return { isTrusted, lastRunAt };
}

export const confirmClock = (store: Store, now: number): Promise<void> =>
  recordMoment(store.db, 'retention', now);
