import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale } from '../../lib/content/schemas/brand.ts';
import type { NewsletterContent } from '../../lib/content/schemas/pages.ts';
import type { LeasedLetter, LetterKind, Subscription } from '../model.ts';
import { composeLetterMail, type Letter } from '../outbox/letter.ts';
import type { MailContext } from '../outbox/send-mail.ts';
import { formatLongTime } from '../text/format.ts';
import { confirmationDays, type Newsletter, type NewsletterLinks } from './newsletter.ts';

/** Composes the mail of a letter to a subscriber. */
export function composeLetter(
  { kind, subscription }: LeasedLetter,
  { sender, record, timeZone, clock }: MailContext,
  { words, links }: Newsletter,
) {
  const style = { timeZone, locale: getLocale(record.brand) };
  const letter = letters[kind](words.letters, links, subscription, clock.now(), style);
  const to = { name: '', address: subscription.email };
  return { ...composeLetterMail(letter, sender, record), to };
}

type ComposeLetter = (
  content: NewsletterContent['letters'],
  links: NewsletterLinks,
  subscription: Subscription,
  now: number,
  style: { timeZone: string; locale: string },
) => Letter;

/** Composes each kind of letter. */
export const letters: Readonly<Record<LetterKind, ComposeLetter>> = {
  confirmation({ confirmation: words }, links, subscription, now, { timeZone, locale }) {
    const { url, until } = links.createConfirmLink(subscription, now);
    const markers = {
      days: String(confirmationDays),
      until: formatLongTime(timeZone, until, locale),
    };
    return {
      subject: words.subject,
      opening: words.opening,
      action: { label: words.action, url },
      closing: [...words.closing, fillMarkers(words.lasts, markers)],
      signature: words.signature,
    };
  },
  welcome({ welcome: words }, links, { id }) {
    return {
      subject: words.subject,
      opening: words.opening,
      posts: words.posts.map(({ label, to }) => ({ label, url: links.getPageUrl(to) })),
      closing: words.closing,
      leave: { label: words.leave, url: links.createUnsubscribeUrl(id) },
      signature: words.signature,
    };
  },
};
