import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import { getLocale } from '../../lib/content/schemas/brand.ts';
import type { SiteRecord } from '../../lib/site-record.ts';

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
