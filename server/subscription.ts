/**
 * Pending until the address is confirmed from its own mailbox. Whoever left stays 'unsubscribed'
 * until retention deletes the row, and may confirm again.
 */
export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A newsletter subscription. Times in epoch milliseconds. */
export interface Subscription {
  id: string;
  /** In lower case. */
  email: string;
  status: SubscriptionStatus;
  createdAt: number;
  /** When somebody last asked for it. */
  askedAt: number;
  /** When that last led to a letter; null when the next one may go out at once. */
  writtenAt: number | null;
  confirmedAt: number | null;
}
