import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import type { SendMailOptions } from 'nodemailer';
import { type Lead, listLongAnswers, listShortAnswers } from '../../model.ts';
import type { MailAddress } from '../../settings/mail-address.ts';
import { timeIn } from '../../text/format.ts';
import { plainLines, singleLine } from '../../text/single-line.ts';
import { type EnvelopeOptions, createEnvelope } from './envelope.ts';
import type { MailStyle } from './mail-style.ts';

const template = readFileSync(new URL('./lead-notice.mustache', import.meta.url), 'utf8');

interface NoticeEnvelopeOptions extends EnvelopeOptions {
  to: MailAddress;
}

/** The mail that tells one recipient at the firm of a lead. */
export function composeNotice(
  lead: Lead,
  { colors, timeZone }: MailStyle,
  { to, ...envelope }: NoticeEnvelopeOptions,
): SendMailOptions {
  const notice = toNoticeView(lead, timeZone);
  return {
    ...createEnvelope(envelope),
    to,
    replyTo: { name: notice.name, address: singleLine(lead.email) },
    subject: `${notice.check && '[Check] '}Consultation request: ${notice.name}, ${notice.company}`,
    text: formatNoticeText(notice),
    html: Mustache.render(template, { ...notice, colors }),
  };
}

function toNoticeView(lead: Lead, timeZone: string) {
  return {
    name: singleLine(lead.name),
    company: singleLine(lead.company),
    check: lead.spamReason === null ? '' : formatSpamWarning(lead.spamReason, lead.reference),
    facts: listShortAnswers(lead, timeZone).map(toFact),
    texts: listLongAnswers(lead).map(({ heading, value }) => ({ heading, lines: plainLines(value) })),
    form: lead.form === 'home' ? 'Home page' : 'Contact page',
    page: singleLine(lead.page ?? '') || 'not given',
    time: timeIn(timeZone, lead.receivedAt),
    reference: lead.reference,
  };
}

const formatSpamWarning = (reason: string, reference: string) =>
  `Suspected spam: ${reason}. If the request is genuine, answer it as usual; npm run leads -- retry ${reference} clears the suspicion.`;

type Answer = ReturnType<typeof listShortAnswers>[number];

/** An answer as it is shown, with where a click on it leads. */
function toFact({ label, kind, value }: Answer) {
  const line = singleLine(value);
  return { label, value: line || 'not given', href: line && (linkFormatters[kind]?.(line) ?? '') };
}

const linkFormatters: Partial<Record<Answer['kind'], (value: string) => string>> = {
  // A `?` in the address would begin further fields, such as a Bcc (RFC 6068).
  email: (address) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`,
  tel: (number) => `tel:${number.replace(/[^\d+]/g, '')}`,
};

function formatNoticeText(notice: ReturnType<typeof toNoticeView>): string {
  const width = Math.max(...notice.facts.map(({ label }) => label.length)) + ':  '.length;
  return [
    ...(notice.check ? [notice.check, ''] : []),
    ...notice.facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`),
    '',
    ...notice.texts.flatMap(({ heading, lines }) => [
      ...(heading ? [`${heading}:`] : []),
      ...lines,
      '',
    ]),
    `Form:      ${notice.form}`,
    `Page:      ${notice.page}`,
    `Time:      ${notice.time}`,
    `Reference: ${notice.reference}`,
    '',
    'A reply to this mail goes to the sender of the request.',
    '',
  ].join('\n');
}
