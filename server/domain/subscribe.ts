import { clockSkewMs } from '../clock.ts';
import type { Subscription } from '../model.ts';
import { insertLetter } from '../store/deliveries.ts';
import { countInWindow, deleteEndedWindows, longestWindow } from '../store/rate-limits.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { noteLetter, noteRequest } from '../store/subscriptions.ts';
import { durably } from './durably.ts';
import type { Tokens } from './tokens.ts';

/** Between two letters that a request led to, in milliseconds. */
const letterPause = longestWindow;
/** Letters in that time to all spellings of one mailbox together. */
const mostLetters = 5;

/**
 * Takes a request for the newsletter. What it does not tell, in its answer or by its duration, is
 * whether the address was known: every request is one transaction that writes.
 *
 * It leads to one letter at most, and to none within a day of the last: anybody can type anybody's
 * address here, and a mailbox must not be flooded by way of this firm, be it as `ada+1`, `ada+2` and
 * so on. Whoever is on the list is told so by the welcome letter.
 * @param tokens name the mailbox where its letters are counted
 * @throws StoreUnavailableError if the store did not commit
 */
export function subscribe(
  store: Store,
  tokens: Pick<Tokens, 'pseudonym'>,
  email: string,
  now: number,
): Promise<void> {
  return durably(store, async (transaction) => {
    const subscription = await noteRequest(transaction, email, now);
    if (!mayWriteTo(subscription, now)) return;
    const mailbox = tokens.pseudonym(mailboxOf(subscription.email));
    if (await isFull(transaction, mailbox, now)) return;
    const kind = subscription.status === 'confirmed' ? 'welcome' : 'confirmation';
    await insertLetter(transaction, subscription.id, kind, now);
    await noteLetter(transaction, subscription.id, now);
  });
}

/** A letter dated in the future was written before the clock was set back, so it does not count. */
const mayWriteTo = ({ writtenAt }: Subscription, now: number) =>
  writtenAt === null || now - writtenAt >= letterPause || writtenAt > now + clockSkewMs;

/** Whether the mailbox has had its letters of the day; if not, one more is counted. */
async function isFull(
  transaction: StoreTransaction,
  mailbox: string,
  now: number,
): Promise<boolean> {
  await deleteEndedWindows(transaction, now);
  const { count } = await countInWindow(transaction, `mailbox:${mailbox}`, letterPause, now);
  return count > mostLetters;
}

/** Many providers deliver `a.da+x@` to `ada@`; where that is another person, both have five. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + email.slice(at);
}
