import { dayMs, hourMs } from '../../lib/durations.ts';
import type { ServerContext } from '../context.ts';
import { isToVisitor, type LeasedDelivery } from '../model.ts';
import { countWithin, deleteEndedWindows, sumAboveLimit } from '../store/limits.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { recordLetter } from '../store/subscriptions.ts';
import { getMailbox, getMailDomain, webmailHosts } from '../text/email.ts';
import type { Tokens } from '../tokens.ts';
import type { AttemptResult, Held } from './attempt.ts';
import { deleteLetter, maxBackoffMs } from './deliveries.ts';

/** How many letters may be sent, confirmation and welcome together. */
export interface LetterLimits {
  /** To all addresses of one registered mail domain in a day; webmail domains have no such limit. */
  perDomain: number;
  /** To everyone in an hour. */
  perHour: number;
}

interface LetterCounter {
  tokens: Pick<Tokens, 'createPseudonym'>;
  limits: LetterLimits;
}

/** Letters in a day to all spellings of one mailbox. */
const maxLettersPerMailbox = 5;
const totalKey = 'letters:all';

/** Such deliveries are counted at their next attempt. */
const notCounted = 'the letter could not be counted';
const waiting = 'the limit of letters is used up';

/**
 * Counts each letter and each email to a visitor before its first attempt, and deletes one that a limit holds back:
 * anybody can enter anybody's address. A mail about a call waits instead: its visitor must learn of the last change.
 * Requests never wait for the counts, which all of them share. A letter whose count survived a crash counts twice.
 * @returns a function that returns undefined if a delivery may be sent
 */
export function createLetterLimit({ store, clock, log }: ServerContext, counter: LetterCounter) {
  const countOrDelete = (delivery: LeasedDelivery, email: string) =>
    store.db.transaction().execute(async (transaction) => {
      const held = await countLetter(transaction, counter, email, clock.now());
      if (!held || isAboutCall(delivery)) return held;
      await deleteLetter(transaction, delivery.id);
      // The next request may send one at once.
      if ('subscription' in delivery)
        await recordLetter(transaction, delivery.subscriptionId, null);
      return held;
    });

  return async (delivery: LeasedDelivery): Promise<AttemptResult | Held | undefined> => {
    const email = findVisitor(delivery);
    if (email === undefined || ![null, notCounted, waiting].includes(delivery.lastError))
      return undefined;
    const held = await countOrDelete(delivery, email).catch(() => 'failed' as const);
    if (held === 'failed') return { kind: 'failed', reason: notCounted };
    if (!held) return undefined;
    const { limit, isFirst } = held;
    if (isFirst && limit === 'mailbox') log.warn({ limit }, 'letters to one mailbox are held back');
    else if (isFirst)
      // A flood keeps letters from real subscribers.
      log.error({ limit }, 'letters are held back: somebody may be flooding mailboxes');
    return isAboutCall(delivery)
      ? { kind: 'failed', reason: waiting, minWaitMs: maxBackoffMs }
      : 'held';
  };
}

/** @returns the address of a letter or an email to a visitor; undefined if the firm gets it */
function findVisitor(delivery: LeasedDelivery): string | undefined {
  if ('subscription' in delivery) return delivery.subscription.email;
  return 'lead' in delivery && isToVisitor(delivery) ? delivery.lead.email : undefined;
}

const isAboutCall = (delivery: LeasedDelivery): boolean => delivery.appointmentId !== null;

/** @returns the limit that holds the letter back, and whether it is the first in its window */
async function countLetter(
  transaction: StoreTransaction,
  { tokens: { createPseudonym }, limits }: LetterCounter,
  email: string,
  now: number,
) {
  await deleteEndedWindows(transaction, now);
  const domain = getMailDomain(email);
  const all = [
    {
      limit: 'mailbox',
      key: `mailbox:${createPseudonym(getMailbox(email))}`,
      max: maxLettersPerMailbox,
      lengthMs: dayMs,
    },
    {
      limit: 'domain',
      key: `domain:${createPseudonym(domain)}`,
      max: limits.perDomain,
      lengthMs: dayMs,
    },
    { limit: 'hour', key: totalKey, max: limits.perHour, lengthMs: hourMs },
  ] as const;
  const wanted = all.filter(({ limit }) => limit !== 'domain' || !webmailHosts.has(domain));
  const { usedUp, before } = await countWithin(transaction, wanted, now);
  return usedUp && { limit: usedUp.limit, isFirst: before(usedUp) === usedUp.max };
}

/** Counts the letters that the domain and total limits hold back in the current windows. */
export async function countHeldLetters(
  { db }: Store,
  { perDomain, perHour }: LetterLimits,
  now: number,
): Promise<number> {
  const toDomains = await sumAboveLimit(db, 'domain:', perDomain, now);
  return toDomains + (await sumAboveLimit(db, totalKey, perHour, now));
}
