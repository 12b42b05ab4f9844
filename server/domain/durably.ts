import { commitTogether } from '../store/commit-together.ts';
import type { Store, StoreTransaction } from '../store/store.ts';

/** The store could not write, so nothing may be acknowledged. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * Does the work in one transaction, on SQLite possibly a second time after a failure. When this
 * resolves, what it wrote is on disk and may be acknowledged.
 * @throws StoreUnavailableError if the store did not commit
 */
export async function durably<Result>(
  store: Store,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await commitTogether(store, work);
  } catch (cause) {
    throw new StoreUnavailableError('the store did not commit', { cause });
  }
}
