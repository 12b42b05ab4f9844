/** Books, moves and cancels the calls of leads (docs/product.md, Booking). */
import { randomUUID } from 'node:crypto';
import {
  type BookablePerson,
  getLengthMinutes,
  isTimeZone,
} from '../../lib/content/schemas/hours.ts';
import { minuteMs } from '../../lib/durations.ts';
import { nextSlotCount } from '../../lib/forms/booking.ts';
import { type Call, getCall } from '../../lib/forms/consultation.ts';
import type { Appointment, NewDelivery } from '../model.ts';
import { deleteUnsentCallMails, insertDeliveries } from '../outbox/deliveries.ts';
import {
  addPhone,
  closeAppointment,
  findBookableLead,
  findLastAppointment,
  findLinkedCall,
  insertAppointment,
  lockBookings,
  type TakenTime,
} from '../store/appointments.ts';
import { commitDurably } from '../store/commit-durably.ts';
import type { StoreTransaction } from '../store/store.ts';
import { checkMove, checkNewCall } from './booking-limits.ts';
import { type BookingSettings, getMeet, listRecipients } from './booking-settings.ts';
import { type Booking, listSlots, readFree } from './free-times.ts';

/** Why a time was not booked. */
export interface Refusal {
  kind: 'taken' | 'notOffered' | 'past' | 'tooMany' | 'tooManyMoves' | 'needsMail';
  call: Call;
  /** The next free ones. */
  next: string[];
  /** Whether more calls than expected are booked in this hour. */
  isFlood?: boolean;
}

export type BookResult =
  | {
      kind: 'booked';
      appointment: Appointment;
      reference: string;
      /** Whether the same call was booked before, such as by a double click. */
      isRepeat: boolean;
      isFlood?: boolean;
    }
  | Refusal
  /** The firm canceled the call. */
  | { kind: 'withdrawn' }
  /** The call would be by phone, and neither the request nor the booking has a number. */
  | { kind: 'noPhone' }
  /** The lead no longer exists, or may not book. */
  | { kind: 'expired' };

interface CallRequest {
  leadId: string;
  /** Epoch milliseconds. */
  start: number;
  /** Who takes the call, as the visitor saw; '' for anybody. */
  person: string;
  /** A valid number, for a request that has none; '' without one. */
  phone: string;
  zone: string | undefined;
  /** The client's address, or its network. */
  client: string;
  /** Whether the link came by mail. */
  isMailed: boolean;
}

/**
 * Books a call, or moves the open one: the old time is freed in the same transaction. Once this resolves with a
 * booking, it and its deliveries are durable.
 * @throws StoreUnavailableError if the store did not commit
 */
export async function bookCall(
  booking: Booking,
  request: CallRequest,
  now: number,
): Promise<BookResult> {
  const { calendars, hours, store } = booking;
  // An event may have been added since the times were shown.
  await calendars.refresh(hours.people.map(({ person }) => person));
  return commitDurably(store, (transaction) =>
    bookInTransaction(booking, transaction, request, now),
  );
}

async function bookInTransaction(
  booking: Booking,
  transaction: StoreTransaction,
  { leadId, start, person: wanted, phone, zone, client, isMailed }: CallRequest,
  now: number,
): Promise<BookResult> {
  const { store, counts, hours } = booking;
  await lockBookings(store, transaction);
  const linked = await findLinkedCall(transaction, leadId);
  if (typeof linked === 'string') return { kind: linked };
  const { lead, appointment: last } = linked;
  const { reference } = lead;
  const call = getCall(lead.form);
  const current = last?.status === 'open' ? last : undefined;
  if (current?.startsAt === start) {
    return { kind: 'booked', appointment: current, reference, isRepeat: true };
  }
  const free = await readFree(booking, transaction, call, now, leadId);
  const refuse = (kind: Refusal['kind']): Refusal => ({
    kind,
    call,
    next: listSlots(free).slice(0, nextSlotCount),
  });
  if (current && current.startsAt <= now && now < current.endsAt) return refuse('past');
  const able = (free.people.get(start) ?? []).filter(
    ({ person }) => wanted === '' || person === wanted,
  );
  if (able.length === 0)
    return refuse(isHeldByOthers(free.taken, leadId, start) ? 'taken' : 'notOffered');
  const hasNumber = lead.phone !== '' || phone !== '';
  const people = able.filter(({ person }) => hasNumber || getMeet(booking, person).by !== 'phone');
  if (people.length === 0) return { kind: 'noPhone' };
  const moved = current && current.endsAt > now ? current : undefined;
  const { refusal, isFlood, count } = moved
    ? checkMove(counts, leadId)
    : checkNewCall(counts, { email: lead.email, client, isMailed });
  if (refusal) return { ...refuse(refusal), isFlood };
  if (current) await closeAppointment(transaction, current.id, moved ? 'replaced' : 'over');
  const lengthMs = getLengthMinutes(hours, call) * minuteMs;
  // Prefers the person who has the call already.
  const getRank = ({ person }: BookablePerson) => Number(person === current?.person);
  for (const { person } of people.toSorted((a, b) => getRank(b) - getRank(a))) {
    const appointment: Appointment = {
      id: randomUUID(),
      leadId,
      uid: moved ? moved.uid : `${randomUUID()}@${booking.uidHost}`,
      sequence: moved ? moved.sequence + 1 : 0,
      person,
      call,
      startsAt: start,
      endsAt: start + lengthMs,
      zone: zone !== undefined && isTimeZone(zone) ? zone : booking.timeZone,
      status: 'open',
      bookedAt: now,
    };
    if (!(await insertAppointment(transaction, appointment))) continue;
    if (phone !== '') await addPhone(transaction, leadId, phone);
    const deliveries = planDeliveries(booking, appointment, 'booking');
    // Lets the person who had the call remove it from their calendar.
    const formerEmail = moved && booking.people[moved.person]?.email;
    if (
      moved &&
      formerEmail !== undefined &&
      !deliveries.some((delivery) => getRecipient(delivery) === formerEmail)
    ) {
      deliveries.push({ kind: 'cancellation', recipient: formerEmail, appointmentId: moved.id });
    }
    await deleteUnsentCallMails(transaction, leadId, now);
    await insertDeliveries(transaction, { leadId }, deliveries, now);
    count();
    return { kind: 'booked', appointment, reference, isRepeat: false, isFlood };
  }
  throw new Error('the store refused a free time');
}

const getRecipient = (delivery: NewDelivery) =>
  'recipient' in delivery ? delivery.recipient : null;

const isHeldByOthers = (taken: readonly TakenTime[], leadId: string, start: number) =>
  taken.some((each) => each.leadId !== leadId && each.startsAt <= start && start < each.endsAt);

/** @returns the deliveries about a change: to the visitor, the firm, and its automation */
function planDeliveries(
  settings: BookingSettings,
  appointment: Appointment,
  kind: 'booking' | 'cancellation',
): NewDelivery[] {
  const appointmentId = appointment.id;
  const recipients = [null, ...listRecipients(settings, appointment)];
  return [
    ...recipients.map((recipient) => ({ kind, recipient, appointmentId })),
    ...(settings.hasWebhook ? [{ kind: 'webhook' as const, appointmentId }] : []),
  ];
}

type CancelResult =
  | { kind: 'cancelled'; appointment: Appointment; reference: string; isRepeat: boolean }
  | { kind: 'none' }
  | { kind: 'past' }
  | { kind: 'expired' };

/**
 * Cancels the open call of a lead and frees its time. Repeating it changes nothing.
 * @param byFirm whether the firm cancels: it takes back the right to book, too
 * @throws StoreUnavailableError if the store did not commit
 */
export function cancelCall(
  booking: BookingSettings & Pick<Booking, 'store'>,
  leadId: string,
  now: number,
  byFirm = false,
): Promise<CancelResult> {
  const { store } = booking;
  return commitDurably(store, async (transaction): Promise<CancelResult> => {
    await lockBookings(store, transaction);
    const lead = await findBookableLead(transaction, leadId);
    if (!lead) return { kind: 'expired' };
    const { reference } = lead;
    const appointment = await findLastAppointment(transaction, leadId);
    if (!appointment) return { kind: 'none' };
    const isRepeat = appointment.status !== 'open';
    if (!isRepeat && appointment.startsAt <= now) return { kind: 'past' };
    if (byFirm || !isRepeat) {
      await closeAppointment(transaction, appointment.id, byFirm ? 'withdrawn' : 'cancelled');
    }
    if (isRepeat) return { kind: 'cancelled', appointment, reference, isRepeat };
    const deliveries = planDeliveries(booking, appointment, 'cancellation');
    await deleteUnsentCallMails(transaction, leadId, now);
    await insertDeliveries(transaction, { leadId }, deliveries, now);
    return { kind: 'cancelled', appointment, reference, isRepeat };
  });
}
