import type { Subscription } from '../model.ts';
import { clockSkewMs } from '../platform/clock.ts';
import { deleteLetter, insertLetter } from '../store/deliveries.ts';
import type { Store } from '../store/store.ts';
import { recordLetter, upsertSubscription } from '../store/subscriptions.ts';
import { commitDurably } from './durably.ts';
import { countLetter, type HeldLetter, type LetterCounter } from './letter-limits.ts';

/** Between two letters that a request led to. */
const letterPauseMs = 24 * 60 * 60_000;

/**
 * Takes a request for the newsletter. Neither its answer nor its duration tells whether the address is
 * known or was asked for today: every request does the same work in one transaction.
 *
 * A request leads to at most one letter, and to none within a day of the last: anybody can type anybody's
 * address here, and nobody may flood a mailbox through this firm. Who is on the list already gets
 * the welcome letter.
 * @returns the letter that a limit held back, for the log alone
 * @throws StoreUnavailableError if the store did not commit
 */
export function subscribe(
  store: Store,
  counts: LetterCounter,
  email: string,
  now: number,
): Promise<HeldLetter | null> {
  return commitDurably(store, async (transaction) => {
    const subscription = await upsertSubscription(transaction, email, now);
    const isWanted = mayReceiveLetter(subscription, now);
    const held = await countLetter(transaction, counts, subscription.email, now, isWanted);
    const isWritten = isWanted && !held;
    const kind = subscription.status === 'confirmed' ? 'welcome' : 'confirmation';
    const letterId = await insertLetter(transaction, subscription.id, kind, now);
    // Deletes nothing of a letter that is to be sent.
    await deleteLetter(transaction, isWritten ? '' : letterId);
    await recordLetter(transaction, subscription.id, isWritten ? now : subscription.lastLetterAt);
    return held;
  });
}

/** A letter dated in the future was written before the clock was set back, so it does not count. */
const mayReceiveLetter = ({ lastLetterAt }: Subscription, now: number) =>
  writtenAt === null || now - writtenAt >= letterPauseMs || writtenAt > now + clockSkewMs;
