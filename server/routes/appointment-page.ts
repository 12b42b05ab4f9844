import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getLengthMinutes, isTimeZone } from '../../lib/content/schemas/hours.ts';
import { minuteMs } from '../../lib/durations.ts';
import {
  type AppointmentView,
  type BookingOfferView,
  type BookingState,
  bookingParameters,
  formatPeople,
  maxZoneChars,
  nextSlotCount,
  type PickerView,
  parseSlot,
} from '../../lib/forms/booking.ts';
import { getAdvice, getCall, getFields } from '../../lib/forms/consultation.ts';
import { formatMoment } from '../../lib/forms/reply-time.ts';
import { formatZone, getHourCycle, listSlotDays, listZones } from '../../lib/forms/slot-times.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import {
  type BookingSettings,
  formatMeet,
  getMeet,
  getPersonName,
  listCallPeople,
  needsPhone,
  readBookingToken,
} from '../booking/booking-settings.ts';
import { type Booking, listFreeSlots } from '../booking/free-times.ts';
import type { HttpError } from '../http/http-error.ts';
import { toPath } from '../http/url.ts';
import type { Appointment } from '../model.ts';
import { type BookableLead, findBookableLead, findLastAppointment } from '../store/appointments.ts';
import { getText } from './form-posts.ts';

const bookingQuery = z.object({ booking: z.string() });

/** @returns what the page after a request offers; undefined without a valid link or a free time, or after booking */
export async function readOfferView(
  booking: Booking,
  { query }: FastifyRequest,
  now: number,
): Promise<BookingOfferView | undefined> {
  const { booking: token = '' } = bookingQuery.partial().catch({}).parse(query);
  const read = readBookingToken(booking, token, now);
  const lead = read.kind === 'valid' && (await findBookableLead(booking.store.db, read.id));
  if (read.kind !== 'valid' || !lead || lead.spamReason !== null) return undefined;
  const last = await findLastAppointment(booking.store.db, read.id);
  if (last?.status === 'open' || last?.status === 'withdrawn') return undefined;
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

/** The lead behind a valid link, with its call. */
export interface LinkedCall {
  token: string;
  lead: BookableLead;
  appointment: Appointment | undefined;
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

const pageQuery = z
  .object({
    [bookingParameters.zone]: z.string().max(maxZoneChars).catch(''),
    [bookingParameters.pick]: z.string().catch(''),
    [bookingParameters.zones]: z.string().catch(''),
  })
  .partial()
  .catch({});

export function readPageRequest(
  { query, headers, body }: FastifyRequest,
  { timeZone }: BookingSettings,
  appointment: Appointment | undefined,
): PageRequest {
  const { zone = '', pick, zones } = pageQuery.parse(query);
  const isKnown = zone !== '' && isTimeZone(zone);
  return {
    zone: isKnown ? zone : (appointment?.zone ?? timeZone),
    locale: headers['accept-language']?.split(',', 1)[0]?.split(';', 1)[0]?.trim() || undefined,
    isPicking: pick === '1',
    listsZones: zones === '1',
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
  state: toStates(state),
  title: words.booking.pages[state].title,
  description,
  token: '',
  reference: '',
  picker: false,
  appointment: false,
});

/** @returns a flag for each state, true for the one that is shown */
const toStates = (shown: BookingState): AppointmentView['state'] => ({
  pick: shown === 'pick',
  move: shown === 'move',
  none: shown === 'none',
  booked: shown === 'booked',
  cancelled: shown === 'cancelled',
  expired: shown === 'expired',
  taken: shown === 'taken',
  error: shown === 'error',
});

/** @param refusal why a booking was refused, in the state `taken` */
export async function createCallView(
  booking: Booking,
  linked: LinkedCall,
  page: PageRequest,
  record: SiteRecord,
  now: number,
  refusal?: HttpError,
): Promise<AppointmentView> {
  const { token, lead, appointment } = linked;
  const open = appointment?.status === 'open' && appointment.endsAt > now ? appointment : undefined;
  const canChange = open !== undefined && open.startsAt > now;
  // A missing number says so beside its field.
  const isField = refusal !== undefined && refusal.errors.length > 0;
  const reason = isField ? undefined : refusal?.message;
  const asked = { ...page, isPicking: page.isPicking || isField };
  const shown = getShownState(appointment, open, canChange, asked, reason);
  const showsTimes = shown === 'pick' || shown === 'move' || shown === 'taken';
  const slots = showsTimes
    ? await listFreeSlots(booking, getCall(lead.form), now, open?.leadId)
    : [];
  return {
    ...createStateView(booking, shown, slots.length > 0, reason),
    token,
    reference: lead.reference,
    picker: slots.length > 0 && createPicker(booking, record, lead, page, slots, refusal),
    appointment: open
      ? createAppointmentView(booking, open, linked, page, record.brand.name, canChange)
      : false,
  };
}

function createStateView(
  booking: BookingSettings,
  shown: BookingState,
  hasTimes: boolean,
  refusal: string | undefined,
): AppointmentView {
  if (hasTimes || shown === 'taken') return createPlainView(booking, shown, refusal);
  if (shown === 'move')
    return createPlainView(booking, 'booked', booking.words.calls.errors.noOther);
  return createPlainView(booking, shown === 'pick' ? 'none' : shown, refusal);
}

function getShownState(
  appointment: Appointment | undefined,
  open: Appointment | undefined,
  canChange: boolean,
  { isPicking }: PageRequest,
  refusal: string | undefined,
): BookingState {
  if (refusal !== undefined) return open && !canChange ? 'booked' : 'taken';
  if (open) return isPicking && canChange ? 'move' : 'booked';
  return appointment?.status === 'cancelled' && !isPicking ? 'cancelled' : 'pick';
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
  { token }: LinkedCall,
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
