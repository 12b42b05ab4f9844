import type { Subscription } from '../model.ts';
import { clockSkewMs } from '../platform/clock.ts';
import { insertLetter } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { noteLetter, noteRequest } from '../store/subscriptions.ts';
import { durably } from './durably.ts';
import { countLetter, type HeldLetter, type LetterCounts } from './letter-limits.ts';

/** Between two letters that a request led to. */
const letterPauseMs = 24 * 60 * 60_000;

/**
 * Takes a request for the newsletter. What it does not tell, in its answer or by its duration, is
 * whether the address was known: every request is one transaction that writes.
 *
 * It leads to one letter at most, and to none within a day of the last: anybody can type anybody's
 * address here, and a mailbox must not be flooded by way of this firm, be it as `ada+1`, `ada+2` and
 * so on. Whoever is on the list is told so by the welcome letter.
 * @returns the letter that a limit held back, for the log alone
 * @throws StoreUnavailableError if the store did not commit
 */
export function subscribe(
  store: Store,
  counts: LetterCounts,
  email: string,
  now: number,
): Promise<HeldLetter | null> {
  return durably(store, async (transaction) => {
    const subscription = await noteRequest(transaction, email, now);
    if (!mayWriteTo(subscription, now)) return null;
    const held = await countLetter(transaction, counts, subscription.email, now);
    if (held) return held;
    const kind = subscription.status === 'confirmed' ? 'welcome' : 'confirmation';
    await insertLetter(transaction, subscription.id, kind, now);
    await noteLetter(transaction, subscription.id, now);
    return null;
  });
}

/** A letter dated in the future was written before the clock was set back, so it does not count. */
const mayWriteTo = ({ writtenAt }: Subscription, now: number) =>
  writtenAt === null || now - writtenAt >= letterPauseMs || writtenAt > now + clockSkewMs;
