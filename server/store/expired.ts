import { isUndelivered, wasAnnounced } from './deletion-notices.ts';
import type { Store, StoreTransaction } from './store.ts';

/** What one batch deleted. Deliveries go with their owner (the tables cascade). */
export interface DeletedBatch {
  ids: string[];
  deliveries: number;
}

/** Which leads may go. Times in epoch milliseconds. */
export interface ExpiredLeads {
  receivedBefore: number;
  /** What never arrived must have been announced in full before this moment. */
  announcedBefore: number;
}

/**
 * Deletes some of the requests that came before, the oldest first, and their deliveries with them.
 * One with a delivery that never arrived stays until its deletion was announced.
 * @param most how many at once, so that no request waits long for the store
 */
export function deleteLeadsBefore(
  store: Store,
  { receivedBefore, announcedBefore }: ExpiredLeads,
  most: number,
): Promise<DeletedBatch> {
  return store.db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('consultation_requests')
      .select('id')
      .where('received_at', '<', receivedBefore)
      .where((row) => row.or([row.not(isUndelivered(row)), wasAnnounced(row, announcedBefore)]))
      .orderBy('received_at')
      .limit(most)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { ids, deliveries: 0 };
    const deliveries = await countDeliveries(transaction, 'consultation_request_id', ids);
    await transaction.deleteFrom('consultation_requests').where('id', 'in', ids).execute();
    return { ids, deliveries };
  });
}

/**
 * Deletes some of the addresses that are not on the list and were last asked for before: never
 * confirmed, or left since.
 */
export function deleteUnconfirmedBefore(
  store: Store,
  requestedBefore: number,
  most: number,
): Promise<DeletedBatch> {
  return store.db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('subscriptions')
      .select('id')
      .where('status', 'in', ['pending', 'unsubscribed'])
      .where('asked_at', '<', requestedBefore)
      .orderBy('asked_at')
      .limit(most)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { ids, deliveries: 0 };
    const deliveries = await countDeliveries(transaction, 'subscription_id', ids);
    await transaction.deleteFrom('subscriptions').where('id', 'in', ids).execute();
    return { ids, deliveries };
  });
}

async function countDeliveries(
  transaction: StoreTransaction,
  owner: 'consultation_request_id' | 'subscription_id',
  ids: readonly string[],
): Promise<number> {
  const { count } = await transaction
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(owner, 'in', ids)
    .executeTakeFirstOrThrow();
  // A count comes as text from PostgreSQL.
  return Number(count);
}

/** The references of the requests that came before and are there. */
export async function listReferencesBefore({ db }: Store, receivedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('consultation_requests')
    .select('reference')
    .where('received_at', '<', receivedBefore)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The time of the newest request or subscription, in epoch milliseconds; null if there is none. */
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
