import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { slotGridMinutes } from '../../lib/content/schemas/hours.ts';
import { minuteMs } from '../../lib/durations.ts';
import { type Appointment, appointmentRow } from '../model.ts';
import type { Store, StoreTransaction } from './store.ts';
import { type OnUnreadable, parseRow, parseRows } from './stored-row.ts';
import type { AppointmentsTable, Tables } from './tables.ts';

/** @throws UnreadableRowError */
const parseAppointment = (row: Selectable<AppointmentsTable>): Appointment =>
  parseRow(appointmentRow, row, `Appointment ${row.id}`);

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
  email: string;
  /** '' if the visitor gave none. */
  phone: string;
  page: string | null;
  suspected: boolean;
}

export async function findBookableLead(
  db: Store['db'],
  leadId: string,
): Promise<BookableLead | undefined> {
  const row = await db
    .selectFrom('consultation_requests')
    .select(['reference', 'email', 'phone', 'page', 'suspected_spam'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  return (
    row && {
      reference: row.reference,
      email: row.email,
      phone: row.phone,
      page: row.page,
      suspected: row.suspected_spam === 1,
    }
  );
}

/** @throws UnreadableRowError */
export async function findAppointment(db: Store['db'], id: string): Promise<Appointment | null> {
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? parseAppointment(row) : null;
}

/** @returns the appointment that a lead has, or had last; one that the firm canceled is always the last */
export async function findLastAppointment(
  db: Store['db'],
  leadId: string,
): Promise<Appointment | undefined> {
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('consultation_request_id', '=', leadId)
    .where('status', 'in', ['open', 'cancelled', 'withdrawn'])
    // In this order: a withdrawn one, the open one, canceled ones.
    .orderBy('status', 'desc')
    .orderBy('booked_at', 'desc')
    .executeTakeFirst();
  return row && parseAppointment(row);
}

/** A time that is taken for a person. Epoch milliseconds. */
export interface TakenTime {
  leadId: string;
  person: string;
  startsAt: number;
  endsAt: number;
}

/** A literal, since SQLite uses an index of open appointments for nothing else. */
const isOpen = sql<boolean>`status = 'open'`;

/** Lists open appointments that end after a time. */
export async function listTakenTimes(db: Store['db'], endAfter: number): Promise<TakenTime[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(['consultation_request_id', 'person', 'starts_at', 'ends_at'])
    .where(isOpen)
    .where('ends_at', '>', endAfter)
    .execute();
  return rows.map((row) => ({
    leadId: row.consultation_request_id,
    person: row.person,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}

/** Fewer than either database can bind. */
const maxUidsPerStatement = 500;

/** Lists the starts of moved and canceled appointments with these UIDs. */
export async function listClosedTimes(
  db: Store['db'],
  uids: readonly string[],
): Promise<{ uid: string; startsAt: number }[]> {
  const times: { uid: string; startsAt: number }[] = [];
  for (let at = 0; at < uids.length; at += maxUidsPerStatement) {
    const rows = await db
      .selectFrom('appointments')
      .select(['uid', 'starts_at'])
      .where('uid', 'in', uids.slice(at, at + maxUidsPerStatement))
      .where('status', '!=', 'open')
      .execute();
    times.push(...rows.map(({ uid, starts_at }) => ({ uid, startsAt: starts_at })));
  }
  return times;
}

const gridMs = slotGridMinutes * minuteMs;

/**
 * Inserts an open appointment and holds its time.
 * @returns false if another appointment holds a part of the time; nothing was inserted
 */
export async function insertAppointment(
  transaction: StoreTransaction,
  { leadId, startsAt, endsAt, bookedAt, ...columns }: Appointment,
): Promise<boolean> {
  const row = {
    ...columns,
    consultation_request_id: leadId,
    starts_at: startsAt,
    ends_at: endsAt,
    booked_at: bookedAt,
  };
  await transaction.insertInto('appointments').values(row).execute();
  const first = Math.floor(startsAt / gridMs);
  const pieces = Array.from({ length: Math.ceil(endsAt / gridMs) - first }, (_, index) => ({
    id: `${columns.person} ${new Date((first + index) * gridMs).toISOString()}`,
    appointment_id: columns.id,
  }));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('held_times')
    .values(pieces)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === BigInt(pieces.length)) return true;
  await transaction.deleteFrom('appointments').where('id', '=', columns.id).execute();
  return false;
}

/** Ends an open appointment and frees its time. */
export async function closeAppointment(
  transaction: StoreTransaction,
  id: string,
  status: Exclude<Appointment['status'], 'open'>,
): Promise<void> {
  await transaction.updateTable('appointments').set({ status }).where('id', '=', id).execute();
  await transaction.deleteFrom('held_times').where('appointment_id', '=', id).execute();
}

/** Lists all appointments but moved ones, the earliest start first. */
export async function listAppointments(
  { db }: Pick<Store, 'db'>,
  onUnreadable?: OnUnreadable,
): Promise<Appointment[]> {
  const rows = await db
    .selectFrom('appointments')
    .selectAll()
    .where('status', '!=', 'replaced')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return parseRows(rows, parseAppointment, onUnreadable);
}

const needsReminder = ({ eb, and }: ExpressionBuilder<Tables, 'appointments'>) =>
  and([eb('status', '=', 'open'), eb('reminded_at', 'is', null)]);

/**
 * Marks the appointments whose reminder is due. If several servers run this at once, the mark decides who sends it.
 * @param aheadMs before the start; a call that was booked even later gets no reminder
 */
export async function markReminders(
  transaction: StoreTransaction,
  now: number,
  aheadMs: number,
): Promise<Appointment[]> {
  const rows = await transaction
    .updateTable('appointments')
    .set({ reminded_at: now })
    .where(needsReminder)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', now + aheadMs)
    .where(({ eb, ref }) => eb(eb(ref('starts_at'), '-', ref('booked_at')), '>', aheadMs))
    .returningAll()
    .execute();
  return rows.map(parseAppointment);
}
