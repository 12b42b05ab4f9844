import { deleteSubscriptionsByEmail } from '../store/erasure.ts';
import type { StoreTransaction } from '../store/store.ts';
import { addSuppression } from '../store/suppressions.ts';
import { canonicalizeEmail } from '../text/email.ts';
import type { Tokens } from './tokens.ts';

export type AddressHasher = Pick<Tokens, 'createPseudonym'>;

/** @returns the keyed hash of an address in any spelling, which the store keeps instead of it */
export const hashAddress = ({ createPseudonym }: AddressHasher, email: string): string =>
  createPseudonym(`suppressed:${canonicalizeEmail(email)}`);

/**
 * Deletes the subscriptions of an address with their letters, and keeps its keyed hash, so that it is
 * not mailed again until it confirms again.
 * @returns what was deleted; nothing is kept of an address without a subscription
 */
export async function suppressAddress(
  transaction: StoreTransaction,
  hasher: AddressHasher,
  email: string,
  now: number,
): Promise<{ ids: string[]; letters: number }> {
  const { subscriptions, letters } = await deleteSubscriptionsByEmail(transaction, email);
  const hash = hashAddress(hasher, email);
  for (const { id, confirm_round } of subscriptions) {
    const suppression = { hash, subscriptionId: id, confirmRound: confirm_round + 1 };
    await addSuppression(transaction, suppression, now);
  }
  return { ids: subscriptions.map(({ id }) => id), letters };
}
