import type { Store, StoreTransaction } from './store.ts';

/** What remains of a deleted subscription: its address is known only by its keyed hash. */
export interface Suppression {
  hash: string;
  /** A new subscription of the address gets this id again, so that old unsubscribe links work. */
  subscriptionId: string;
  /** The round after the last one, so that old confirmation links stay dead. */
  confirmRound: number;
}

export async function addSuppression(
  transaction: StoreTransaction,
  { hash, subscriptionId, confirmRound }: Suppression,
  now: number,
): Promise<void> {
  const row = { subscription_id: subscriptionId, confirm_round: confirmRound, created_at: now };
  await transaction
    .insertInto('suppressions')
    .values({ id: hash, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Reads a suppression, and locks it until the transaction ends. */
export async function lockSuppression(
  { kind }: Store,
  transaction: StoreTransaction,
  hash: string,
): Promise<Suppression | undefined> {
  const row = await transaction
    .selectFrom('suppressions')
    .selectAll()
    .where('id', '=', hash)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { hash, subscriptionId: row.subscription_id, confirmRound: row.confirm_round };
}

export async function deleteSuppression(
  transaction: StoreTransaction,
  hash: string,
): Promise<void> {
  await transaction.deleteFrom('suppressions').where('id', '=', hash).execute();
}

export async function listSuppressedHashes({ db }: Store): Promise<Set<string>> {
  const rows = await db.selectFrom('suppressions').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
