import { insertLetter } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { setConfirmed } from '../store/subscriptions.ts';
import { durably } from './durably.ts';

/**
 * Puts a subscription on the list and welcomes it, once.
 * @returns false if it is no longer there
 * @throws StoreUnavailableError if the store did not commit
 */
export function confirmSubscription(store: Store, id: string, now: number): Promise<boolean> {
  return durably(store, async (transaction) => {
    const outcome = await setConfirmed(transaction, id, now);
    if (outcome === 'changed') await insertLetter(transaction, id, 'welcome', now);
    return outcome !== undefined;
  });
}
