import type { Store, StoreTransaction } from '../store/store.ts';

/** The store could not write, so nothing may be acknowledged. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * Does the work in one transaction. When this resolves, what it wrote may be acknowledged.
 * @throws StoreUnavailableError if the store did not commit
 */
export async function durably<Result>(
  { db }: Store,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (cause) {
    throw new StoreUnavailableError('the store did not commit', { cause });
  }
}
