/** Offers, books, moves and cancels the calls of leads (docs/product.md, Booking). */
import { randomUUID } from 'node:crypto';
import { getLocale, getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { BookablePerson, Hours } from '../../lib/content/schemas/hours.ts';
import { isTimeZone } from '../../lib/content/schemas/opening-hours.ts';
import type { Words } from '../../lib/content/shipped-words.ts';
import {
  type BookingOffer,
  bookingPages,
  bookingParameters,
  type Call,
  nextSlotCount,
} from '../../lib/forms/booking.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import type { ServerContext } from '../context.ts';
import { commitDurably } from '../domain/commit-durably.ts';
import type { ReadToken, Tokens } from '../domain/tokens.ts';
import type { Appointment, NewDelivery } from '../model.ts';
import {
  closeAppointment,
  findBookableLead,
  findLastAppointment,
  insertAppointment,
  listTakenTimes,
  lockBookings,
  type TakenTime,
} from '../store/appointments.ts';
import { createSchedule, insertDeliveries } from '../store/deliveries.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { getLengthMinutes, listStarts } from './availability.ts';
import { countBooking } from './booking-limits.ts';
import type { Calendars } from './calendars.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long the link to pick a time works after the request. */
export const offerDays = 30;
/** How long the link of a booked call works after its end. */
const keptAfterMs = dayMs;

/** The page that offers the short call (docs/product.md, Booking). */
const careerPage = '/career-strategy';

export const getCall = (page: string | null): Call =>
  page === careerPage ? 'career' : 'consultation';

export interface BookingSettings {
  hours: Hours;
  people: NonNullable<SiteRecord['booking']>['people'];
  /** The firm's. */
  timeZone: string;
  locale: string;
  tokens: Tokens;
  links: BookingLinks;
  /** What pages say, and what answers and mails say. */
  words: Pick<Words, 'booking' | 'calls'>;
  /** Addresses at the firm that get an email about each call, besides the person's own. */
  recipients: readonly string[];
  hasWebhook: boolean;
  /** The part of a UID after the @. */
  uidHost: string;
}

export interface Booking extends BookingSettings {
  store: Store;
  calendars: Calendars;
}

export type BookingLinks = ReturnType<typeof createBookingLinks>;

/** @param serverUrl address of the server if the pages are on another host */
function createBookingLinks(tokens: Tokens, serverUrl: URL) {
  const createUrl = (path: string, token: string) => {
    const url = new URL(path, serverUrl);
    url.searchParams.set('token', token);
    return url;
  };
  const sign = (leadId: string, until: number) => tokens.sign('appointment', leadId, until);
  /** The token of a booked call lasts longer than that of the offer. */
  const signCall = ({ leadId, endsAt, bookedAt }: Appointment) =>
    sign(leadId, Math.max(endsAt + keptAfterMs, bookedAt + offerDays * dayMs));
  return {
    signOffer: (leadId: string, receivedAt: number) => sign(leadId, receivedAt + offerDays * dayMs),
    getPageUrl: (token: string) => createUrl(bookingPages.manage, token),
    getPickUrl(token: string) {
      const url = createUrl(bookingPages.manage, token);
      url.searchParams.set(bookingParameters.pick, '1');
      return url;
    },
    getManageUrl: (appointment: Appointment) =>
      createUrl(bookingPages.manage, signCall(appointment)),
    getCalendarUrl: (appointment: Appointment) =>
      createUrl(bookingPages.calendar, signCall(appointment)),
  };
}

/** @returns undefined if the content has no hours, so that nothing can be booked */
export function readBookingSettings(
  { config, record }: Pick<ServerContext, 'config' | 'record'>,
  tokens: Tokens,
): BookingSettings | undefined {
  if (!record.booking) return undefined;
  return {
    ...record.booking,
    words: record.words,
    timeZone: getTimeZone(record.brand),
    locale: getLocale(record.brand),
    tokens,
    links: createBookingLinks(tokens, config.PUBLIC_FORMS_URL ?? config.SITE_URL),
    recipients: config.LEADS_TO.map(({ address }) => address),
    hasWebhook: config.CONSULTATION_WEBHOOK_URL !== undefined,
    uidHost: config.SITE_URL.hostname,
  };
}

export function openBooking(
  context: Pick<ServerContext, 'config' | 'record' | 'store'>,
  tokens: Tokens,
  calendars: Calendars,
): Booking | undefined {
  const settings = readBookingSettings(context, tokens);
  return settings && { ...settings, store: context.store, calendars };
}

export const createOffer = (
  { links }: Pick<BookingSettings, 'links'>,
  { id, page, receivedAt }: { id: string; page: string | null; receivedAt: number },
): BookingOffer => ({ token: links.signOffer(id, receivedAt), call: getCall(page) });

/** @returns whose link it is */
export const readBookingToken = (
  { tokens }: Pick<BookingSettings, 'tokens'>,
  token: string,
  now: number,
): ReadToken => tokens.read('appointment', token, now);

/** The free times of a call, and who can take it. */
interface Free {
  /** In order, in epoch milliseconds. */
  starts: number[];
  /** Who is free at a start, the one with the fewest calls first. */
  findPeople(start: number): BookablePerson[];
}

function findFree(
  { hours, calendars }: Pick<Booking, 'hours' | 'calendars'>,
  call: Call,
  taken: readonly TakenTime[],
  now: number,
): Free {
  const free = hours.people.flatMap((person) => {
    const known = calendars.getBusy(person.person);
    if (!known) return [];
    const own = taken.filter((each) => each.person === person.person);
    // A calendar may still show a call that was moved or cancelled here.
    const isOutdated = ({ uid, start }: { uid: string; start: number }) =>
      taken.some((each) => !each.isOpen && each.uid === uid && each.startsAt === start);
    const calls = own
      .filter(({ isOpen }) => isOpen)
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
    const busy = known.filter((time) => time.uid === '' || !isOutdated(time));
    const starts = listStarts(hours, person, call, { calls, busy }, now);
    return [{ person, count: calls.length, starts: new Set(starts) }];
  });
  const all = new Set(free.flatMap(({ starts }) => [...starts]));
  return {
    starts: [...all].sort((a, b) => a - b),
    findPeople: (start) =>
      free
        .filter(({ starts }) => starts.has(start))
        .sort((a, b) => a.count - b.count)
        .map(({ person }) => person),
  };
}

/** How far back a call can still touch the times that count. */
const lookBackMs = dayMs;

/** @returns the starts of free times, in epoch milliseconds */
export async function listFreeStarts(booking: Booking, call: Call, now: number): Promise<number[]> {
  const taken = await listTakenTimes(booking.store.db, now - lookBackMs);
  return findFree(booking, call, taken, now).starts;
}

/** Why a time was not booked, with other times. */
export interface Refusal {
  kind: 'taken' | 'notOffered' | 'past' | 'tooMany';
  call: Call;
  /** The next free ones, in epoch milliseconds. */
  next: number[];
}

export type BookResult =
  | {
      kind: 'booked';
      appointment: Appointment;
      reference: string;
      /** The same call was booked before, such as by the first of two clicks. */
      isRepeat: boolean;
    }
  | Refusal
  /** The lead no longer exists, or may not book. */
  | { kind: 'expired' };

export interface Wish {
  leadId: string;
  /** Epoch milliseconds. */
  start: number;
  zone: string | undefined;
}

/**
 * Books a call, or moves the open one: the old time is freed in the same transaction. Once this resolves with a
 * booking, it and its deliveries are durable.
 * @throws StoreUnavailableError if the store did not commit
 */
export async function bookCall(booking: Booking, wish: Wish, now: number): Promise<BookResult> {
  const { calendars, hours, store } = booking;
  // An event may have been added since the times were shown.
  await calendars.refresh(hours.people.map(({ person }) => person));
  return commitDurably(store, (transaction) => bookInTransaction(booking, transaction, wish, now));
}

async function bookInTransaction(
  booking: Booking,
  transaction: StoreTransaction,
  { leadId, start, zone }: Wish,
  now: number,
): Promise<BookResult> {
  const { store, hours } = booking;
  await lockBookings(store, transaction);
  const lead = await findBookableLead(transaction, leadId);
  if (!lead || lead.suspected) return { kind: 'expired' };
  const { reference } = lead;
  const call = getCall(lead.page);
  const last = await findLastAppointment(transaction, leadId);
  const current = last?.status === 'open' ? last : undefined;
  if (current?.startsAt === start) {
    return { kind: 'booked', appointment: current, reference, isRepeat: true };
  }
  const all = await listTakenTimes(transaction, now - lookBackMs);
  // A move may overlap the time that it frees.
  const others = all.filter((each) => !(each.isOpen && each.leadId === leadId));
  const free = findFree(booking, call, others, now);
  const refuse = (kind: Refusal['kind']): Refusal => ({
    kind,
    call,
    next: free.starts.slice(0, nextSlotCount),
  });
  if (current && current.startsAt <= now && now < current.endsAt) return refuse('past');
  const people = free.findPeople(start);
  if (people.length === 0) return refuse(isHeldByOthers(others, start) ? 'taken' : 'notOffered');
  const isMove = current !== undefined && current.endsAt > now;
  if (!isMove && !(await countBooking(transaction, booking.tokens, lead.email, now))) {
    return refuse('tooMany');
  }
  if (current) await closeAppointment(transaction, current.id, isMove ? 'replaced' : 'over');
  const lengthMs = getLengthMinutes(hours, call) * minuteMs;
  const isCurrent = ({ person }: BookablePerson) => Number(person === current?.person);
  for (const { person } of people.toSorted((a, b) => isCurrent(b) - isCurrent(a))) {
    const appointment: Appointment = {
      id: randomUUID(),
      leadId,
      uid: isMove ? current.uid : `${randomUUID()}@${booking.uidHost}`,
      sequence: isMove ? current.sequence + 1 : 0,
      person,
      call,
      startsAt: start,
      endsAt: start + lengthMs,
      zone: zone !== undefined && isTimeZone(zone) ? zone : booking.timeZone,
      status: 'open',
      bookedAt: now,
    };
    if (!(await insertAppointment(transaction, appointment))) continue;
    const mails = planMails(booking, appointment, 'booking');
    // The person who had the call takes it out of their calendar.
    const formerEmail = isMove ? booking.people[current.person]?.email : undefined;
    if (
      isMove &&
      formerEmail !== undefined &&
      !mails.some((mail) => getRecipient(mail) === formerEmail)
    ) {
      mails.push({ kind: 'cancellation', recipient: formerEmail, appointmentId: current.id });
    }
    await insertDeliveries(transaction, leadId, mails, createSchedule(now));
    return { kind: 'booked', appointment, reference, isRepeat: false };
  }
  throw new Error('the store refused a free time');
}

const getRecipient = (delivery: NewDelivery) =>
  'recipient' in delivery ? delivery.recipient : null;

const isHeldByOthers = (taken: readonly TakenTime[], start: number) =>
  taken.some((each) => each.isOpen && each.startsAt <= start && start < each.endsAt);

/** @returns the deliveries about a change: to the visitor, the firm, and its automation */
function planMails(
  { recipients, people, hasWebhook }: BookingSettings,
  { id: appointmentId, person }: Appointment,
  kind: 'booking' | 'cancellation',
): NewDelivery[] {
  const email = people[person]?.email;
  const firm = new Set([...recipients, ...(email === undefined ? [] : [email])]);
  return [
    ...[null, ...firm].map((recipient) => ({ kind, recipient, appointmentId })),
    ...(hasWebhook ? [{ kind: 'webhook' as const, appointmentId }] : []),
  ];
}

export type CancelResult =
  | { kind: 'cancelled'; appointment: Appointment; reference: string; isRepeat: boolean }
  | { kind: 'none' }
  | { kind: 'past' }
  | { kind: 'expired' };

/**
 * Cancels the open call of a lead and frees its time. Repeating it changes nothing.
 * @throws StoreUnavailableError if the store did not commit
 */
export function cancelCall(
  booking: BookingSettings & Pick<Booking, 'store'>,
  leadId: string,
  now: number,
): Promise<CancelResult> {
  const { store } = booking;
  return commitDurably(store, async (transaction): Promise<CancelResult> => {
    await lockBookings(store, transaction);
    const lead = await findBookableLead(transaction, leadId);
    if (!lead) return { kind: 'expired' };
    const { reference } = lead;
    const appointment = await findLastAppointment(transaction, leadId);
    if (!appointment) return { kind: 'none' };
    if (appointment.status === 'cancelled') {
      return { kind: 'cancelled', appointment, reference, isRepeat: true };
    }
    if (appointment.startsAt <= now) return { kind: 'past' };
    await closeAppointment(transaction, appointment.id, 'cancelled');
    const mails = planMails(booking, appointment, 'cancellation');
    await insertDeliveries(transaction, leadId, mails, createSchedule(now));
    return { kind: 'cancelled', appointment, reference, isRepeat: false };
  });
}
