import { commitTogether } from '../store/commit-together.ts';
import type { Store, StoreTransaction } from '../store/store.ts';

/** The store could not write, so nothing may be acknowledged. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * Does the work in one transaction, on SQLite possibly a second time after a failure. When this
 * resolves, what it wrote is on disk and may be acknowledged.
 * @throws StoreUnavailableError if the store did not commit, or what it committed is lost
 */
export async function commitDurably<Result>(
  store: Store,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    assertNotLost(store);
    const result = await commitTogether(store, work);
    // A file that is deleted in between takes the commit with it.
    assertNotLost(store);
    return result;
  } catch (cause) {
    throw new StoreUnavailableError('the store did not commit', { cause });
  }
}

function assertNotLost(store: Store): void {
  const loss = store.findLoss();
  if (loss) throw loss;
}
