import type { Store, StoreTransaction } from './store.ts';
import type { Suppression } from './tables.ts';

export async function addSuppression(
  transaction: StoreTransaction,
  { id, ...columns }: Suppression,
): Promise<void> {
  await transaction
    .insertInto('suppressions')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** Reads a suppression, and locks it until the transaction ends. */
export const lockSuppression = (
  { kind }: Store,
  transaction: StoreTransaction,
  hash: string,
): Promise<Suppression | undefined> =>
  transaction
    .selectFrom('suppressions')
    .selectAll()
    .where('id', '=', hash)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();

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
