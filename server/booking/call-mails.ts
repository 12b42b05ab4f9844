/** Composes the mails about a call to the visitor and the firm. */
import type { SendMailOptions } from 'nodemailer';
import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale } from '../../lib/content/schemas/brand.ts';
import { minuteMs } from '../../lib/durations.ts';
import { getFields } from '../../lib/forms/consultation.ts';
import { formatMoment } from '../../lib/forms/reply-time.ts';
import {
  type Appointment,
  type AppointmentMailKind,
  type Lead,
  type LeasedLeadDelivery,
  listLongAnswers,
  listShortAnswers,
} from '../model.ts';
import type { AttemptResult } from '../outbox/attempt.ts';
import { composeLetterMail, type Letter } from '../outbox/letter.ts';
import { findRecipient, type MailContext } from '../outbox/send-mail.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { fillSender, formatLongTime, truncate } from '../text/format.ts';
import { type BookingSettings, formatMeet, getMeet, getPersonName } from './booking-settings.ts';
import { composeCalendarFile } from './calendar-file.ts';

/** Composes the mail that a call was booked, moved or canceled, or a reminder, with the entry for the calendar. */
export function composeCallMail(
  { appointment, lead, recipient, kind }: LeasedLeadDelivery,
  context: MailContext,
  booking: BookingSettings | undefined,
): SendMailOptions | AttemptResult {
  if (!booking || !appointment) return { kind: 'failed', reason: 'hours.yaml is missing' };
  const mailKind = toMailKind(kind);
  // The call was moved or canceled before this mail was sent; a later mail reports that.
  if (mailKind !== 'cancellation' && appointment.status !== 'open') return { kind: 'delivered' };
  if (mailKind === 'reminder' && appointment.startsAt <= context.clock.now())
    return { kind: 'delivered' };
  const details = { mailKind, appointment, lead, booking, context };
  return recipient === null ? composeForVisitor(details) : composeForFirm(details, recipient);
}

function toMailKind(kind: LeasedLeadDelivery['kind']): AppointmentMailKind {
  return kind === 'cancellation' || kind === 'reminder' ? kind : 'booking';
}

interface Details {
  mailKind: AppointmentMailKind;
  appointment: Appointment;
  lead: Lead;
  booking: BookingSettings;
  context: MailContext;
}

/** @returns such as `Tuesday, December 1, 2026 at 9:30 AM CST` */
const formatCallTime = (timeZone: string, instant: number, locale: string): string => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(instant);
  return `${weekday}, ${formatLongTime(timeZone, instant, locale)}`;
};

/** @returns what a mail reports: a later booking of the same call is a move */
const getEvent = (mailKind: AppointmentMailKind, { sequence }: Appointment) => {
  if (mailKind === 'booking') return sequence > 0 ? 'moved' : 'booked';
  return mailKind === 'cancellation' ? 'cancelled' : mailKind;
};

/** @returns the lines about a call in each mail, and the date and the time for its subject */
function describeCall({ appointment, lead, booking, context }: Details, timeZone: string) {
  const { startsAt, endsAt } = appointment;
  const { mails } = booking.words.calls;
  const locale = getLocale(context.record.brand);
  const { date, time } = formatMoment(startsAt, { locale, timeZone });
  return {
    when: fillMarkers(mails.when, {
      time: formatCallTime(timeZone, startsAt, locale),
      count: String((endsAt - startsAt) / minuteMs),
    }),
    reference: fillMarkers(mails.reference, { reference: lead.reference }),
    subject: { date, time: time.replaceAll('\u00a0', ' ') },
  };
}

function composeForVisitor(details: Details): SendMailOptions {
  const { mailKind, appointment, lead, booking, context } = details;
  const { brand } = context.record;
  const { zone } = appointment;
  const { visitor } = booking.words.calls.mails;
  const { when, reference, subject } = describeCall(details, zone);
  const isCancelled = mailKind === 'cancellation';
  const words = visitor[getEvent(mailKind, appointment)];
  const person = getPersonName(booking, appointment, brand.name);
  const facts = [
    when,
    fillMarkers(visitor.with, { person, brand: brand.name }),
    ...(isCancelled ? [] : [formatMeet(getMeet(booking, appointment.person), booking)]),
    reference,
  ];
  const url = booking.links.getManageUrl(appointment, 'mailed-appointment');
  const canBookAgain = appointment.status !== 'withdrawn';
  const letter: Letter = {
    subject: fillMarkers(words.subject, subject),
    opening: [words.text, ...facts],
    ...(canBookAgain && { action: { label: isCancelled ? visitor.again : visitor.change, url } }),
    closing: isCancelled ? (canBookAgain ? [] : [visitor.reply]) : [visitor.attached],
    signature: brand.name,
  };
  const to = { name: '', address: toSingleLine(lead.email) };
  return {
    ...composeLetterMail(letter, context.sender, context.record),
    to,
    replyTo: brand.email,
    icalEvent: composeEntry(details, {
      summary: fillMarkers(visitor.entry, { brand: brand.name }),
      description: [...facts, url.href].join('\n'),
      attendee: to,
    }),
  };
}

function composeForFirm(details: Details, recipient: string): SendMailOptions {
  const { mailKind, appointment, lead, booking, context } = details;
  const { brand, words } = context.record;
  const { firm } = booking.words.calls.mails;
  const person = booking.hours.people.find((each) => each.person === appointment.person);
  const timeZone = person?.timeZone ?? booking.timeZone;
  const { when, reference, subject } = describeCall(details, timeZone);
  const sender = { name: toSingleLine(lead.name), company: toSingleLine(lead.company) };
  const isCancelled = mailKind === 'cancellation';
  const event = getEvent(mailKind, appointment);
  const fields = getFields(words.form.fields);
  const facts = [
    `${words.form.sent.calls[appointment.call].name}: ${when}`,
    fillMarkers(firm.with, { person: getPersonName(booking, appointment, brand.name) }),
    formatMeet(getMeet(booking, appointment.person), booking, 'firm'),
    reference,
    ...listShortAnswers(lead, fields, timeZone)
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => `${label}: ${toSingleLine(value)}`),
  ];
  const texts = listLongAnswers(lead, fields).map(({ value }) =>
    truncate(toSingleLine(value), maxExcerptChars),
  );
  const letter: Letter = {
    // Only visitors are reminded.
    subject: fillSender(firm[event === 'reminder' ? 'booked' : event], sender, subject),
    opening: [...facts, ...texts],
    closing: isCancelled ? [] : [fillMarkers(firm.cancel, { reference: lead.reference })],
    signature: brand.name,
  };
  return {
    ...composeLetterMail(letter, context.sender, context.record),
    to: findRecipient(context.config, recipient),
    replyTo: { name: sender.name, address: toSingleLine(lead.email) },
    icalEvent: composeEntry(details, {
      summary: fillSender(firm.entry, sender),
      description: facts.join('\n'),
      attendee: { name: '', address: recipient },
    }),
  };
}

const maxExcerptChars = 1000;

interface EntryWords {
  summary: string;
  description: string;
  attendee: { name: string; address: string };
}

function composeEntry(
  { mailKind, appointment, booking, context }: Details,
  words: EntryWords,
): SendMailOptions['icalEvent'] {
  const meet = getMeet(booking, appointment.person);
  const method = mailKind === 'cancellation' ? 'CANCEL' : 'REQUEST';
  const content = composeCalendarFile({
    ...words,
    method,
    appointment,
    location: meet.by === 'video' ? meet.url : '',
    organizer: context.config.MAIL_FROM,
    now: context.clock.now(),
  });
  return { method, filename: 'call.ics', content };
}
