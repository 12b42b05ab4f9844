import type { Store, StoreTransaction } from './store.ts';

/** What one batch deleted. Deliveries go with their owner (the tables cascade). */
export interface DeletedBatch {
  ids: string[];
  deliveries: number;
}

/**
 * Deletes some of the requests that came before, the oldest first. Their deliveries go with them,
 * also those that never arrived.
 * @param receivedBefore epoch milliseconds
 * @param most how many at once, so that nobody waits long for the store
 */
export function deleteLeadsBefore(
  store: Store,
  receivedBefore: number,
  most: number,
): Promise<DeletedBatch> {
  return store.db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('consultation_requests')
      .select('id')
      .where('received_at', '<', receivedBefore)
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
  askedBefore: number,
  most: number,
): Promise<DeletedBatch> {
  return store.db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('subscriptions')
      .select('id')
      .where('status', 'in', ['pending', 'unsubscribed'])
      .where('asked_at', '<', askedBefore)
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
