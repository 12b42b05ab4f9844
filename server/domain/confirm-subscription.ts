import { insertLetter } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { UnreadableRowError } from '../store/stored-row.ts';
import { findSubscriptions, setConfirmed } from '../store/subscriptions.ts';
import { commitDurably } from './durably.ts';
import { countLetter, type HeldLetter, type LetterCounter } from './letter-limits.ts';
import type { ConfirmLink } from './newsletter-links.ts';

/**
 * What a link to confirm is good for. A used one says `confirmed` while its address is on the list,
 * for whoever presses twice, and `expired` ever after.
 */
export type ConfirmState = 'open' | 'confirmed' | 'expired';

/** What the page of a link can say before anybody presses its button. Reads only. */
export async function getConfirmState(
  { db }: Store,
  { subscriptionId, round }: ConfirmLink,
): Promise<ConfirmState> {
  const subscription = (await findSubscriptions(db, [subscriptionId])).get(subscriptionId);
  if (subscription instanceof UnreadableRowError) throw subscription;
  if (subscription?.status === 'confirmed') return 'confirmed';
  return subscription?.confirmRound === round ? 'open' : 'expired';
}

export interface Confirmation {
  state: Exclude<ConfirmState, 'open'>;
  /** The welcome letter, where a limit held it back. */
  held: HeldLetter | null;
}

/**
 * Puts a subscription on the list and welcomes it, once. From then on no link to confirm holds that
 * was sent before.
 * @throws StoreUnavailableError if the store did not commit
 */
export function confirmSubscription(
  store: Store,
  counts: LetterCounter,
  { subscriptionId, round }: ConfirmLink,
  now: number,
): Promise<Confirmation> {
  return commitDurably(store, async (transaction) => {
    const confirmed = await setConfirmed(transaction, subscriptionId, round, now);
    if (!confirmed) return { state: 'expired', held: null };
    if (!confirmed.changed) return { state: 'confirmed', held: null };
    const held = await countLetter(transaction, counts, confirmed.email, now);
    if (!held) await insertLetter(transaction, subscriptionId, 'welcome', now);
    return { state: 'confirmed', held };
  });
}
