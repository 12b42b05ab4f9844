import { getMailbox, webmailHosts } from '../domain/letter-limits.ts';
import type { Tokens } from '../domain/tokens.ts';
import { countInWindows, maxWindowMs } from '../store/rate-limits.ts';
import type { StoreTransaction } from '../store/store.ts';
import { getMailHost } from '../text/email.ts';

/** New calls per day. Moving a call does not count, and webmail hosts have no limit per domain. */
const maxPerMailbox = 3;
const maxPerDomain = 5;

/**
 * Counts a new call of a mailbox and its domain, in the transaction that books it.
 * @returns whether it may be booked
 */
export async function countBooking(
  transaction: StoreTransaction,
  { createPseudonym }: Pick<Tokens, 'createPseudonym'>,
  email: string,
  now: number,
): Promise<boolean> {
  const host = getMailHost(email);
  const limits = [
    { key: `booking-mailbox:${createPseudonym(getMailbox(email))}`, max: maxPerMailbox },
    ...(webmailHosts.has(host)
      ? []
      : [{ key: `booking-domain:${createPseudonym(host)}`, max: maxPerDomain }]),
  ];
  const count = (increment: number) =>
    countInWindows(
      transaction,
      limits.map(({ key }) => ({ key, lengthMs: maxWindowMs, increment })),
      now,
    );
  const before = await count(0);
  if (limits.some(({ key, max }) => (before.get(key)?.count ?? 0) >= max)) return false;
  await count(1);
  return true;
}
