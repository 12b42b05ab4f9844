import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isTimeZone } from '../../lib/content/schemas/opening-hours.ts';
import { minuteMs } from '../../lib/durations.ts';
import {
  type AppointmentView,
  type BookingOfferView,
  type BookingState,
  bookingParameters,
  maxZoneChars,
  nextSlotCount,
} from '../../lib/forms/booking.ts';
import { formatMoment } from '../../lib/forms/reply-time.ts';
import { formatZone, getHourCycle, listSlotDays } from '../../lib/forms/slot-times.ts';
import { getLengthMinutes } from '../booking/availability.ts';
import {
  type BookingSettings,
  formatMeetLabel,
  getCall,
  getMeet,
  getPersonName,
  readBookingToken,
} from '../booking/booking-settings.ts';
import { type Booking, listFreeStarts } from '../booking/free-times.ts';
import { toPath } from '../http/url.ts';
import type { Appointment } from '../model.ts';
import { type BookableLead, findBookableLead, findLastAppointment } from '../store/appointments.ts';

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
  if (read.kind !== 'valid' || !lead || lead.suspected) return undefined;
  const last = await findLastAppointment(booking.store.db, read.id);
  if (last?.status === 'open' || last?.status === 'withdrawn') return undefined;
  const starts = await listFreeStarts(booking, getCall(lead.page), now);
  if (starts.length === 0) return undefined;
  return {
    url: toPath(booking.links.getPageUrl(token)),
    token,
    times: starts.slice(0, nextSlotCount).map((start) => {
      const { date, time, iso } = formatMoment(start, booking);
      return { value: iso, date, time };
    }),
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
  { query, headers }: FastifyRequest,
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
  firm: string,
  now: number,
  refusal?: string,
): Promise<AppointmentView> {
  const { token, lead, appointment } = linked;
  const open = appointment?.status === 'open' && appointment.endsAt > now ? appointment : undefined;
  const canChange = open !== undefined && open.startsAt > now;
  const shown = getShownState(appointment, open, canChange, page, refusal);
  const showsTimes = shown === 'pick' || shown === 'move' || shown === 'taken';
  const starts = showsTimes ? await listFreeStarts(booking, getCall(lead.page), now) : [];
  return {
    ...createStateView(booking, shown, starts.length > 0, refusal),
    token,
    reference: lead.reference,
    picker: starts.length > 0 && createPicker(booking, lead, page, starts),
    appointment: open ? createAppointmentView(booking, open, linked, page, firm, canChange) : false,
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

/** All zones that a reader can choose, besides the one that is shown. */
const allZones = Intl.supportedValuesOf('timeZone');

function createPicker(
  { hours, timeZone, locale }: BookingSettings,
  lead: BookableLead,
  { zone, locale: readersLocale, listsZones }: PageRequest,
  starts: readonly number[],
): AppointmentView['picker'] {
  const call = getCall(lead.page);
  const style = { zone, firmZone: timeZone, hourCycle: getHourCycle(readersLocale), locale };
  const firmZoneName = formatZone(timeZone, locale);
  const zoneName = formatZone(zone, locale);
  return {
    zone,
    zoneName,
    firmZoneName: firmZoneName === zoneName ? '' : firmZoneName,
    call,
    lengthMinutes: getLengthMinutes(hours, call),
    zones: listsZones && {
      options: [...new Set([...allZones, zone])].sort().map((value) => ({
        value,
        name: value.replaceAll('_', ' '),
        selected: value === zone,
      })),
    },
    days: listSlotDays(
      starts.map((start) => new Date(start).toISOString()),
      style,
    ).map(({ date, heading, times }) => ({
      iso: date,
      heading,
      times: times.map(({ start, time, firmTime }) => ({ value: start, time, firmTime })),
    })),
  };
}

function createAppointmentView(
  booking: BookingSettings,
  appointment: Appointment,
  { token, lead }: LinkedCall,
  { zone, locale }: PageRequest,
  firm: string,
  canChange: boolean,
): AppointmentView['appointment'] {
  const start = new Date(appointment.startsAt).toISOString();
  const { timeZone: firmZone, locale: ownLocale } = booking;
  const style = { zone, firmZone, hourCycle: getHourCycle(locale), locale: ownLocale };
  const [day] = listSlotDays([start], style);
  const [time] = day?.times ?? [];
  const meet = getMeet(booking, appointment);
  return {
    start,
    date: day?.heading ?? '',
    time: `${time?.time ?? ''} ${formatZone(zone, ownLocale)}`,
    firmTime: time?.firmTime ?? '',
    lengthMinutes: (appointment.endsAt - appointment.startsAt) / minuteMs,
    with: getPersonName(booking, appointment, firm),
    how: formatMeetLabel(meet, lead, booking),
    room: meet.by === 'video' ? meet.url : '',
    calendarUrl: toPath(booking.links.getCalendarUrl(appointment)),
    moveUrl: canChange ? toPath(booking.links.getPickUrl(token)) : '',
  };
}
