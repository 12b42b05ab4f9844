import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import {
  type Lead,
  type LeasedLeadDelivery,
  listLongAnswers,
  listShortAnswers,
} from '../../model.ts';
import { assignRecipients } from '../../store/retry.ts';
import type { Store } from '../../store/store.ts';
import { toPlainLines, toSingleLine } from '../../text/control-characters.ts';
import { formatTime } from '../../text/format.ts';
import type { Attempt } from '../attempt.ts';
import { findRecipient, type MailSettings, sendMail } from './send-mail.ts';

/** Mails a lead to one of the firm's recipients. */
export function createNoticeAttempt(
  settings: MailSettings,
  store: Store,
): Attempt<LeasedLeadDelivery> {
  const { recipients, clock } = settings;
  const addresses = recipients.map(({ address }) => address);
  return async (delivery, signal) => {
    const address =
      delivery.recipient ?? (await assignRecipients(store, delivery, addresses, clock.now()));
    if (address === undefined) return { kind: 'failed', reason: 'erased' };
    const to = findRecipient(recipients, address);
    const mail = { ...composeNotice(delivery.lead, settings), to };
    return sendMail(settings, delivery, mail, signal);
  };
}

const template = readFileSync(new URL('./lead-notice.mustache', import.meta.url), 'utf8');

function composeNotice(lead: Lead, { colors, timeZone }: MailSettings) {
  const view = toNoticeView(lead, timeZone);
  return {
    replyTo: { name: view.name, address: toSingleLine(lead.email) },
    subject: `${view.check && '[Check] '}Consultation request: ${view.name}, ${view.company}`,
    text: formatNoticeText(view),
    html: Mustache.render(template, { ...view, colors }),
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
    'A reply to this mail goes to the sender of the request.',
    '',
  ].join('\n');
}
