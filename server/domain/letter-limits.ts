import { dayMs, hourMs } from '../../lib/durations.ts';
import { countInWindows, deleteEndedWindows, sumAboveLimit } from '../store/rate-limits.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { getMailbox, getMailDomain } from '../text/email.ts';
import type { Tokens } from './tokens.ts';

/** How many letters may be sent, confirmation and welcome together. */
export interface LetterLimits {
  /** To all addresses of one registered mail domain in a day; webmail domains have no such limit. */
  perDomain: number;
  /** To everyone in an hour. */
  perHour: number;
}

export interface LetterCounter {
  /** Turns mailboxes and domains into pseudonyms before they are stored. */
  tokens: Pick<Tokens, 'createPseudonym'>;
  limits: LetterLimits;
}

export interface HeldLetter {
  limit: 'mailbox' | 'domain' | 'hour';
  /** Whether it is the first that this limit held back in its window. */
  first: boolean;
}

/** Letters in a day to all spellings of one mailbox. */
const maxLettersPerMailbox = 5;
const totalKey = 'letters:all';

/**
 * Counts a letter before it is sent. A letter that is held back counts only for the narrowest limit that
 * is used up, so it takes nothing from anyone else.
 * @returns why the letter must not be sent; null if it may
 */
export async function countLetter(
  transaction: StoreTransaction,
  { tokens, limits }: LetterCounter,
  email: string,
  now: number,
): Promise<HeldLetter | null> {
  await deleteEndedWindows(transaction, now);
  const mailDomain = getMailDomain(email);
  const mailbox = `mailbox:${tokens.createPseudonym(getMailbox(email))}`;
  const domain = `domain:${tokens.createPseudonym(mailDomain)}`;
  const counts = [
    { limit: 'mailbox', key: mailbox, max: maxLettersPerMailbox, lengthMs: dayMs },
    ...(webmailHosts.has(mailDomain)
      ? []
      : [{ limit: 'domain', key: domain, max: limits.perDomain, lengthMs: dayMs } as const]),
    { limit: 'hour', key: totalKey, max: limits.perHour, lengthMs: hourMs },
  ] as const;
  const add = (getIncrement: (key: string) => number) =>
    countInWindows(
      transaction,
      counts.map(({ key, lengthMs }) => ({ key, lengthMs, increment: getIncrement(key) })),
      now,
    );
  // Reading with an increment of 0 also locks the counts until the transaction ends.
  const windows = await add(() => 0);
  const getCount = (key: string) => windows.get(key)?.count ?? 0;
  const usedUp = counts.find(({ key, max }) => getCount(key) >= max);
  await add((key) => (!usedUp || usedUp.key === key ? 1 : 0));
  return usedUp ? { limit: usedUp.limit, first: getCount(usedUp.key) === usedUp.max } : null;
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

/**
 * Mail domains where anybody can have a mailbox, in ASCII. Each has so many users that the number of
 * letters to it says nothing about a flood to one firm.
 */
export const webmailHosts: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'ymail.com', 'rocketmail.com', 'aol.com', 'aim.com', 'icloud.com', 'me.com'],
  ...['mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'fastmail.com', 'hey.com', 'zoho.com'],
  ...['zohomail.com', 'mail.com', 'email.com', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de'],
  ...['t-online.de', 'tutanota.com', 'tuta.com', 'yandex.com', 'mail.ru', 'qq.com', '163.com'],
  ...['hotmail.co.uk', 'yahoo.co.uk', 'yahoo.ca', 'hotmail.ca', 'yahoo.fr', 'hotmail.fr'],
  // Internet providers in the United States.
  ...['comcast.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net'],
  ...['charter.net', 'spectrum.net', 'earthlink.net', 'juno.com', 'windstream.net', 'frontier.com'],
]);
