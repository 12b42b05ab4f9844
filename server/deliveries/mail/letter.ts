import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import { fillMarkers } from '../../../lib/content/markers.ts';
import { getLocale } from '../../../lib/content/schemas/brand.ts';
import type { NewsletterContent } from '../../../lib/content/schemas/pages.ts';
import type { SiteRecord } from '../../../lib/site-record.ts';
import { confirmationDays, type NewsletterLinks } from '../../domain/newsletter-links.ts';
import type { LeasedLetter, LetterKind, Subscription } from '../../model.ts';
import { formatLongTime } from '../../text/format.ts';
import type { Attempt } from '../attempt.ts';
import { type MailContext, sendMail } from './send-mail.ts';

/**
 * Mails a letter to a subscriber. An address that the mail server refuses is not retried, or this
 * site would look like it guesses addresses.
 */
export function createLetterAttempt(
  context: MailContext,
  { words, sender, links }: { words: NewsletterContent; sender: string; links: NewsletterLinks },
): Attempt<LeasedLetter> {
  return async (delivery, signal) => {
    const { kind, subscription } = delivery;
    const now = context.clock.now();
    const letter = letters[kind](words.letters, links, subscription, now, {
      timeZone: context.timeZone,
      locale: getLocale(context.record.brand),
    });
    const to = { name: '', address: subscription.email };
    const mail = { ...composeLetterMail(letter, sender, context.record), to };
    return sendMail(context, delivery, mail, signal);
  };
}

interface LetterLink {
  label: string;
  url: URL;
}

/** Content of a letter, a receipt or a mail about a call, in order. All share one template. */
export interface Letter {
  subject: string;
  opening: readonly string[];
  /** The main button. */
  action?: LetterLink;
  /** Posts to read. */
  posts?: readonly LetterLink[];
  closing: readonly string[];
  /** The unsubscribe link; mail programs also show it as their own button. */
  leave?: LetterLink;
  signature: string;
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

const template = readFileSync(new URL('./letter.mustache', import.meta.url), 'utf8');

/** @param sender the firm's legal name and postal address, required in every letter (15 U.S.C. 7704) */
export const composeLetterMail = (
  letter: Letter,
  sender: string,
  { brand, colors }: Pick<SiteRecord, 'brand' | 'colors'>,
) => ({
  // A straight apostrophe keeps the header plain ASCII, readable in any log or list.
  subject: letter.subject.replaceAll('’', "'"),
  headers: letter.leave && getUnsubscribeHeaders(letter.leave.url),
  text: formatLetterText(letter, sender),
  html: Mustache.render(template, {
    ...toLetterView(letter),
    sender,
    colors,
    locale: getLocale(brand),
  }),
});

/** One click in the mail program posts to the address, without a page in between (RFC 8058). */
const getUnsubscribeHeaders = (url: URL) => ({
  'List-Unsubscribe': `<${url.href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function formatLetterText(letter: Letter, sender: string): string {
  const { opening, action, posts = [], closing, leave, signature } = letter;
  const formatLink = ({ label, url }: LetterLink) => `${label}:\n${url.href}`;
  const blocks = [
    ...opening,
    ...(action ? [formatLink(action)] : []),
    ...posts.map(formatLink),
    ...closing,
    ...(leave ? [formatLink(leave)] : []),
    `${signature}\n${sender}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Sets every name, because Mustache looks up missing names in the outer view. */
function toLetterView({ action, posts = [], leave, ...words }: Letter) {
  const toLinkView = ({ label, url }: LetterLink) => ({ label, url: url.href });
  return {
    ...words,
    action: action ? toLinkView(action) : false,
    posts: posts.map(toLinkView),
    leave: leave ? toLinkView(leave) : false,
  };
}
