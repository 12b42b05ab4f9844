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
  for (const { id, confirmRound } of subscriptions) {
    const next = { subscriptionId: id, confirmRound: confirmRound + 1, createdAt: now };
    await addSuppression(transaction, { id: hash, ...next });
  }
  return { ids: subscriptions.map(({ id }) => id), letters };
}
