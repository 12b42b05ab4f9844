import { dayMs, hourMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { isToVisitor, type LeasedDelivery } from '../model.ts';
import { recordLetter } from '../store/subscriptions.ts';
import { getMailbox } from '../text/email.ts';
import type { AttemptResult } from './attempt.ts';
import { deleteLetter, maxBackoffMs } from './deliveries.ts';

/** Letters in a day to all spellings of one mailbox. */
const maxLettersPerMailbox = 5;
/** Of letters to everyone. */
const totalKey = 'letters';

const waiting = 'the limit of letters is used up';

/**
 * Counts each letter and each email to a visitor before its first attempt, and deletes one that a limit holds back:
 * anybody can enter anybody's address. A mail about a call waits instead: its visitor must learn of the last change.
 * @returns a function that returns undefined if a delivery may be sent
 */
export function createLetterLimit({ config, store, log, counts }: ServerContext) {
  return async (delivery: LeasedDelivery): Promise<AttemptResult | undefined> => {
    const email = findVisitor(delivery);
    if (email === undefined || ![null, waiting].includes(delivery.lastError)) return undefined;
    const mailbox = {
      key: `letters ${getMailbox(email)}`,
      max: maxLettersPerMailbox,
      lengthMs: dayMs,
    };
    const total = { key: totalKey, max: config.LETTERS_PER_HOUR, lengthMs: hourMs };
    const usedUp = counts.add([mailbox, total]);
    if (!usedUp) return undefined;
    if (counts.read(usedUp.key) === usedUp.max + 1) {
      if (usedUp === mailbox) log.warn('letters to one mailbox are held back');
      // A flood keeps letters from real subscribers.
      else log.error('letters are held back: somebody may be flooding mailboxes');
    }
    if (delivery.appointmentId !== null)
      return { kind: 'failed', reason: waiting, minWaitMs: maxBackoffMs };
    await store.db.transaction().execute(async (transaction) => {
      await deleteLetter(transaction, delivery.id);
      // The next request may send one at once.
      if ('subscription' in delivery)
        await recordLetter(transaction, delivery.subscriptionId, null);
    });
    return { kind: 'held' };
  };
}

/** @returns the address of a letter or an email to a visitor; undefined if the firm gets it */
function findVisitor(delivery: LeasedDelivery): string | undefined {
  if ('subscription' in delivery) return delivery.subscription.email;
  return 'lead' in delivery && isToVisitor(delivery) ? delivery.lead.email : undefined;
}

/** Counts the letters that the total limit holds back in the current hour. */
export const countHeldLetters = ({ config, counts }: ServerContext): number =>
  Math.max(0, counts.read(totalKey) - config.LETTERS_PER_HOUR);
