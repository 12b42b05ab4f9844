import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale } from '../../lib/content/schemas/brand.ts';
import type { LeasedLetter } from '../model.ts';
import { composeLetterMail, type Letter } from '../outbox/letter.ts';
import type { MailContext } from '../outbox/send-mail.ts';
import { formatLongTime } from '../text/format.ts';
import { confirmationDays, type Newsletter } from './newsletter.ts';

/** Composes the mail of a letter to a subscriber. */
export function composeLetter(letter: LeasedLetter, context: MailContext, newsletter: Newsletter) {
  const compose = letter.kind === 'confirmation' ? composeConfirmation : composeWelcome;
  return {
    ...composeLetterMail(compose(letter, newsletter, context), context.sender, context.record),
    to: { name: '', address: letter.subscription.email },
  };
}

function composeConfirmation(
  { subscription }: LeasedLetter,
  { words, links }: Newsletter,
  { timeZone, record, clock }: MailContext,
): Letter {
  const { subject, opening, action, closing, lasts, signature } = words.letters.confirmation;
  const { url, until } = links.createConfirmLink(subscription, clock.now());
  const markers = {
    days: String(confirmationDays),
    until: formatLongTime(timeZone, until, getLocale(record.brand)),
  };
  return {
    subject,
    opening,
    action: { label: action, url },
    closing: [...closing, fillMarkers(lasts, markers)],
    signature,
  };
}

function composeWelcome({ subscription }: LeasedLetter, { words, links }: Newsletter): Letter {
  const { subject, opening, posts, closing, leave, signature } = words.letters.welcome;
  return {
    subject,
    opening,
    posts: posts.map(({ label, to }) => ({ label, url: links.getPageUrl(to) })),
    closing,
    leave: { label: leave, url: links.createUnsubscribeUrl(subscription.id) },
    signature,
  };
}
