import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { ClaimedLetter } from '../../delivery.ts';
import type { Newsletter } from '../../newsletter.ts';
import type { MailAddress } from '../../settings/mail-address.ts';
import type { Attempt } from '../attempt.ts';
import { failureReason } from '../failure-reason.ts';
import { letterMail } from './letter.ts';
import { letters } from './letters.ts';
import { nameOfMail } from './mail-name.ts';
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
  return async (delivery, signal) => {
    const { id, kind, subscription } = delivery;
    const now = clock.now();
    const { words, links } = newsletter;
    const letter = letters[kind](words.letters, links, subscription.id, now);
    const mail = letterMail(letter, { deliveryId: id, from, to: subscription.email, now });
    try {
      await transport.send(mail, nameOfMail(delivery), signal);
    } catch (error) {
      if (isUnknownMailbox(error)) return { kind: 'refused', reason: failureReason(error) };
      throw error;
    }
    return { kind: 'delivered' };
  };
}

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
