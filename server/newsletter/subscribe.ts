import { dayMs } from '../../lib/durations.ts';
import { clockSkewMs } from '../clock.ts';
import type { Subscription } from '../model.ts';
import { deleteLetter, insertDeliveries } from '../outbox/deliveries.ts';
import { commitDurably } from '../store/commit-durably.ts';
import { deleteSubscriptionsByEmail } from '../store/erasure.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import {
  addSuppression,
  deleteSuppression,
  findSubscribedEmail,
  findSubscription,
  lockSuppression,
  recordLetter,
  setConfirmed,
  upsertSubscription,
} from '../store/subscriptions.ts';
import { canonicalizeEmail } from '../text/email.ts';
import type { Tokens } from '../tokens.ts';
import type { ConfirmLink } from './newsletter.ts';

/** Minimum time between two letters to one address. */
const letterPauseMs = dayMs;

/**
 * Handles a request for the newsletter. Neither the answer nor its duration reveals whether the
 * address is known: every request does the same work in one transaction.
 *
 * A request sends at most one letter, and none within a day of the last one: anybody can enter
 * anybody's address, and must not be able to flood a mailbox through this site. A confirmed address gets the
 * welcome letter. A suppressed address gets a confirmation letter and stays suppressed until it confirms.
 * @throws StoreUnavailableError if the store did not commit
 */
export function subscribe(
  store: Store,
  { tokens }: { tokens: AddressHasher },
  email: string,
  now: number,
): Promise<void> {
  return commitDurably(store, async (transaction) => {
    const hash = hashAddress(tokens, email);
    const suppression = await lockSuppression(store, transaction, hash);
    const subscription = await upsertSubscription(transaction, email, suppression, now);
    const isWanted = mayReceiveLetter(subscription, now);
    const kind = subscription.status === 'confirmed' ? 'welcome' : 'confirmation';
    const owner = { subscriptionId: subscription.id };
    const [letterId = ''] = await insertDeliveries(transaction, owner, [{ kind }], now);
    // The same work for every request: an empty id deletes nothing.
    await deleteLetter(transaction, isWanted ? '' : letterId);
    await recordLetter(transaction, subscription.id, isWanted ? now : subscription.lastLetterAt);
  });
}

/** A letter dated in the future was sent before the clock was set back, so it does not count. */
const mayReceiveLetter = ({ lastLetterAt }: Subscription, now: number) =>
  lastLetterAt === null || now - lastLetterAt >= letterPauseMs || lastLetterAt > now + clockSkewMs;

/**
 * State of a confirmation link. A used link is `confirmed` while its address is on the list, in case
 * the reader presses twice, and `expired` afterwards.
 */
type ConfirmState = 'open' | 'confirmed' | 'expired';

/** Reads what the page of a link shows before its button is pressed. */
export async function getConfirmState(
  store: Store,
  { subscriptionId, round }: ConfirmLink,
): Promise<ConfirmState> {
  const subscription = await findSubscription(store, subscriptionId);
  if (subscription?.status === 'confirmed') return 'confirmed';
  return subscription?.confirmRound === round ? 'open' : 'expired';
}

/**
 * Confirms a subscription and sends the welcome letter once. All confirmation links that were sent
 * before stop working.
 * @throws StoreUnavailableError if the store did not commit
 */
export function confirmSubscription(
  store: Store,
  { tokens }: { tokens: AddressHasher },
  { subscriptionId, round }: ConfirmLink,
  now: number,
): Promise<Exclude<ConfirmState, 'open'>> {
  return commitDurably(store, async (transaction) => {
    const confirmed = await setConfirmed(transaction, subscriptionId, round, now);
    if (!confirmed) return 'expired';
    if (!confirmed.changed) return 'confirmed';
    await deleteSuppression(transaction, hashAddress(tokens, confirmed.email));
    await insertDeliveries(transaction, { subscriptionId }, [{ kind: 'welcome' }], now);
    return 'confirmed';
  });
}

/**
 * Unsubscribes: deletes the address with its letters and keeps only its keyed hash. A subscription
 * that no longer exists counts as unsubscribed.
 * @throws StoreUnavailableError if the store did not commit
 */
export function unsubscribe(
  store: Store,
  hasher: AddressHasher,
  id: string,
  now: number,
): Promise<void> {
  return commitDurably(store, async (transaction) => {
    const email = await findSubscribedEmail(transaction, id);
    if (email !== undefined) await suppressAddress(transaction, hasher, email, now);
  });
}

type AddressHasher = Pick<Tokens, 'createPseudonym'>;

/** @returns the keyed hash of an address in any spelling, which the store keeps instead of it */
export const hashAddress = ({ createPseudonym }: AddressHasher, email: string): string =>
  createPseudonym(`suppressed:${canonicalizeEmail(email)}`);

/**
 * Deletes the subscriptions of an address with their letters, and keeps its keyed hash, so that it is
 * not mailed again until it confirms again.
 * @returns the number of subscriptions; nothing is kept of an address without one
 */
export async function suppressAddress(
  transaction: StoreTransaction,
  hasher: AddressHasher,
  email: string,
  now: number,
): Promise<number> {
  const subscriptions = await deleteSubscriptionsByEmail(transaction, email);
  const hash = hashAddress(hasher, email);
  for (const { id, confirmRound } of subscriptions) {
    const next = { subscriptionId: id, confirmRound: confirmRound + 1, createdAt: now };
    await addSuppression(transaction, { id: hash, ...next });
  }
  return subscriptions.length;
}
