import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import type { SendMailOptions } from 'nodemailer';
import { getLongAnswers, getShortAnswers, type Lead } from '../../model.ts';
import type { MailAddress } from '../../settings/schemas.ts';
import { toPlainLines, toSingleLine } from '../../text/control-characters.ts';
import { formatTime } from '../../text/format.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import type { MailStyle } from './mail-style.ts';

const template = readFileSync(new URL('./lead-notice.mustache', import.meta.url), 'utf8');

interface NoticeEnvelope extends Envelope {
  to: MailAddress;
}

/** The mail that tells one recipient at the firm of a lead. */
export function leadNotice(
  lead: Lead,
  { colors, timeZone }: MailStyle,
  { to, ...envelope }: NoticeEnvelope,
): SendMailOptions {
  const notice = noticeOf(lead, timeZone);
  return {
    ...envelopeOf(envelope),
    to,
    replyTo: { name: notice.name, address: toSingleLine(lead.email) },
    subject: `${notice.check && '[Check] '}Consultation request: ${notice.name}, ${notice.company}`,
    text: textOf(notice),
    html: Mustache.render(template, { ...notice, colors }),
  };
}

function noticeOf(lead: Lead, timeZone: string) {
  return {
    name: toSingleLine(lead.name),
    company: toSingleLine(lead.company),
    check: lead.spamReason === null ? '' : checkOf(lead.spamReason, lead.reference),
    facts: getShortAnswers(lead, timeZone).map(factOf),
    texts: getLongAnswers(lead).map(({ heading, value }) => ({
      heading,
      lines: toPlainLines(value),
    })),
    form: lead.form === 'home' ? 'Home page' : 'Contact page',
    page: toSingleLine(lead.page ?? '') || 'not given',
    time: formatTime(timeZone, lead.receivedAt),
    reference: lead.reference,
  };
}

const checkOf = (reason: string, reference: string) =>
  `Suspected spam: ${reason}. If the request is genuine, answer it as usual; npm run leads -- retry ${reference} clears the suspicion.`;

type Answer = ReturnType<typeof getShortAnswers>[number];

/** An answer as it is shown, with where a click on it leads. */
function factOf({ label, kind, value }: Answer) {
  const line = toSingleLine(value);
  return { label, value: line || 'not given', href: line && (linkOf[kind]?.(line) ?? '') };
}

const linkOf: Partial<Record<Answer['kind'], (value: string) => string>> = {
  // A `?` in the address would begin further fields, such as a Bcc (RFC 6068).
  email: (address) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`,
  tel: (number) => `tel:${number.replace(/[^\d+]/g, '')}`,
};

function textOf(notice: ReturnType<typeof noticeOf>): string {
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
