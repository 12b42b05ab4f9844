import type { Selectable } from 'kysely';
import type { Delivery, DeliveryKind, LeasedDelivery } from '../model.ts';
import { findAppointment } from './appointments.ts';
import { parseLead } from './consultation-requests.ts';
import { parseDelivery } from './deliveries.ts';
import type { Store, StoreTransaction } from './store.ts';
import { UnreadableRowError } from './stored-row.ts';
import { parseSubscription } from './subscriptions.ts';
import { findReportedSuspects } from './suspects.ts';
import type { DeliveriesTable } from './tables.ts';

/** Times in epoch milliseconds. */
interface LeaseRequest {
  kinds: readonly DeliveryKind[];
  workerId: string;
  maxCount: number;
  now: number;
  leaseUntil: number;
}

/** A delivery that was parked because it, its lead or its subscription cannot be read. */
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
 * skipped. A delivery that cannot be read, or whose owner cannot, is parked.
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
        lease_until: request.leaseUntil,
        leased_by: request.workerId,
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

/** @throws UnreadableRowError if the delivery, its lead or its subscription is damaged */
async function readLeased(
  transaction: StoreTransaction,
  row: Selectable<DeliveriesTable>,
): Promise<LeasedDelivery> {
  const name = `Delivery ${row.id}`;
  const delivery = parseDelivery(row);
  if (delivery.kind === 'digest') {
    return { ...delivery, suspects: await findReportedSuspects(transaction, delivery.createdAt) };
  }
  if ('leadId' in delivery) {
    const lead = await transaction
      .selectFrom('consultation_requests')
      .selectAll()
      .where('id', '=', delivery.leadId)
      .executeTakeFirstOrThrow(() => new UnreadableRowError(name, 'consultation_request_id'));
    const { appointmentId } = delivery;
    const appointment =
      appointmentId === null ? null : await findAppointment(transaction, appointmentId);
    return { ...delivery, lead: parseLead(lead), appointment };
  }
  const subscription = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', delivery.subscriptionId)
    .executeTakeFirstOrThrow(() => new UnreadableRowError(name, 'subscription_id'));
  return { ...delivery, subscription: parseSubscription(subscription) };
}

async function park(transaction: StoreTransaction, id: string, reason: string): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ status: 'parked', last_error: reason, lease_until: null, leased_by: null })
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
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .orderBy('due_at')
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
  { id }: Pick<Delivery, 'id'>,
  workerId: string,
  settlement: Settlement,
): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('deliveries')
      .set({
        status: settlement.status,
        lease_until: null,
        leased_by: null,
        ...(settlement.status === 'delivered'
          ? { delivered_at: settlement.deliveredAt, last_error: null }
          : { last_error: settlement.lastError }),
        ...(settlement.status === 'pending' && { due_at: settlement.dueAt }),
      })
      .where('id', '=', id)
      .where('leased_by', '=', workerId)
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
            .when('lease_until', '>', eb.ref('due_at'))
            .then(eb.ref('lease_until'))
            .else(eb.ref('due_at'))
            .end(),
        )
        .as('due'),
    )
    .where('status', '=', 'pending')
    .where('kind', 'in', kinds)
    .where('due_at', '<=', until)
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
      .select('leased_by')
      .distinct()
      .where('leased_by', 'is not', null)
      .execute();
    const gone = workers.flatMap(({ leased_by }) =>
      leased_by !== null && isGone(leased_by) ? [leased_by] : [],
    );
    if (gone.length > 0) {
      await transaction
        .updateTable('deliveries')
        .set({ lease_until: null, leased_by: null })
        .where('leased_by', 'in', gone)
        .execute();
    }
    await transaction
      .updateTable('deliveries')
      .set({ due_at: now })
      .where('id', 'in', (query) =>
        query
          .selectFrom('deliveries')
          .select('id')
          .where('status', '=', 'pending')
          .where('due_at', '>', now)
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
        due_at: now,
        give_up_at: eb
          .case()
          .when('give_up_at', '>', now + giveUp)
          .then(now + giveUp)
          .else(eb.ref('give_up_at'))
          .end(),
      }))
      .where('id', 'in', pending.where('due_at', '>', now + due + skew))
      .executeTakeFirst();
    const strayLeases = pending
      .where('due_at', '<=', now)
      .where('lease_until', '>', now + lease + skew);
    await transaction
      .updateTable('deliveries')
      .set({ lease_until: now + lease })
      .where('id', 'in', strayLeases)
      .execute();
    return Number(numUpdatedRows);
  });
}
