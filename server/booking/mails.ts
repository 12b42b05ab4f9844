/** What a visitor and the firm read by mail about a request and its call. */
import { getLocale, getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { Meet } from '../../lib/content/schemas/hours.ts';
import { getFields } from '../../lib/forms/consultation.ts';
import { formatMoment, getReplyTime } from '../../lib/forms/reply-time.ts';
import type { Attempt } from '../deliveries/attempt.ts';
import { composeLetterMail, type Letter } from '../deliveries/mail/letter.ts';
import { findRecipient, type MailContext, sendMail } from '../deliveries/mail/send-mail.ts';
import {
  type Appointment,
  type AppointmentMailKind,
  type Lead,
  type LeasedLeadDelivery,
  listLongAnswers,
  listShortAnswers,
} from '../model.ts';
import { toSingleLine } from '../text/control-characters.ts';
import { formatLongTime } from '../text/format.ts';
import { type BookingSettings, createOffer, offerDays } from './booking.ts';
import { type CalendarMethod, composeCalendarFile } from './calendar-file.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Confirms a request to the address that was typed. It contains nothing else that the visitor typed, so that it
 * cannot carry a message to somebody else.
 */
export function createReceiptAttempt(
  context: MailContext,
  sender: string,
  booking: BookingSettings | undefined,
): Attempt<LeasedLeadDelivery> {
  return (delivery, signal) => {
    const { lead } = delivery;
    const letter = composeReceipt(lead, context, booking);
    const mail = {
      ...composeLetterMail(letter, sender, context.record),
      to: { name: '', address: toSingleLine(lead.email) },
      replyTo: context.record.brand.email,
    };
    return sendMail(context, delivery, mail, signal);
  };
}

function composeReceipt(
  lead: Lead,
  { record: { brand } }: MailContext,
  booking: BookingSettings | undefined,
): Letter {
  const timeZone = getTimeZone(brand);
  const reply = getReplyTime(lead.receivedAt, { timeZone, hours: brand.openingHours });
  const url = booking?.links.getPageUrl(createOffer(booking, lead).token);
  return {
    subject: `We have your request, ${lead.reference}`,
    opening: [
      `Your consultation request has reached ${brand.name}.`,
      `Reference: ${lead.reference}`,
      `We write to you by ${formatLongTime(timeZone, reply)}.`,
      ...(url ? ['If you like, pick a time for the call now:'] : []),
    ],
    ...(url && { action: { label: 'Pick a time', url } }),
    closing: [
      ...(url
        ? [
            `The link is for this request only. With it you can also move or cancel the call, until ${formatLongTime(timeZone, lead.receivedAt + offerDays * dayMs)}.`,
          ]
        : []),
      'You did not send a request? Somebody has typed your address by mistake, and you need to do nothing.',
    ],
    signature: brand.name,
  };
}

/** Mails a booked, moved or cancelled call, or its reminder, with the entry for the calendar. */
export function createAppointmentAttempt(
  context: MailContext,
  sender: string,
  booking: BookingSettings | undefined,
): Attempt<LeasedLeadDelivery> {
  return async (delivery, signal) => {
    const { appointment, lead, recipient, kind } = delivery;
    if (!booking || !appointment) return { kind: 'failed', reason: 'hours.yaml is missing' };
    const mailKind = toMailKind(kind);
    // It was moved or cancelled before this mail could be sent; a later one says so.
    if (mailKind !== 'cancellation' && appointment.status !== 'open') return { kind: 'delivered' };
    if (mailKind === 'reminder' && appointment.startsAt <= context.clock.now()) {
      return { kind: 'delivered' };
    }
    const details = { mailKind, appointment, lead, booking, context };
    const mail =
      recipient === null ? composeForVisitor(details) : composeForFirm(details, recipient);
    const { letter, calendar, ...envelope } = mail;
    const method = mailKind === 'cancellation' ? 'CANCEL' : 'REQUEST';
    return sendMail(
      context,
      delivery,
      {
        ...composeLetterMail(letter, sender, context.record),
        ...envelope,
        icalEvent: { method, filename: 'call.ics', content: calendar },
      },
      signal,
    );
  };
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

export const getMeet = ({ hours }: BookingSettings, { person }: Appointment): Meet =>
  hours.people.find((each) => each.person === person)?.meet ?? hours.meet;

/** @returns how the visitor and the person meet, for the visitor */
export const formatMeet = (meet: Meet): string =>
  meet.by === 'video' ? `By video: ${meet.url}` : 'By phone: we call the number in your request.';

/** @returns the name of who takes the call; the firm's if the person has left */
export const getPersonName = (
  { people }: Pick<BookingSettings, 'people'>,
  { person }: Appointment,
  firm: string,
): string => people[person]?.name ?? firm;

/** @returns such as `Tuesday, December 1, 2026 at 9:30 AM CST` */
export const formatCallTime = (timeZone: string, instant: number): string => {
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(instant);
  return `${weekday}, ${formatLongTime(timeZone, instant)}`;
};

const getLength = ({ startsAt, endsAt }: Appointment) => `${(endsAt - startsAt) / 60_000} minutes`;

const visitorSubjects: Record<AppointmentMailKind, string> = {
  booking: 'Your call',
  cancellation: 'Cancelled: your call',
  reminder: 'Reminder: your call',
};

function composeForVisitor(details: Details) {
  const { mailKind, appointment, lead, booking, context } = details;
  const { brand } = context.record;
  const { zone } = appointment;
  const when = formatCallTime(zone, appointment.startsAt);
  const isCancelled = mailKind === 'cancellation';
  const meet = getMeet(booking, appointment);
  const facts = [
    `${when}, ${getLength(appointment)}`,
    `With ${getPersonName(booking, appointment, brand.name)}, ${brand.name}`,
    ...(isCancelled ? [] : [formatMeet(meet)]),
    `Reference: ${lead.reference}`,
  ];
  const url = booking.links.getManageUrl(appointment);
  const { date, time } = formatMoment(appointment.startsAt, {
    locale: getLocale(brand),
    timeZone: zone,
  });
  const letter: Letter = {
    subject: `${visitorSubjects[mailKind]} on ${date}, ${time.replaceAll('\u00a0', ' ')}`,
    opening: [visitorOpenings[mailKind](appointment), ...facts],
    action: { label: isCancelled ? 'Pick another time' : 'Move or cancel the call', url },
    closing: isCancelled ? [] : ['The entry for your calendar is attached.'],
    signature: brand.name,
  };
  return {
    letter,
    to: { name: '', address: toSingleLine(lead.email) },
    replyTo: brand.email,
    calendar: composeEntry(details, {
      method: isCancelled ? 'CANCEL' : 'REQUEST',
      timeZone: zone,
      summary: `Call with ${brand.name}`,
      description: [...facts, url.href].join('\n'),
      attendee: { name: '', address: toSingleLine(lead.email) },
    }),
  };
}

const visitorOpenings: Record<AppointmentMailKind, (appointment: Appointment) => string> = {
  booking: ({ sequence }) => (sequence > 0 ? 'Your call has a new time.' : 'Your call is booked.'),
  cancellation: () => 'Your call is canceled.',
  reminder: () => 'We speak tomorrow.',
};

function composeForFirm(details: Details, recipient: string) {
  const { mailKind, appointment, lead, booking, context } = details;
  const { brand } = context.record;
  const person = booking.hours.people.find((each) => each.person === appointment.person);
  const timeZone = person?.timeZone ?? booking.timeZone;
  const name = toSingleLine(lead.name);
  const company = toSingleLine(lead.company);
  const isCancelled = mailKind === 'cancellation';
  const isMoved = !isCancelled && appointment.sequence > 0;
  const verb = isCancelled ? 'canceled' : isMoved ? 'moved' : 'booked';
  const meet = getMeet(booking, appointment);
  const fields = getFields(context.record.words.form.fields);
  const facts = [
    `${formatCallTime(timeZone, appointment.startsAt)}, ${getLength(appointment)}`,
    `With ${getPersonName(booking, appointment, brand.name)}`,
    meet.by === 'video' ? `By video: ${meet.url}` : 'By phone: you call.',
    `Reference: ${lead.reference}`,
    ...listShortAnswers(lead, fields, timeZone)
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => `${label}: ${toSingleLine(value)}`),
  ];
  const texts = listLongAnswers(lead, fields).map(({ value }) => truncate(toSingleLine(value)));
  const { date, time } = formatMoment(appointment.startsAt, {
    locale: getLocale(brand),
    timeZone,
  });
  const letter: Letter = {
    subject: `Call ${verb}: ${name}, ${company}, ${date}, ${time.replaceAll('\u00a0', ' ')}`,
    opening: [...facts, ...texts],
    closing: isCancelled
      ? []
      : [`To cancel it on the server: npm run appointments -- cancel ${lead.reference}`],
    signature: brand.name,
  };
  return {
    letter,
    to: findRecipient(context.config.LEADS_TO, recipient),
    replyTo: { name, address: toSingleLine(lead.email) },
    calendar: composeEntry(details, {
      method: isCancelled ? 'CANCEL' : 'REQUEST',
      timeZone,
      summary: `Call with ${name}, ${company}`,
      description: facts.join('\n'),
      attendee: { name: '', address: recipient },
    }),
  };
}

const maxExcerptChars = 1000;
const truncate = (text: string) =>
  text.length <= maxExcerptChars ? text : `${text.slice(0, maxExcerptChars).toWellFormed()} […]`;

interface EntryWords {
  method: CalendarMethod;
  timeZone: string;
  summary: string;
  description: string;
  attendee: { name: string; address: string };
}

function composeEntry({ appointment, booking, context }: Details, words: EntryWords): string {
  const meet = getMeet(booking, appointment);
  return composeCalendarFile({
    ...words,
    appointment,
    location: meet.by === 'video' ? meet.url : '',
    organizer: context.config.MAIL_FROM,
    now: context.clock.now(),
  });
}

/** The file behind the link on the page. */
export function composeDownload(
  appointment: Appointment,
  reference: string,
  booking: BookingSettings,
  { record: { brand }, config, clock }: Pick<MailContext, 'record' | 'config' | 'clock'>,
): string {
  const meet = getMeet(booking, appointment);
  return composeCalendarFile({
    method: 'PUBLISH',
    appointment,
    timeZone: appointment.zone,
    summary: `Call with ${brand.name}`,
    description: `${formatMeet(meet)}\nReference: ${reference}`,
    location: meet.by === 'video' ? meet.url : '',
    organizer: config.MAIL_FROM,
    attendee: undefined,
    now: clock.now(),
  });
}
