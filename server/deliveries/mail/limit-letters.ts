import type { ServerContext } from '../../context.ts';
import { countLetter, type HeldLetter, type LetterCounter } from '../../domain/letter-limits.ts';
import type { LeasedLeadDelivery, LeasedLetter } from '../../model.ts';
import { deleteLetter, maxBackoffMs } from '../../store/deliveries.ts';
import { recordLetter } from '../../store/subscriptions.ts';
import type { Attempt } from '../attempt.ts';

/** Such deliveries are counted at their next attempt. */
const notCounted = 'the letter could not be counted';
const waiting = 'the limit of letters is used up';

/**
 * Counts each letter before its first attempt, and deletes one that a limit holds back: anybody can enter anybody's
 * address. A mail about a call waits instead: its visitor must learn of the last change. Requests never wait for the counts, which all of them share. A letter whose count survived a crash counts twice.
 */
export function limitLetters<Leased extends LeasedLeadDelivery | LeasedLetter>(
  { store, clock, log }: ServerContext,
  counter: LetterCounter,
  attempt: Attempt<Leased>,
): Attempt<Leased> {
  const findLimit = (delivery: Leased) =>
    store.db.transaction().execute(async (transaction) => {
      const { email } = 'lead' in delivery ? delivery.lead : delivery.subscription;
      const held = await countLetter(transaction, counter, email, clock.now());
      if (!held || isAboutCall(delivery)) return held;
      await deleteLetter(transaction, delivery.id);
      // The next request may send one at once.
      if ('subscription' in delivery)
        await recordLetter(transaction, delivery.subscriptionId, null);
      return held;
    });

  /** For one mailbox a warning; for a domain or an hour an error, since a flood keeps letters from real subscribers. */
  function logFirst({ limit, first }: HeldLetter): void {
    if (!first) return;
    if (limit === 'mailbox') log.warn({ limit }, 'letters to one mailbox are held back');
    else log.error({ limit }, 'letters are held back: somebody may be flooding mailboxes');
  }

  return async (delivery, signal) => {
    if ([null, notCounted, waiting].includes(delivery.lastError)) {
      const held = await findLimit(delivery).catch(() => undefined);
      if (held === undefined) return { kind: 'failed', reason: notCounted };
      if (held) {
        logFirst(held);
        return isAboutCall(delivery)
          ? { kind: 'failed', reason: waiting, minWaitMs: maxBackoffMs }
          : 'held';
      }
    }
    return attempt(delivery, signal);
  };
}

const isAboutCall = (delivery: LeasedLeadDelivery | LeasedLetter): boolean =>
  'lead' in delivery && delivery.appointment !== null;
