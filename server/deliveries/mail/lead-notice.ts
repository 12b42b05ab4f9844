import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import {
  type Lead,
  type LeasedLeadDelivery,
  listLongAnswers,
  listShortAnswers,
} from '../../model.ts';
import { assignRecipients } from '../../store/retry.ts';
import { toPlainLines, toSingleLine } from '../../text/control-characters.ts';
import { formatTime } from '../../text/format.ts';
import type { Attempt } from '../attempt.ts';
import { findRecipient, type MailContext, sendMail } from './send-mail.ts';

/** Mails a lead to one of the firm's recipients. */
export function createNoticeAttempt(context: MailContext): Attempt<LeasedLeadDelivery> {
  const { config, store, clock } = context;
  const addresses = config.LEADS_TO.map(({ address }) => address);
  return async (delivery, signal) => {
    const address =
      delivery.recipient ?? (await assignRecipients(store, delivery, addresses, clock.now()));
    if (address === undefined) return { kind: 'failed', reason: 'erased' };
    const to = findRecipient(config.LEADS_TO, address);
    const mail = { ...composeNotice(delivery.lead, context), to };
    return sendMail(context, delivery, mail, signal);
  };
}

const template = readFileSync(new URL('./lead-notice.mustache', import.meta.url), 'utf8');

function composeNotice(lead: Lead, { record, timeZone }: MailContext) {
  const view = toNoticeView(lead, timeZone);
  return {
    replyTo: { name: view.name, address: toSingleLine(lead.email) },
    subject: `${view.check && '[Check] '}Consultation request: ${view.name}, ${view.company}`,
    text: formatNoticeText(view),
    html: Mustache.render(template, { ...view, colors: record.colors }),
  };
}

function toNoticeView(lead: Lead, timeZone: string) {
  return {
    name: toSingleLine(lead.name),
    company: toSingleLine(lead.company),
    check: lead.spamReason === null ? '' : formatSpamWarning(lead.spamReason, lead.reference),
    facts: listShortAnswers(lead, timeZone).map(toFact),
    texts: listLongAnswers(lead).map(({ heading, value }) => ({
      heading,
      lines: toPlainLines(value),
    })),
    form: lead.form === 'home' ? 'Home page' : 'Contact page',
    page: toSingleLine(lead.page ?? '') || 'not given',
    time: formatTime(timeZone, lead.receivedAt),
    reference: lead.reference,
  };
}

const formatSpamWarning = (reason: string, reference: string) =>
  `Suspected spam: ${reason}. If the request is genuine, answer it as usual; npm run leads -- retry ${reference} clears the suspicion.`;

type Answer = ReturnType<typeof listShortAnswers>[number];

function toFact({ label, kind, value }: Answer) {
  const line = toSingleLine(value);
  return { label, value: line || 'not given', href: line && (linkFormatters[kind]?.(line) ?? '') };
}

const linkFormatters: Partial<Record<Answer['kind'], (value: string) => string>> = {
  // An unescaped `?` in the address would start header fields such as Bcc (RFC 6068).
  email: (address) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`,
  tel: (number) => `tel:${number.replace(/[^\d+]/g, '')}`,
};

function formatNoticeText(view: ReturnType<typeof toNoticeView>): string {
  const width = Math.max(...view.facts.map(({ label }) => label.length)) + ':  '.length;
  return [
    ...(view.check ? [view.check, ''] : []),
    ...view.facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`),
    '',
    ...view.texts.flatMap(({ heading, lines }) => [
      ...(heading ? [`${heading}:`] : []),
      ...lines,
      '',
    ]),
    `Form:      ${view.form}`,
    `Page:      ${view.page}`,
    `Time:      ${view.time}`,
    `Reference: ${view.reference}`,
    '',
    'A reply to this email goes to the sender of the request.',
    '',
  ].join('\n');
}
