import { insertLetter } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { noteLetter, noteRequest } from '../store/subscriptions.ts';
import type { Subscription } from '../subscription.ts';
import { durably } from './durably.ts';

/** Between two letters that a request led to, in milliseconds. */
const letterPause = 24 * 60 * 60_000;

/**
 * Takes a request for the newsletter. What it does not tell, in its answer or by its duration, is
 * whether the address was known: every request is one transaction that writes.
 *
 * It leads to one letter at most, and to none within a day of the last: anybody can type anybody's
 * address here, and a mailbox must not be flooded by way of this firm. Whoever is on the list is
 * told so by the welcome letter.
 * @throws StoreUnavailableError if the store did not commit
 */
export function subscribe(store: Store, email: string, now: number): Promise<void> {
  return durably(store, async (transaction) => {
    const subscription = await noteRequest(transaction, email, now);
    if (!mayWriteTo(subscription, now)) return;
    const kind = subscription.status === 'confirmed' ? 'welcome' : 'confirmation';
    await insertLetter(transaction, subscription.id, kind, now);
    await noteLetter(transaction, subscription.id, now);
  });
}

const mayWriteTo = ({ writtenAt }: Subscription, now: number) =>
  writtenAt === null || now - writtenAt >= letterPause;
