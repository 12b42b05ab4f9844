import type { Clock } from '../clock.ts';
import { recordMoment } from './moments.ts';
import { isProgramError } from './open-error.ts';
import type { Store, StoreTransaction } from './store.ts';

/** The store could not write, so nothing may be acknowledged. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/**
 * Runs the work in one transaction. Once this resolves, what it wrote is on disk and may be acknowledged.
 * @throws StoreUnavailableError if the store did not commit or the committed file is lost; a mistake of the program unchanged
 */
export async function commitDurably<Result>(
  store: Store,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    assertNotLost(store);
    const result = await store.db.transaction().execute(work);
    // If the file was deleted in between, the commit is lost.
    assertNotLost(store);
    return result;
  } catch (cause) {
    if (isProgramError(cause)) throw cause;
    throw new StoreUnavailableError('the store did not commit', { cause });
  }
}

function assertNotLost(store: Store): void {
  const loss = store.findLoss();
  if (loss) throw loss;
}

/** Monitors may ask often, so the result is reused for this long. */
const writeCheckPauseMs = 10_000;

/**
 * Creates a check of whether a lead could be stored now: it commits a small write as durably as a lead, at
 * most once in ten seconds, and repeats the last result in between. It throws StoreUnavailableError if the
 * store did not commit.
 */
export function createWriteCheck(store: Store, clock: Clock): () => Promise<void> {
  let last: { at: number; result: Promise<void> } | undefined;
  return () => {
    const at = clock.elapsed();
    if (!last || at - last.at >= writeCheckPauseMs) {
      const result = commitDurably(store, (transaction) =>
        recordMoment(transaction, 'write', clock.now()),
      );
      last = { at, result };
    }
    return last.result;
  };
}
