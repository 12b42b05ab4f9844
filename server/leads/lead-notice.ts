import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale } from '../../lib/content/schemas/brand.ts';
import { getCall, getFields } from '../../lib/forms/consultation.ts';
import { parsePhone } from '../../lib/forms/phone-text.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { type Lead, type LeasedLeadDelivery, listLongAnswers, listShortAnswers } from '../model.ts';
import { findRecipient, type MailContext } from '../outbox/send-mail.ts';
import { toPlainLines, toSingleLine } from '../text/control-characters.ts';
import { fillSender, formatTime } from '../text/format.ts';

const template = readFileSync(new URL('./lead-notice.mustache', import.meta.url), 'utf8');

/** Composes the mail of a lead to one of the firm's recipients. */
export function composeNotice(
  { lead, recipient }: LeasedLeadDelivery,
  { config, record, timeZone }: MailContext,
) {
  const view = toNoticeView(lead, record, timeZone);
  return {
    to: findRecipient(config, recipient),
    replyTo: { name: view.name, address: toSingleLine(lead.email) },
    subject: `${view.check && `${record.words.notice.check} `}${view.subject}`,
    text: formatNoticeText(view),
    html: Mustache.render(template, {
      ...view,
      colors: record.colors,
      locale: getLocale(record.brand),
    }),
  };
}

function toNoticeView(
  lead: Lead,
  { brand, words: { form, notice } }: SiteRecord,
  timeZone: string,
) {
  const fields = getFields(form.fields);
  const { reference, spamReason } = lead;
  const { subject, heading } = notice[getCall(lead.form)];
  const name = toSingleLine(lead.name);
  const company = toSingleLine(lead.company);
  return {
    name,
    sender: fillSender('{name}, {company}', { name, company }),
    subject: fillSender(subject, { name, company }),
    heading: fillMarkers(heading, { reference }),
    check:
      spamReason === null ? '' : fillMarkers(notice.suspected, { reason: spamReason, reference }),
    facts: listShortAnswers(lead, fields, timeZone).map((answer) =>
      toFact(answer, notice.notGiven),
    ),
    texts: listLongAnswers(lead, fields).map(({ heading, value }) => ({
      heading,
      lines: toPlainLines(value),
    })),
    origin: [
      { label: notice.form, value: notice.forms[lead.form] },
      { label: notice.page, value: toSingleLine(lead.page ?? '') || notice.notGiven },
      { label: notice.time, value: formatTime(timeZone, lead.receivedAt, getLocale(brand)) },
      { label: notice.reference, value: reference },
    ],
    reply: notice.reply,
  };
}

type Answer = ReturnType<typeof listShortAnswers>[number];

function toFact({ label, kind, value }: Answer, notGiven: string) {
  const line = toSingleLine(value);
  return { label, value: line || notGiven, href: line && (linkFormatters[kind]?.(line) ?? '') };
}

const linkFormatters: Partial<Record<Answer['kind'], (value: string) => string>> = {
  // An unescaped `?` in the address would start header fields such as Bcc (RFC 6068).
  email: (address) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`,
  tel: formatPhoneLink,
};

/** @returns a link that dials, with the extension in its own parameter (RFC 3966) */
function formatPhoneLink(text: string): string {
  const { digits, extension } = parsePhone(text) ?? { digits: text.replace(/[^\d+]/g, '') };
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

function formatNoticeText(view: ReturnType<typeof toNoticeView>): string {
  return [
    ...(view.check ? [view.check, ''] : []),
    ...alignLines(view.facts, 2),
    '',
    ...view.texts.flatMap(({ heading, lines }) => [
      ...(heading ? [`${heading}:`] : []),
      ...lines,
      '',
    ]),
    ...alignLines(view.origin, 1),
    '',
    view.reply,
    '',
  ].join('\n');
}

/** @param gap spaces after the longest label */
function alignLines(lines: readonly { label: string; value: string }[], gap: number): string[] {
  const width = Math.max(...lines.map(({ label }) => label.length)) + 1 + gap;
  return lines.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
}
