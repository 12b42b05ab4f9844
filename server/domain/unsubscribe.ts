import { deleteUnsentLetters } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { setUnsubscribed } from '../store/subscriptions.ts';
import { commitDurably } from './durably.ts';

/**
 * Takes a subscription off the list, with every letter to it that is not out yet. One that is no
 * longer there is off the list as well.
 * @throws StoreUnavailableError if the store did not commit
 */
export function unsubscribe(store: Store, id: string): Promise<void> {
  return commitDurably(store, async (transaction) => {
    await setUnsubscribed(transaction, id);
    await deleteUnsentLetters(transaction, id);
  });
}
