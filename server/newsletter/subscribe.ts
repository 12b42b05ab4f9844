import { dayMs } from '../../lib/durations.ts';
import { clockSkewMs } from '../clock.ts';
import type { Subscription } from '../model.ts';
import { deleteLetter, insertDeliveries } from '../outbox/deliveries.ts';
import { commitDurably } from '../store/commit-durably.ts';
import type { Store } from '../store/store.ts';
import {
  findSubscription,
  recordLetter,
  setConfirmed,
  suppress,
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
  { tokens }: { tokens: Pick<Tokens, 'createPseudonym'> },
  email: string,
  now: number,
): Promise<void> {
  return commitDurably(store, async (transaction) => {
    const id = hashAddress(tokens, email);
    const subscription = await upsertSubscription(transaction, id, email, now);
    const isWanted = mayReceiveLetter(subscription, now);
    const kind = subscription.status === 'confirmed' ? 'welcome' : 'confirmation';
    const owner = { subscriptionId: id };
    const [letterId = ''] = await insertDeliveries(transaction, owner, [{ kind }], now);
    // The same work for every request: an empty id deletes nothing.
    await deleteLetter(transaction, isWanted ? '' : letterId);
    await recordLetter(transaction, id, isWanted ? now : subscription.lastLetterAt);
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
  db: Store['db'],
  { subscriptionId, round }: ConfirmLink,
): Promise<ConfirmState> {
  const subscription = await findSubscription(db, subscriptionId);
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
  link: ConfirmLink,
  now: number,
): Promise<Exclude<ConfirmState, 'open'>> {
  const { subscriptionId, round } = link;
  return commitDurably(store, async (transaction) => {
    if (await setConfirmed(transaction, subscriptionId, round, now)) {
      await insertDeliveries(transaction, { subscriptionId }, [{ kind: 'welcome' }], now);
      return 'confirmed';
    }
    const state = await getConfirmState(transaction, link);
    return state === 'confirmed' ? 'confirmed' : 'expired';
  });
}

/**
 * Unsubscribes: deletes the address with its letters and keeps only its keyed hash. A subscription
 * that no longer exists counts as unsubscribed.
 * @throws StoreUnavailableError if the store did not commit
 */
export const unsubscribe = (store: Store, id: string, now: number): Promise<void> =>
  commitDurably(store, (transaction) => suppress(transaction, id, now));

/** @returns the keyed hash of an address in any spelling, which the store keeps instead of it */
export const hashAddress = (
  { createPseudonym }: Pick<Tokens, 'createPseudonym'>,
  email: string,
): string => createPseudonym(`suppressed:${canonicalizeEmail(email)}`);
