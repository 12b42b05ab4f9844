import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import type { SendMailOptions } from 'nodemailer';
import { type EnvelopeOptions, createEnvelope } from './envelope.ts';
import type { MailStyle } from './mail-style.ts';

const template = readFileSync(new URL('./letter.mustache', import.meta.url), 'utf8');

interface LetterLink {
  label: string;
  url: URL;
}

/** What a letter to a subscriber says, in the order in which it says it. */
export interface Letter {
  subject: string;
  opening: readonly string[];
  /** The one thing to do. */
  action?: LetterLink;
  /** Things to read. */
  posts?: readonly LetterLink[];
  closing: readonly string[];
  /** How to leave; mail programs offer it as a button of their own. */
  leave?: LetterLink;
  signature: string;
}

interface LetterEnvelopeOptions extends EnvelopeOptions {
  to: string;
}

interface Letterhead extends Pick<MailStyle, 'colors'> {
  /** The firm's legal name and postal address, which every letter carries (15 U.S.C. 7704). */
  sender: string;
}

/** A letter as a mail: plain text first, and the same in HTML. */
export function composeLetterMail(
  letter: Letter,
  { sender, colors }: Letterhead,
  { to, ...envelope }: LetterEnvelopeOptions,
): SendMailOptions {
  const mail = createEnvelope(envelope);
  return {
    ...mail,
    to: { name: '', address: to },
    // With a straight apostrophe the header is plain ASCII, readable in any log or list.
    subject: letter.subject.replaceAll('’', "'"),
    headers: { ...mail.headers, ...(letter.leave && getUnsubscribeHeaders(letter.leave.url)) },
    text: formatLetterText(letter, sender),
    html: Mustache.render(template, { ...toLetterView(letter), sender, colors }),
  };
}

/** One click in the mail program posts to the address, without a page between (RFC 8058). */
const getUnsubscribeHeaders = (url: URL) => ({
  'List-Unsubscribe': `<${url.href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function formatLetterText(letter: Letter, sender: string): string {
  const { opening, action, posts = [], closing, leave, signature } = letter;
  const named = ({ label, url }: LetterLink) => `${label}:\n${url.href}`;
  const blocks = [
    ...opening,
    ...(action ? [named(action)] : []),
    ...posts.map(named),
    ...closing,
    ...(leave ? [named(leave)] : []),
    `${signature}\n${sender}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Mustache climbs to the outer view for what an inner one lacks, so every name is there. */
function toLetterView({ action, posts = [], leave, ...words }: Letter) {
  const link = ({ label, url }: LetterLink) => ({ label, url: url.href });
  return {
    ...words,
    action: action ? link(action) : false,
    posts: posts.map(link),
    leave: leave ? link(leave) : false,
  };
}
