import type { Newsletter } from '../../domain/newsletter.ts';
import type { LeasedLetter } from '../../model.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailAddress } from '../../settings/schemas.ts';
import type { Attempt } from '../attempt.ts';
import { letterMail } from './letter.ts';
import { letters } from './letters.ts';
import type { MailStyle } from './mail-style.ts';
import { sendMail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

interface LetterSettings {
  transport: MailTransport;
  from: MailAddress;
  style: MailStyle;
  newsletter: Pick<Newsletter, 'words' | 'sender' | 'links'>;
  clock: Clock;
}

/**
 * Mails a letter to a subscriber. An address that the mail server refuses is not tried on: it would
 * give this site a name for guessing addresses.
 */
export function letterAttempt(settings: LetterSettings): Attempt<LeasedLetter> {
  const { transport, from, style, newsletter, clock } = settings;
  return async (delivery, signal) => {
    const { id, kind, subscription } = delivery;
    const now = clock.now();
    const { words, sender, links } = newsletter;
    const letter = letters[kind](words.letters, links, subscription, now, style.timeZone);
    const mail = letterMail(
      letter,
      { sender, ...style },
      { deliveryId: id, from, to: subscription.email, now },
    );
    return sendMail(transport, delivery, mail, signal);
  };
}
