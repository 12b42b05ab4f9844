/** Limits of new calls and of moves (docs/product.md, Booking). */
import { hourMs } from '../../lib/durations.ts';
import { webmailHosts } from '../domain/letter-limits.ts';
import type { Tokens } from '../domain/tokens.ts';
import { countInWindow, countInWindows, maxWindowMs, sumAboveLimit } from '../store/rate-limits.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { getMailbox, getMailDomain } from '../text/email.ts';

/** New calls per day. Webmail hosts have no limit per domain. */
const maxPerMailbox = 3;
const maxPerClient = 3;
const maxPerDomain = 5;
/** New calls of everybody per hour. */
const maxPerHour = 10;
const hourKey = 'booking-hour';
/** Of one call, per day. */
const maxMoves = 5;

type Pseudonyms = Pick<Tokens, 'createPseudonym'>;

/** Who books a new call. */
interface Booker {
  email: string;
  /** The client's address, or its network. */
  client: string;
  /** Whether the link came by mail: who can read the mailbox only has the limit of the mailbox. */
  isMailed: boolean;
}

export interface CallCount {
  /** `needsMail`: only with the link in a mail. */
  refusal: 'tooMany' | 'needsMail' | null;
  /** Whether more calls than expected are booked in this hour. */
  isFlood: boolean;
}

/** Counts a new call, in the transaction that books it. A refused one counts at most for the hour. */
export async function countBooking(
  transaction: StoreTransaction,
  { createPseudonym }: Pseudonyms,
  { email, client, isMailed }: Booker,
  now: number,
): Promise<CallCount> {
  const domain = getMailDomain(email);
  const mailbox = { key: `booking-mailbox:${createPseudonym(getMailbox(email))}` };
  const limits = [
    { ...mailbox, max: maxPerMailbox, lengthMs: maxWindowMs },
    {
      key: `booking-client:${createPseudonym(client)}`,
      max: maxPerClient,
      lengthMs: maxWindowMs,
    },
    ...(webmailHosts.has(domain)
      ? []
      : [
          {
            key: `booking-domain:${createPseudonym(domain)}`,
            max: maxPerDomain,
            lengthMs: maxWindowMs,
          },
        ]),
    { key: hourKey, max: maxPerHour, lengthMs: hourMs },
  ];
  const add = (getIncrement: (key: string) => number) =>
    countInWindows(
      transaction,
      limits.map(({ key, lengthMs }) => ({ key, lengthMs, increment: getIncrement(key) })),
      now,
    );
  const before = await add(() => 0);
  const isUsedUp = ({ key, max }: { key: string; max: number }) =>
    (before.get(key)?.count ?? 0) >= max;
  const usedUp = limits.find(
    (limit) => isUsedUp(limit) && (!isMailed || limit.key === mailbox.key),
  );
  await add((key) => (!usedUp || (usedUp.key === key && key === hourKey) ? 1 : 0));
  const refusal = usedUp && (usedUp.key === mailbox.key ? 'tooMany' : 'needsMail');
  const isFlood =
    (!usedUp || usedUp.key === hourKey) &&
    limits.some((limit) => limit.key === hourKey && isUsedUp(limit));
  return { refusal: refusal ?? null, isFlood };
}

/** Counts a move. @returns whether the call may be moved again today */
export async function countMove(
  transaction: StoreTransaction,
  { createPseudonym }: Pseudonyms,
  leadId: string,
  now: number,
): Promise<boolean> {
  const key = `booking-moves:${createPseudonym(leadId)}`;
  return (await countInWindow(transaction, key, maxWindowMs, now)).count <= maxMoves;
}

/** @returns how many more new calls were asked for in this hour than are expected */
export const countFloodedCalls = ({ db }: Store, now: number): Promise<number> =>
  sumAboveLimit(db, hourKey, maxPerHour, now);
