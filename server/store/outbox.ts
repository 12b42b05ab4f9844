import type { Selectable } from 'kysely';
import type {
  Delivery,
  DeliveryKind,
  DigestDelivery,
  Lead,
  LeasedDelivery,
  Subscription,
} from '../model.ts';
import { commitTogether } from './commit-together.ts';
import { findLeads } from './consultation-requests.ts';
import { parseDelivery } from './deliveries.ts';
import type { Store, StoreTransaction } from './store.ts';
import { parsedOrError, UnreadableRowError } from './stored-row.ts';
import { findSubscriptions } from './subscriptions.ts';
import { suspectsReportedAt } from './suspects.ts';
import type { DeliveriesTable } from './tables.ts';

/** Who claims, how many of which kinds, and until when they are held. Times in epoch milliseconds. */
export interface Claim {
  kinds: readonly DeliveryKind[];
  claimant: string;
  most: number;
  now: number;
  leaseUntil: number;
}

/** A delivery that was parked because it, its lead or its subscription cannot be read. */
export interface ParkedUnreadable {
  id: string;
  kind: string;
  reason: string;
}

/** How a try ended: what the delivery's row says from now on. */
export type Settlement =
  | { status: 'delivered'; deliveredAt: number }
  | { status: 'pending'; dueAt: number; lastError: string }
  | { status: 'parked'; lastError: string };

/**
 * Takes due deliveries, the longest waiting first. No two claims get the same one: on SQLite the
 * transaction holds the write lock, on PostgreSQL each row is locked and rows locked by another
 * process are skipped. One that cannot be read, or whose owner cannot, is parked.
 */
export async function claimDue(
  store: Store,
  claim: Claim,
  onParked: (parked: ParkedUnreadable) => void = () => {},
): Promise<LeasedDelivery[]> {
  const { claimed, parked } = await store.db.transaction().execute(async (transaction) => {
    const ids = await lockDue(store, transaction, claim);
    if (ids.length === 0) return { claimed: [], parked: [] };
    const rows = await transaction
      .updateTable('deliveries')
      .set(({ eb }) => ({
        lease_until: claim.leaseUntil,
        leased_by: claim.claimant,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    const claimable = await withOwners(transaction, rows);
    for (const { id, reason } of claimable.parked) await park(transaction, id, reason);
    return claimable;
  });
  parked.forEach(onParked);
  return claimed;
}

async function park(transaction: StoreTransaction, id: string, reason: string): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ status: 'parked', last_error: reason, lease_until: null, leased_by: null })
    .where('id', '=', id)
    .execute();
}

async function lockDue(store: Store, transaction: StoreTransaction, claim: Claim) {
  const rows = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .where('kind', 'in', claim.kinds)
    .where('due_at', '<=', claim.now)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', claim.now)]))
    .orderBy('due_at')
    .limit(claim.most)
    .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

async function withOwners(transaction: StoreTransaction, rows: readonly DeliveryRow[]) {
  const leads = await findLeads(transaction, ownersIn(rows, 'consultation_request_id'));
  const subscriptions = await findSubscriptions(transaction, ownersIn(rows, 'subscription_id'));
  const claimed: LeasedDelivery[] = [];
  const parked: ParkedUnreadable[] = [];
  for (const row of rows) {
    const delivery = parsedOrError(row, parseDelivery);
    if (!(delivery instanceof UnreadableRowError) && delivery.kind === 'digest') {
      const suspects = await suspectsReportedAt(transaction, delivery.createdAt);
      claimed.push({ ...delivery, suspects });
      continue;
    }
    const owned =
      delivery instanceof UnreadableRowError ? delivery : withOwner(delivery, leads, subscriptions);
    if (owned instanceof UnreadableRowError) {
      parked.push({ id: row.id, kind: row.kind, reason: owned.message });
    } else if (owned) claimed.push(owned);
  }
  return { claimed, parked };
}

function withOwner(
  delivery: Exclude<Delivery, DigestDelivery>,
  leads: ReadonlyMap<string, Lead | UnreadableRowError>,
  subscriptions: ReadonlyMap<string, Subscription | UnreadableRowError>,
): LeasedDelivery | UnreadableRowError | undefined {
  if ('leadId' in delivery) {
    const lead = leads.get(delivery.leadId);
    return !lead || lead instanceof UnreadableRowError ? lead : { ...delivery, lead };
  }
  const subscription = subscriptions.get(delivery.subscriptionId);
  return !subscription || subscription instanceof UnreadableRowError
    ? subscription
    : { ...delivery, subscription };
}

type DeliveryRow = Selectable<DeliveriesTable>;

const ownersIn = (
  rows: readonly DeliveryRow[],
  column: 'consultation_request_id' | 'subscription_id',
): string[] => rows.flatMap((row) => row[column] ?? []);

/**
 * Records how a try ended, unless the lease was lost to another process meanwhile.
 * @returns false if the delivery is no longer there: its owner was erased while the try was under way
 */
export async function settle(
  store: Store,
  { id }: Pick<Delivery, 'id'>,
  claimant: string,
  settlement: Settlement,
): Promise<boolean> {
  return commitTogether(store, async (transaction) => {
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
      .where('leased_by', '=', claimant)
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
 * When the next pending delivery of these kinds can be claimed, in epoch milliseconds; null if none is
 * due until then. The limit bounds what is read: after a long outage very many may be due later.
 */
export async function nextDueAt(
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
 * Makes everything pending due now, as a start does, and frees what a dead process still holds.
 * @param isGone whether a claimant's process has certainly ended
 */
export async function resumeDeliveries(
  store: Store,
  now: number,
  isGone: (claimant: string) => boolean,
): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    const holders = await transaction
      .selectFrom('deliveries')
      .select('leased_by')
      .distinct()
      .where('leased_by', 'is not', null)
      .execute();
    const gone = holders.flatMap(({ leased_by }) =>
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
          // What another process works on is not waiting; two starts must not wait for each other.
          .$if(store.kind === 'postgres', (waiting) => waiting.forUpdate().skipLocked()),
      )
      .execute();
  });
}
