import { domainToASCII } from 'node:url';
import {
  sumAboveLimit,
  countInWindows,
  deleteEndedWindows,
  maxWindowMs,
} from '../store/rate-limits.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import type { Tokens } from './tokens.ts';
import { webmailHosts } from './webmail-hosts.ts';

/** How many newsletter letters may be written, of both kinds together. */
export interface LetterLimits {
  /** To all addresses of one mail domain in a day; webmail hosts have no such limit. */
  perDomain: number;
  /** To everybody in an hour. */
  perHour: number;
}

/** What letters are counted with. */
export interface LetterCounter {
  /** Name mailboxes and domains where their letters are counted. */
  tokens: Pick<Tokens, 'pseudonym'>;
  limits: LetterLimits;
}

/** A letter that was not written, and by which limit. */
export interface HeldLetter {
  limit: 'mailbox' | 'domain' | 'hour';
  /** The first that this limit held back since its window began. */
  first: boolean;
}

/** Letters in a day to all spellings of one mailbox together. */
const maxLettersPerMailbox = 5;
const dayMs = maxWindowMs;
const hourMs = 60 * 60_000;
const totalKey = 'letters:all';

/**
 * Counts a letter that is about to be written, in the transaction that writes it. A letter that a limit
 * holds back counts for that limit alone, the narrowest one that is used up, and so refuses nobody else.
 * @param isWanted false does the same work and counts nothing
 * @returns why it must not be written; null if it may
 */
export async function countLetter(
  transaction: StoreTransaction,
  { tokens, limits }: LetterCounter,
  email: string,
  now: number,
  isWanted = true,
): Promise<HeldLetter | null> {
  await deleteEndedWindows(transaction, now);
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  const mailbox = `mailbox:${tokens.pseudonym(getMailbox(email))}`;
  const domain = `domain:${tokens.pseudonym(host)}`;
  const counts = [
    { limit: 'mailbox', key: mailbox, most: maxLettersPerMailbox, length: dayMs },
    ...(webmailHosts.has(host)
      ? []
      : [{ limit: 'domain', key: domain, most: limits.perDomain, length: dayMs } as const]),
    { limit: 'hour', key: totalKey, most: limits.perHour, length: hourMs },
  ] as const;
  const add = (by: (key: string) => number) =>
    countInWindows(
      transaction,
      counts.map(({ key, length }) => ({ key, length, by: by(key) })),
      now,
    );
  // Reading by a write of 0 also locks the counts until the transaction ends.
  const before = await add(() => 0);
  const written = (key: string) => before.get(key)?.count ?? 0;
  const usedUp = isWanted ? counts.find(({ key, most }) => written(key) >= most) : undefined;
  await add((key) => (isWanted && (!usedUp || usedUp.key === key) ? 1 : 0));
  return usedUp ? { limit: usedUp.limit, first: written(usedUp.key) === usedUp.most } : null;
}

/** How many letters the limits for domains and for everybody hold back in the windows of now. */
export async function countHeldLetters(
  { db }: Store,
  { perDomain, perHour }: LetterLimits,
  now: number,
): Promise<number> {
  const toDomains = await sumAboveLimit(db, 'domain:', perDomain, now);
  return toDomains + (await sumAboveLimit(db, totalKey, perHour, now));
}

/** Many providers deliver `a.da+x@` to `ada@`; where that is another person, both have five. */
function getMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + email.slice(at);
}
