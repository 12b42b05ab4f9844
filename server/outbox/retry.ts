import type { NewDelivery } from '../model.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { createSchedule, insertDeliveries, isToFirm } from './deliveries.ts';

interface Retry {
  leadId: string;
  /** What a new lead would get now. */
  planned: readonly NewDelivery[];
  /** Whether the lead is no suspected spam from now on. */
  releases: boolean;
  now: number;
}

interface RetryResult {
  /** Whether the lead was suspected. */
  released: boolean;
  /** How many deliveries are due. */
  due: number;
}

/**
 * Makes the undelivered deliveries of a lead due now and restarts their schedule. An email to a former
 * recipient is replaced by emails to the current recipients who have none. A released lead gets what it misses; its
 * webhook is called again even if it was called before, because its receiver may have ignored a suspected request.
 */
export function retryLead({ db, kind }: Store, retry: Retry): Promise<RetryResult> {
  const { leadId, planned, now } = retry;
  return db.transaction().execute(async (transaction) => {
    const released = retry.releases && (await clearSuspicion(transaction, leadId));
    const existing = await transaction
      .selectFrom('deliveries')
      .select(['id', 'kind', 'recipient', 'status', 'leaseUntil'])
      .where('leadId', '=', leadId)
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .execute();
    const recipients = planned.flatMap((each) => (each.kind === 'mail' ? each.recipient : []));
    const former = existing.filter(
      (each) =>
        each.kind === 'mail' &&
        each.status !== 'delivered' &&
        !recipients.includes(each.recipient ?? '') &&
        // One that is leased stays.
        (each.leaseUntil ?? 0) <= now,
    );
    const ids = former.map(({ id }) => id);
    if (ids.length > 0) await transaction.deleteFrom('deliveries').where('id', 'in', ids).execute();
    const missing = planned.filter((each) =>
      each.kind === 'mail'
        ? (released || former.length > 0) &&
          existing.every(({ kind, recipient }) => kind !== 'mail' || recipient !== each.recipient)
        : released &&
          existing.every(({ kind, status }) => kind !== 'webhook' || status === 'delivered'),
    );
    await insertDeliveries(transaction, { leadId }, missing, now);
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set(restart(now))
      .where('leadId', '=', leadId)
      .where('status', '!=', 'delivered')
      .executeTakeFirstOrThrow();
    return { released, due: Number(numUpdatedRows) };
  });
}

const restart = (now: number) =>
  ({ status: 'pending', attempts: 0, ...createSchedule(now) }) as const;

async function clearSuspicion(transaction: StoreTransaction, leadId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({ spamReason: null })
    .where('id', '=', leadId)
    .where('spamReason', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes parked digests due now and restarts their schedule. @returns their number */
export async function retryParkedDigests({ db }: Store, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set(restart(now))
    .where('kind', '=', 'digest')
    .where('status', '=', 'parked')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function listParkedLeadIds({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('leadId as id')
    .distinct()
    .where('status', '=', 'parked')
    .where(isToFirm)
    .execute();
  // Digests and letters belong to no lead.
  return rows.flatMap(({ id }) => id ?? []);
}
