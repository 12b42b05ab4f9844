import type { FastifyRequest } from 'fastify';
import { fillMarkers } from '../../lib/content/markers.ts';
import { getLengthMinutes, isTimeZone } from '../../lib/content/schemas/hours.ts';
import { minuteMs } from '../../lib/durations.ts';
import {
  type AppointmentView,
  type BookingOfferView,
  type BookingState,
  bookingParameters,
  formatPeople,
  nextSlotCount,
  type PickerView,
  parseSlot,
} from '../../lib/forms/booking.ts';
import { getAdvice, getCall, getFields } from '../../lib/forms/consultation.ts';
import { formatMoment } from '../../lib/forms/reply-time.ts';
import { formatZone, getHourCycle, listSlotDays, listZones } from '../../lib/forms/slot-times.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { getText } from '../http/form-posts.ts';
import type { HttpError } from '../http/http-error.ts';
import { toPath } from '../http/url.ts';
import type { Appointment } from '../model.ts';
import { type BookableLead, findLinkedCall, type LinkedCall } from '../store/appointments.ts';
import {
  type BookingSettings,
  formatMeet,
  getMeet,
  getPersonName,
  listCallPeople,
  needsPhone,
  readBookingToken,
} from './booking-settings.ts';
import { type Booking, listFreeSlots } from './free-times.ts';

/** @returns what the page after a request offers; undefined without a valid link or a free time, or after booking */
export async function readOfferView(
  booking: Booking,
  { query }: FastifyRequest,
  now: number,
): Promise<BookingOfferView | undefined> {
  const token = getText(query, 'booking');
  const read = readBookingToken(booking, token, now);
  const linked = read.kind === 'valid' && (await findLinkedCall(booking.store.db, read.id));
  if (!linked || typeof linked === 'string') return undefined;
  const { lead, appointment } = linked;
  if (appointment?.status === 'open') return undefined;
  const slots = (await listFreeSlots(booking, getCall(lead.form), now)).slice(0, nextSlotCount);
  if (slots.length === 0) return undefined;
  const { readPerson, ...picker } = createPickerView(booking, lead, slots);
  return {
    url: toPath(booking.links.getPageUrl(token)),
    token,
    ...picker,
    times: slots.map((value) => {
      const { start, person } = parseSlot(value);
      const { date, time } = formatMoment(Date.parse(start), booking);
      return { value, date, time, person: readPerson(person) };
    }),
  };
}

/** @param refused a number that was typed, with what is wrong with it */
function createPickerView(
  booking: Booking,
  lead: BookableLead,
  slots: readonly string[],
  refused = { value: '', error: '', advice: '' },
): PickerView & { readPerson(id: string): string } {
  const people = listCallPeople(booking);
  const listed = [...new Set(slots.map((slot) => parseSlot(slot).person))];
  const [only = ''] = listed.length === 1 ? listed : [];
  return {
    person: people[only]?.name ?? '',
    phone: needsPhone(booking, lead) && refused,
    readPerson: (id) => (only === '' ? (people[id]?.name ?? '') : ''),
  };
}

interface PageRequest {
  /** IANA name of the zone in which times are shown; the firm's if the requested one is unknown. */
  zone: string;
  /** Of the reader, for 12 or 24 hours. */
  locale: string | undefined;
  /** Whether to show free times in place of the booked call. */
  isPicking: boolean;
  /** Whether to list all zones, for a reader without a script. */
  listsZones: boolean;
  /** What was picked and typed in a refused form. */
  picked: string;
  phone: string;
}

export function readPageRequest(
  { query, headers, body }: FastifyRequest,
  { timeZone }: BookingSettings,
  appointment: Appointment | undefined,
): PageRequest {
  const zone = getText(query, bookingParameters.zone);
  return {
    zone: zone !== '' && isTimeZone(zone) ? zone : (appointment?.zone ?? timeZone),
    locale: headers['accept-language']?.split(',', 1)[0]?.split(';', 1)[0]?.trim() || undefined,
    isPicking: getText(query, bookingParameters.pick) === '1',
    listsZones: getText(query, bookingParameters.zones) === '1',
    picked: getText(body, 'start'),
    phone: getText(body, 'phone'),
  };
}

/** The page of a link that does not work, or without an appointment to show. */
export const createPlainView = (
  { words }: BookingSettings,
  state: BookingState,
  description: string = words.booking.pages[state].description,
): AppointmentView => ({
  state: { [state]: true },
  title: words.booking.pages[state].title,
  description,
  token: '',
  reference: '',
  picker: false,
  appointment: false,
});

/**
 * @param token of the link
 * @param refusal why a booking was refused; a missing number says so beside its field
 */
export async function createCallView(
  booking: Booking,
  token: string,
  { lead, appointment }: LinkedCall,
  page: PageRequest,
  record: SiteRecord,
  now: number,
  refusal?: HttpError,
): Promise<AppointmentView> {
  const open = appointment?.status === 'open' && appointment.endsAt > now ? appointment : undefined;
  const canChange = open !== undefined && open.startsAt > now;
  const reason = refusal && refusal.errors.length === 0 ? refusal.message : undefined;
  const state = findState(appointment, {
    isOpen: open !== undefined,
    canChange,
    isPicking: page.isPicking || refusal !== undefined,
    // Only then does the refusal list other times.
    isTaken: refusal !== undefined && 'slots' in refusal.members,
  });
  const hasTimes = state === 'pick' || state === 'move' || state === 'taken';
  const slots = hasTimes ? await listFreeSlots(booking, getCall(lead.form), now, open?.leadId) : [];
  const isFull = slots.length === 0;
  const { noOther } = booking.words.calls.errors;
  const minutes = String(getLengthMinutes(booking.hours, getCall(lead.form)));
  const view =
    isFull && state === 'move'
      ? createPlainView(booking, 'booked', noOther)
      : createPlainView(booking, isFull && state === 'pick' ? 'none' : state, reason);
  return {
    ...view,
    description: fillMarkers(view.description, { minutes }),
    token,
    reference: lead.reference,
    picker: !isFull && createPicker(booking, record, lead, page, slots, refusal),
    appointment: open
      ? createAppointmentView(booking, open, token, page, record.brand.name, canChange)
      : false,
  };
}

/** @returns what the page shows, as long as there are free times */
function findState(
  appointment: Appointment | undefined,
  call: { isOpen: boolean; canChange: boolean; isPicking: boolean; isTaken: boolean },
): BookingState {
  if (call.isOpen && !(call.isPicking && call.canChange)) return 'booked';
  if (call.isTaken) return 'taken';
  if (call.isOpen) return 'move';
  return appointment?.status === 'cancelled' && !call.isPicking ? 'cancelled' : 'pick';
}

function createPicker(
  booking: Booking,
  { words }: SiteRecord,
  lead: BookableLead,
  { zone, locale: readersLocale, listsZones, picked, phone }: PageRequest,
  slots: readonly string[],
  refusal: HttpError | undefined,
): AppointmentView['picker'] {
  const { hours, timeZone, locale } = booking;
  const call = getCall(lead.form);
  const error = refusal?.errors[0]?.message ?? '';
  const [field] = getFields(words.form.fields).filter(({ kind }) => kind === 'tel');
  const advice = (field && getAdvice(field, 'contact', error)) ?? '';
  const { readPerson, ...view } = createPickerView(booking, lead, slots, {
    value: phone,
    error,
    advice,
  });
  const style = { zone, firmZone: timeZone, hourCycle: getHourCycle(readersLocale), locale };
  const firmZoneName = formatZone(timeZone, locale);
  const zoneName = formatZone(zone, locale);
  return {
    ...view,
    people: formatPeople(listCallPeople(booking)),
    zone,
    zoneName,
    firmZoneName: firmZoneName === zoneName ? '' : firmZoneName,
    call,
    lengthMinutes: getLengthMinutes(hours, call),
    zones: listsZones && {
      options: listZones(zone).map((each) => ({ ...each, selected: each.value === zone })),
    },
    days: listSlotDays(slots, style).map(({ date, heading, times }) => ({
      iso: date,
      heading,
      times: times.map(({ slot, person, ...time }) => ({
        ...time,
        value: slot,
        person: readPerson(person),
        picked: slot === picked,
      })),
    })),
  };
}

function createAppointmentView(
  booking: BookingSettings,
  appointment: Appointment,
  token: string,
  { zone, locale }: PageRequest,
  firm: string,
  canChange: boolean,
): AppointmentView['appointment'] {
  const start = new Date(appointment.startsAt).toISOString();
  const { timeZone: firmZone, locale: ownLocale } = booking;
  const style = { zone, firmZone, hourCycle: getHourCycle(locale), locale: ownLocale };
  const [day] = listSlotDays([start], style);
  const [time] = day?.times ?? [];
  const meet = getMeet(booking, appointment.person);
  return {
    start,
    date: day?.heading ?? '',
    time: `${time?.time ?? ''} ${formatZone(zone, ownLocale)}`,
    firmTime: time?.firmTime ?? '',
    lengthMinutes: (appointment.endsAt - appointment.startsAt) / minuteMs,
    with: getPersonName(booking, appointment, firm),
    how: meet.by === 'video' ? booking.words.calls.meet.video : formatMeet(meet, booking),
    room: meet.by === 'video' ? meet.url : '',
    calendarUrl: toPath(booking.links.getCalendarUrl(appointment)),
    moveUrl: canChange ? toPath(booking.links.getPickUrl(token)) : '',
  };
}
