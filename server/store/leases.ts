import {
  type DeliveryKind,
  type DeliveryRow,
  isLetter,
  isOfLead,
  type LeasedDelivery,
} from '../model.ts';
import { findAppointment } from './appointments.ts';
import { toLead, UnreadableRowError } from './leads.ts';
import type { Store, StoreTransaction } from './store.ts';
import { findReportedSuspects } from './suspects.ts';

/** Times in epoch milliseconds. */
interface LeaseRequest {
  kinds: readonly DeliveryKind[];
  workerId: string;
  maxCount: number;
  now: number;
  leaseUntil: number;
}

/** A delivery that was parked because its lead cannot be read. */
interface UnreadableDelivery {
  id: string;
  kind: string;
  reason: string;
}

/** What to store about a delivery after an attempt. */
export type Settlement =
  | { status: 'delivered'; deliveredAt: number }
  | { status: 'pending'; dueAt: number; lastError: string }
  | { status: 'parked'; lastError: string };

/**
 * Leases due deliveries, the earliest first. No delivery is leased twice: on SQLite the transaction
 * holds the write lock; on PostgreSQL each row is locked, and rows locked by other processes are
 * skipped. A delivery whose lead cannot be read is parked.
 */
export async function leaseDue(
  store: Store,
  request: LeaseRequest,
  onParked: (parked: UnreadableDelivery) => void = () => {},
): Promise<LeasedDelivery[]> {
  const parked: UnreadableDelivery[] = [];
  const leased = await store.db.transaction().execute(async (transaction) => {
    const ids = await lockDue(store, transaction, request);
    if (ids.length === 0) return [];
    const rows = await transaction
      .updateTable('deliveries')
      .set(({ eb }) => ({
        leaseUntil: request.leaseUntil,
        leasedBy: request.workerId,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    const readable: LeasedDelivery[] = [];
    for (const row of rows) {
      try {
        readable.push(await readLeased(transaction, row));
      } catch (error) {
        if (!(error instanceof UnreadableRowError)) throw error;
        await park(transaction, row.id, error.message);
        parked.push({ id: row.id, kind: row.kind, reason: error.message });
      }
    }
    return readable;
  });
  parked.forEach(onParked);
  return leased;
}

/** @throws UnreadableRowError if its lead is damaged */
async function readLeased(
  transaction: StoreTransaction,
  row: DeliveryRow,
): Promise<LeasedDelivery> {
  if (isOfLead(row)) {
    const lead = await transaction
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', row.leadId)
      .executeTakeFirstOrThrow();
    const { appointmentId } = row;
    const appointment = appointmentId && (await findAppointment(transaction, appointmentId));
    return { ...row, lead: toLead(lead), appointment: appointment || null };
  }
  if (!isLetter(row)) {
    return { ...row, suspects: await findReportedSuspects(transaction, row.createdAt) };
  }
  const subscription = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', row.subscriptionId)
    .executeTakeFirstOrThrow();
  return { ...row, subscription };
}

async function park(transaction: StoreTransaction, id: string, reason: string): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ status: 'parked', lastError: reason, leaseUntil: null, leasedBy: null })
    .where('id', '=', id)
    .execute();
}

async function lockDue(
  store: Store,
  transaction: StoreTransaction,
  { kinds, maxCount, now }: LeaseRequest,
) {
  const rows = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('kind', 'in', kinds)
    .where('dueAt', '<=', now)
    .where(({ eb, or }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
    .orderBy('dueAt')
    .limit(maxCount)
    .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Records the result of an attempt, unless another process leased the delivery in the meantime.
 * @returns whether the delivery still exists; erasure may delete it during the attempt
 */
export async function settle(
  store: Store,
  { id }: Pick<DeliveryRow, 'id'>,
  workerId: string,
  settlement: Settlement,
): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set({
        status: settlement.status,
        leaseUntil: null,
        leasedBy: null,
        ...(settlement.status === 'delivered'
          ? { deliveredAt: settlement.deliveredAt, lastError: null }
          : { lastError: settlement.lastError }),
        ...(settlement.status === 'pending' && { dueAt: settlement.dueAt }),
      })
      .where('id', '=', id)
      .where('leasedBy', '=', workerId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    const row = await transaction
      .selectFrom('deliveries')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  });
}

/**
 * Returns when the next pending delivery of these kinds can be leased, in epoch milliseconds; null if
 * none is due until then. `until` limits what is read: after a long outage many may be due later.
 */
export async function findNextDueAt(
  { db }: Store,
  kinds: readonly DeliveryKind[],
  until: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('deliveries')
    .select(({ fn, eb }) =>
      fn
        .min(
          eb
            .case()
            .when('leaseUntil', '>', eb.ref('dueAt'))
            .then(eb.ref('leaseUntil'))
            .else(eb.ref('dueAt'))
            .end(),
        )
        .as('due'),
    )
    .where('status', '=', 'pending')
    .where('kind', 'in', kinds)
    .where('dueAt', '<=', until)
    .executeTakeFirst();
  return row?.due == null ? null : Number(row.due);
}

/**
 * Ends the leases of workers that are gone and makes all pending deliveries due now.
 * @param isGone whether a worker's process has certainly ended
 */
export async function resumeDeliveries(
  store: Store,
  now: number,
  isGone: (workerId: string) => boolean,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const workers = await transaction
      .selectFrom('deliveries')
      .select('leasedBy')
      .distinct()
      .where('leasedBy', 'is not', null)
      .execute();
    const gone = workers.flatMap(({ leasedBy }) =>
      leasedBy !== null && isGone(leasedBy) ? [leasedBy] : [],
    );
    if (gone.length > 0) {
      await transaction
        .updateTable('deliveries')
        .set({ leaseUntil: null, leasedBy: null })
        .where('leasedBy', 'in', gone)
        .execute();
    }
    await transaction
      .updateTable('deliveries')
      .set({ dueAt: now })
      .where('id', 'in', (query) =>
        query
          .selectFrom('deliveries')
          .select('id')
          .where('status', '=', 'pending')
          .where('dueAt', '>', now)
          // Skip rows that another process is working on, so that two starts do not block each other.
          .$if(store.kind === 'postgres', (pending) => pending.forUpdate().skipLocked()),
      )
      .execute();
  });
}

/** How far in the future each time of a pending delivery may be, in milliseconds. */
interface MaxAheadMs {
  due: number;
  giveUp: number;
  lease: number;
  /** How far the clocks of two servers may differ. */
  skew: number;
}

/**
 * Resets times of pending deliveries that are too far in the future because the clock was ahead when
 * they were set. Such a delivery is due now. Its lease ends after a full lease from now, because the
 * worker may still be sending it.
 * @param now epoch milliseconds
 * @returns the number of deliveries that became due
 */
export async function resetStrayTimes(
  store: Store,
  now: number,
  { due, giveUp, lease, skew }: MaxAheadMs,
): Promise<number> {
  return store.db.transaction().execute(async (transaction) => {
    const pending = transaction
      .selectFrom('deliveries')
      .select('id')
      .where('status', '=', 'pending')
      // Skip locked rows, so that two servers do not block each other.
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked());
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set(({ eb }) => ({
        dueAt: now,
        giveUpAt: eb
          .case()
          .when('giveUpAt', '>', now + giveUp)
          .then(now + giveUp)
          .else(eb.ref('giveUpAt'))
          .end(),
      }))
      .where('id', 'in', pending.where('dueAt', '>', now + due + skew))
      .executeTakeFirst();
    const strayLeases = pending
      .where('dueAt', '<=', now)
      .where('leaseUntil', '>', now + lease + skew);
    await transaction
      .updateTable('deliveries')
      .set({ leaseUntil: now + lease })
      .where('id', 'in', strayLeases)
      .execute();
    return Number(numUpdatedRows);
  });
}
