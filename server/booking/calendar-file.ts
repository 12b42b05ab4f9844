/** A call in the iCalendar format (RFC 5545, RFC 5546), for mails and for the link on its page. */
import ICAL from 'ical.js';
import { fillMarkers } from '../../lib/content/markers.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Appointment, Lead } from '../model.ts';
import { toAsciiAddress } from '../text/email.ts';
import { type BookingSettings, formatMeet, getMeet } from './booking-settings.ts';

// RFC 5545 allows 75 octets; the library does not count the space that begins a folded line.
ICAL.foldLength = 74;

/** `PUBLISH` is for a file that the reader downloads, the others for mails. */
type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

interface CalendarEntry {
  method: CalendarMethod;
  appointment: Appointment;
  summary: string;
  description: string;
  /** Where the call takes place, such as the link of a video room. */
  location: string;
  organizer: { name: string; address: string };
  /** The reader. */
  attendee: { name: string; address: string } | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** @returns the text of the file, with CR LF */
export function composeCalendarFile(entry: CalendarEntry): string {
  const { method, appointment, organizer, attendee, now } = entry;
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Website//Booking//EN');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.updatePropertyWithValue('method', method);

  const event = new ICAL.Component('vevent');
  const addMailbox = (
    name: string,
    { address, ...mailbox }: { name: string; address: string },
    parameters: Record<string, string>,
  ) => {
    const property = event.addPropertyWithValue(name, `mailto:${toAsciiAddress(address)}`);
    // A parameter cannot contain a quotation mark.
    const text = mailbox.name.replaceAll('"', "'");
    if (text) property.setParameter('cn', text);
    for (const [key, value] of Object.entries(parameters)) property.setParameter(key, value);
  };
  const isCancelled = method === 'CANCEL';
  event.addPropertyWithValue('uid', appointment.uid);
  event.addPropertyWithValue('sequence', appointment.sequence + (isCancelled ? 1 : 0));
  event.addPropertyWithValue('dtstamp', toTime(now));
  event.addPropertyWithValue('dtstart', toTime(appointment.startsAt));
  event.addPropertyWithValue('dtend', toTime(appointment.endsAt));
  event.addPropertyWithValue('summary', entry.summary);
  event.addPropertyWithValue('description', entry.description);
  if (entry.location) event.addPropertyWithValue('location', entry.location);
  event.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  event.addPropertyWithValue('transp', 'OPAQUE');
  addMailbox('organizer', organizer, {});
  if (attendee) {
    // Both sides have agreed already: nobody needs to answer.
    addMailbox('attendee', attendee, {
      partstat: 'ACCEPTED',
      role: 'REQ-PARTICIPANT',
      rsvp: 'FALSE',
    });
  }
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** Composes the file that the page of a call links. */
export function composeDownload(
  appointment: Appointment,
  lead: Pick<Lead, 'reference'>,
  booking: BookingSettings,
  { record: { brand }, config, clock }: { record: SiteRecord; config: Config; clock: Clock },
): string {
  const meet = getMeet(booking, appointment.person);
  const { visitor, reference: referenceLine } = booking.words.calls.mails;
  return composeCalendarFile({
    method: 'PUBLISH',
    appointment,
    summary: fillMarkers(visitor.entry, { brand: brand.name }),
    description: [
      formatMeet(meet, booking),
      fillMarkers(referenceLine, { reference: lead.reference }),
    ].join('\n'),
    location: meet.by === 'video' ? meet.url : '',
    organizer: config.MAIL_FROM,
    attendee: undefined,
    now: clock.now(),
  });
}

/** In UTC, which every calendar shows in its reader's own zone. */
const toTime = (instant: number) => ICAL.Time.fromJSDate(new Date(instant), true);
