import type { ExpressionBuilder } from 'kysely';
import { isToFirm } from './deliveries.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { Tables } from './tables.ts';

/** Result of one batch. Deliveries are deleted with their owner (the tables cascade). */
export interface DeletedBatch {
  ids: string[];
  deliveries: number;
}

/** Which leads may be deleted. Times in epoch milliseconds. */
export interface ExpiredLeads {
  receivedBefore: number;
  /** The last announcement of an undelivered lead must be older than this. */
  announcedBefore: number;
}

/**
 * Deletes a batch of expired leads, the oldest first, with their deliveries. An undelivered lead stays
 * until its deletion was announced.
 * @param maxRows keeps the transaction short
 */
export const deleteLeadsBefore = (
  store: Store,
  { receivedBefore, announcedBefore }: ExpiredLeads,
  maxRows: number,
): Promise<DeletedBatch> =>
  deleteBatch(store, 'consultation_requests', 'consultation_request_id', (transaction) =>
    transaction
      .selectFrom('consultation_requests')
      .select('id')
      .where('received_at', '<', receivedBefore)
      .where((row) => row.or([row.not(isUndelivered(row)), wasAnnounced(row, announcedBefore)]))
      .orderBy('received_at')
      .limit(maxRows)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute(),
  );

/** Deletes a batch of unconfirmed addresses that were last requested before a time. */
export const deleteUnconfirmedBefore = (
  store: Store,
  requestedBefore: number,
  maxRows: number,
): Promise<DeletedBatch> =>
  deleteBatch(store, 'subscriptions', 'subscription_id', (transaction) =>
    transaction
      .selectFrom('subscriptions')
      .select('id')
      .where('status', '=', 'pending')
      .where('asked_at', '<', requestedBefore)
      .orderBy('asked_at')
      .limit(maxRows)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute(),
  );

/** @param ownerColumn of the deliveries that belong to the table's rows */
function deleteBatch(
  { db }: Store,
  table: 'consultation_requests' | 'subscriptions',
  ownerColumn: 'consultation_request_id' | 'subscription_id',
  lockExpired: (transaction: StoreTransaction) => Promise<{ id: string }[]>,
): Promise<DeletedBatch> {
  return db.transaction().execute(async (transaction) => {
    const ids = (await lockExpired(transaction)).map(({ id }) => id);
    if (ids.length === 0) return { ids, deliveries: 0 };
    const { deliveries } = await transaction
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll().as('deliveries'))
      .where(ownerColumn, 'in', ids)
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom(table).where('id', 'in', ids).execute();
    // PostgreSQL returns counts as text.
    return { ids, deliveries: Number(deliveries) };
  });
}

export async function listReferencesBefore(
  { db }: Store,
  receivedBefore: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('consultation_requests')
    .select('reference')
    .where('received_at', '<', receivedBefore)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** @returns the time of the newest lead or subscription request, in epoch milliseconds; null without any */
export async function findNewestRequestAt({ db }: Store): Promise<number | null> {
  const lead = await db
    .selectFrom('consultation_requests')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirst();
  const subscription = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.max('asked_at').as('at'))
    .executeTakeFirst();
  const times = [lead?.at, subscription?.at].flatMap((at) => (at == null ? [] : Number(at)));
  return times.length > 0 ? Math.max(...times) : null;
}

export async function countLeadsBefore({ db }: Store, receivedBefore: number): Promise<number> {
  const { count } = await db
    .selectFrom('consultation_requests')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('received_at', '<', receivedBefore)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many times the deletion of an undelivered lead is announced before it happens. */
export const requiredAnnouncements = 2;

type LeadRow = ExpressionBuilder<Tables, 'consultation_requests'>;

/** Whether a delivery of the lead to the firm is pending or parked. */
const isUndelivered = ({ exists, selectFrom }: LeadRow) =>
  exists(
    selectFrom('deliveries')
      .select('deliveries.id')
      .whereRef('deliveries.consultation_request_id', '=', 'consultation_requests.id')
      .where('deliveries.status', '!=', 'delivered')
      .where(isToFirm),
  );

const selectNotice = ({ selectFrom }: LeadRow) =>
  selectFrom('deletion_notices')
    .select('said_times')
    .whereRef('deletion_notices.consultation_request_id', '=', 'consultation_requests.id');

/** Whether all announcements were made, the last one before the given time. */
const wasAnnounced = (row: LeadRow, before: number) =>
  row.exists(
    selectNotice(row)
      .where('said_times', '>=', requiredAnnouncements)
      .where('said_at', '<', before),
  );

interface LeadToAnnounce {
  id: string;
  reference: string;
}

/**
 * Finds undelivered leads whose deletion was announced this many times so far.
 * @param announcedBefore epoch milliseconds: the last announcement is older than this
 */
export async function findLeadsToAnnounce(
  { db }: Store,
  announcedTimes: number,
  { receivedBefore, announcedBefore }: ExpiredLeads,
  maxRows: number,
): Promise<LeadToAnnounce[]> {
  return db
    .selectFrom('consultation_requests')
    .select(['id', 'reference'])
    .where('received_at', '<', receivedBefore)
    .where(isUndelivered)
    .where((row) => {
      if (announcedTimes === 0) return row.not(row.exists(selectNotice(row)));
      const notice = selectNotice(row).where('said_times', '=', announcedTimes);
      return row.exists(notice.where('said_at', '<', announcedBefore));
    })
    .orderBy('received_at')
    .limit(maxRows)
    .execute();
}

/** Records how many times the leads were announced. A lead that was deleted since is skipped. */
export async function recordAnnouncement(
  { db }: Store,
  leads: readonly LeadToAnnounce[],
  announcedTimes: number,
  now: number,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await db
    .insertInto('deletion_notices')
    .columns(['consultation_request_id', 'said_times', 'said_at'])
    .expression(({ selectFrom }) =>
      selectFrom('consultation_requests')
        .select((row) => [
          'id',
          row.cast<number>(row.val(announcedTimes), 'integer').as('said_times'),
          row.cast<number>(row.val(now), 'bigint').as('said_at'),
        ])
        .where('id', 'in', ids),
    )
    .onConflict((conflict) =>
      conflict
        .column('consultation_request_id')
        .doUpdateSet({ said_times: announcedTimes, said_at: now }),
    )
    .execute();
}
