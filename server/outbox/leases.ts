import { clockSkewMs } from '../clock.ts';
import {
  type DeliveryKind,
  type DeliveryRow,
  digestKind,
  isLetter,
  isOfLead,
  type LeasedDelivery,
} from '../model.ts';
import { findAppointment } from '../store/appointments.ts';
import { findReportedSuspects, toLead } from '../store/leads.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import { maxBackoffMs } from './deliveries.ts';

interface LeaseRequest {
  kinds: readonly DeliveryKind[];
  maxCount: number;
  /** Epoch milliseconds. */
  now: number;
  /** Ids of deliveries that this process is attempting. */
  inProgress?: readonly string[];
}

/** Longer than any attempt, so that a running process never loses its lease. */
export const leaseMs = 90_000;

/** What to store about a delivery after an attempt. */
export type Settlement =
  | { status: 'delivered'; deliveredAt: number }
  | { status: 'pending'; dueAt: number; lastError: string }
  | { status: 'parked'; lastError: string };

/**
 * Leases due deliveries, the earliest first. No delivery is leased twice: on SQLite the transaction
 * holds the write lock; on PostgreSQL each row is locked, and rows locked by other processes are
 * skipped. Until the lease ends, its end is the token that `settle` asks for.
 */
export function leaseDue(store: Store, request: LeaseRequest): Promise<DeliveryRow[]> {
  return store.db.transaction().execute(async (transaction) => {
    const ids = await lockDue(store, transaction, request);
    if (ids.length === 0) return [];
    return transaction
      .updateTable('deliveries')
      .set(({ eb }) => ({
        leaseUntil: request.now + leaseMs,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
  });
}

/** Reads what a delivery is about. @throws UnreadableRowError if its lead is damaged */
export async function readSubject({ db }: Store, row: DeliveryRow): Promise<LeasedDelivery> {
  if (isOfLead(row)) {
    const lead = await db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', row.leadId)
      .executeTakeFirstOrThrow();
    const { appointmentId } = row;
    const appointment = appointmentId && (await findAppointment(db, appointmentId));
    return { ...row, lead: toLead(lead), appointment: appointment || null };
  }
  if (row.kind === digestKind) {
    return { ...row, suspects: await findReportedSuspects(db, row.createdAt) };
  }
  if (!isLetter(row)) return { ...row, content: row.content ?? '' };
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', row.subscriptionId)
    .executeTakeFirstOrThrow();
  return { ...row, subscription };
}

/** Times further ahead than their longest pause were set by a clock that was ahead. */
async function lockDue(
  store: Store,
  transaction: StoreTransaction,
  { kinds, maxCount, now, inProgress = [] }: LeaseRequest,
) {
  const rows = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('kind', 'in', kinds)
    .where(({ eb, or }) =>
      or([eb('dueAt', '<=', now), eb('dueAt', '>', now + maxBackoffMs + clockSkewMs)]),
    )
    .where(({ eb, or }) =>
      or([
        eb('leaseUntil', 'is', null),
        eb('leaseUntil', '<=', now),
        eb('leaseUntil', '>', now + leaseMs + clockSkewMs),
      ]),
    )
    .$if(inProgress.length > 0, (query) => query.where('id', 'not in', inProgress))
    .orderBy('dueAt')
    .limit(maxCount)
    .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/** Records the result of an attempt, unless the lease ended and another process leased the delivery. */
export async function settle(
  { db }: Pick<Store, 'db'>,
  { id, leaseUntil }: Pick<DeliveryRow, 'id' | 'leaseUntil'>,
  settlement: Settlement,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ lastError: null, ...settlement, leaseUntil: null })
    .where('id', '=', id)
    .where('leaseUntil', '=', leaseUntil)
    .execute();
}

/**
 * Makes all pending deliveries due now, for a server that starts. On SQLite it is the only one, so it also ends the
 * leases of earlier processes; on PostgreSQL leases only expire.
 */
export async function resumeDeliveries({ db, kind }: Store, now: number): Promise<void> {
  const pending = db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    // Two starts do not block each other.
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  await db
    .updateTable('deliveries')
    .set({ dueAt: now, ...(kind === 'sqlite' && { leaseUntil: null }) })
    .where('id', 'in', pending)
    .execute();
}
