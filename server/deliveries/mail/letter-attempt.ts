import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { ClaimedLetter } from '../../delivery.ts';
import type { Newsletter } from '../../newsletter.ts';
import type { MailAddress } from '../../settings/mail-address.ts';
import type { Attempt } from '../attempt.ts';
import { failureReason } from '../failure-reason.ts';
import { mailName } from './envelope.ts';
import { letterMail } from './letter.ts';
import { letters } from './letters.ts';
import type { MailTransport } from './transport.ts';

interface LetterSettings {
  transport: MailTransport;
  from: MailAddress;
  newsletter: Pick<Newsletter, 'words' | 'links'>;
  clock: Clock;
}

/** Mails a letter to a subscriber. */
export function letterAttempt(settings: LetterSettings): Attempt<ClaimedLetter> {
  const { transport, from, newsletter, clock } = settings;
  return async ({ id, kind, createdAt, subscription }, signal) => {
    const now = clock.now();
    const { words, links } = newsletter;
    const letter = letters[kind](words.letters, links, subscription.id, now);
    const mail = letterMail(letter, { deliveryId: id, from, to: subscription.email, now });
    try {
      await transport.send(mail, mailName(createdAt, letterName(kind, subscription.id)), signal);
    } catch (error) {
      if (isUnknownMailbox(error)) return { kind: 'refused', reason: failureReason(error) };
      throw error;
    }
    return { kind: 'delivered' };
  };
}

/** By this the mails of one subscriber are found again, to be erased. */
export const letterName = (kind: string, subscriptionId: string) => `${kind}_${subscriptionId}`;

const rejection = z.object({
  code: z.literal('EENVELOPE'),
  responseCode: z.number().min(500).max(599),
  rejected: z.array(z.string()).min(1),
});

/**
 * The mail server will never take mail for this address. Trying on for three days, as for a lead,
 * would give this site a name for guessing addresses.
 */
const isUnknownMailbox = (error: unknown) => rejection.safeParse(error).success;
