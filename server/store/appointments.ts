import { type ExpressionBuilder, sql } from 'kysely';
import { slotGridMinutes } from '../../lib/content/schemas/hours.ts';
import { minuteMs } from '../../lib/durations.ts';
import type { FormName } from '../../lib/forms/consultation.ts';
import type { Appointment } from '../model.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { Tables } from './tables.ts';

/** Any number that nothing else locks. */
const bookingLock = 7_261_542;

/**
 * Makes other bookings wait until the transaction ends, so that each one sees the times that the others took.
 * SQLite runs one transaction at a time anyway.
 */
export async function lockBookings({ kind }: Store, transaction: StoreTransaction): Promise<void> {
  if (kind === 'postgres') {
    await sql`select pg_advisory_xact_lock(${sql.lit(bookingLock)})`.execute(transaction);
  }
}

/** The fields of a lead that booking needs. */
export interface BookableLead {
  reference: string;
  form: FormName;
  email: string;
  /** '' if the visitor gave none. */
  phone: string;
  spamReason: string | null;
}

export const findBookableLead = (
  db: Store['db'],
  leadId: string,
): Promise<BookableLead | undefined> =>
  db
    .selectFrom('leads')
    .select(['reference', 'form', 'email', 'phone', 'spamReason'])
    .where('id', '=', leadId)
    .executeTakeFirst();

/** Stores the number to call of a lead that has none. */
export async function addPhone(
  transaction: StoreTransaction,
  leadId: string,
  phone: string,
): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ phone })
    .where('id', '=', leadId)
    .where('phone', '=', '')
    .execute();
}

export const findAppointment = (db: Store['db'], id: string): Promise<Appointment | undefined> =>
  db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns the appointment that a lead has, or had last; one that the firm canceled is always the last */
export const findLastAppointment = (
  db: Store['db'],
  leadId: string,
): Promise<Appointment | undefined> =>
  db
    .selectFrom('appointments')
    .selectAll()
    .where('leadId', '=', leadId)
    .where('status', 'in', ['open', 'cancelled', 'withdrawn'])
    // In this order: a withdrawn one, the open one, canceled ones.
    .orderBy('status', 'desc')
    .orderBy('bookedAt', 'desc')
    .executeTakeFirst();

/** A lead that may book, and the call that it has, or had last. */
export interface LinkedCall {
  lead: BookableLead;
  appointment: Appointment | undefined;
}

/** @returns why the lead may not book, if it may not: it was deleted or is suspected spam, or the firm canceled its call */
export async function findLinkedCall(
  db: Store['db'],
  leadId: string,
): Promise<LinkedCall | 'expired' | 'withdrawn'> {
  const lead = await findBookableLead(db, leadId);
  if (!lead || lead.spamReason !== null) return 'expired';
  const appointment = await findLastAppointment(db, leadId);
  return appointment?.status === 'withdrawn' ? 'withdrawn' : { lead, appointment };
}

/** A time that is taken for a person. */
export type TakenTime = Pick<Appointment, 'leadId' | 'person' | 'startsAt' | 'endsAt'>;

/** A literal, since SQLite uses an index of open appointments for nothing else. */
const isOpen = sql<boolean>`status = 'open'`;

/** Lists open appointments that end after a time. */
export const listTakenTimes = (db: Store['db'], endAfter: number): Promise<TakenTime[]> =>
  db
    .selectFrom('appointments')
    .select(['leadId', 'person', 'startsAt', 'endsAt'])
    .where(isOpen)
    .where('endsAt', '>', endAfter)
    .execute();

/** Lists the starts of appointments with these UIDs. */
export const listShownTimes = async (
  db: Store['db'],
  uids: readonly string[],
): Promise<Pick<Appointment, 'uid' | 'leadId' | 'startsAt' | 'status'>[]> =>
  uids.length === 0
    ? []
    : db
        .selectFrom('appointments')
        .select(['uid', 'leadId', 'startsAt', 'status'])
        .where('uid', 'in', uids)
        .execute();

const gridMs = slotGridMinutes * minuteMs;

/**
 * Inserts an open appointment and holds its time.
 * @returns false if another appointment holds a part of the time; nothing was inserted
 */
export async function insertAppointment(
  transaction: StoreTransaction,
  appointment: Appointment,
): Promise<boolean> {
  const { id, person, startsAt, endsAt } = appointment;
  await transaction
    .insertInto('appointments')
    .values({ ...appointment, remindedAt: null })
    .execute();
  const first = Math.floor(startsAt / gridMs);
  const pieces = Array.from({ length: Math.ceil(endsAt / gridMs) - first }, (_, index) => ({
    id: `${person} ${new Date((first + index) * gridMs).toISOString()}`,
    appointmentId: id,
  }));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('heldTimes')
    .values(pieces)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === BigInt(pieces.length)) return true;
  await transaction.deleteFrom('appointments').where('id', '=', id).execute();
  return false;
}

/** Ends an open appointment and frees its time. */
export async function closeAppointment(
  transaction: StoreTransaction,
  id: string,
  status: Exclude<Appointment['status'], 'open'>,
): Promise<void> {
  await transaction.updateTable('appointments').set({ status }).where('id', '=', id).execute();
  await transaction.deleteFrom('heldTimes').where('appointmentId', '=', id).execute();
}

/** Lists all appointments but moved ones, the earliest start first. */
export const listAppointments = ({ db }: Pick<Store, 'db'>): Promise<Appointment[]> =>
  db
    .selectFrom('appointments')
    .selectAll()
    .where('status', '!=', 'replaced')
    .orderBy('startsAt')
    .orderBy('id')
    .execute();

const needsReminder = ({ eb, and }: ExpressionBuilder<Tables, 'appointments'>) =>
  and([eb('status', '=', 'open'), eb('remindedAt', 'is', null)]);

/**
 * Marks the appointments whose reminder is due. If several servers run this at once, the mark decides who sends it.
 * @param aheadMs before the start; a call that was booked even later gets no reminder
 */
export const markReminders = (
  transaction: StoreTransaction,
  now: number,
  aheadMs: number,
): Promise<Appointment[]> =>
  transaction
    .updateTable('appointments')
    .set({ remindedAt: now })
    .where(needsReminder)
    .where('startsAt', '>', now)
    .where('startsAt', '<=', now + aheadMs)
    .where(({ eb, ref }) => eb(eb(ref('startsAt'), '-', ref('bookedAt')), '>', aheadMs))
    .returningAll()
    .execute();
