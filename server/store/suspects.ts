import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { digestKind, type NewDelivery, type Suspects } from '../model.ts';
import { parseLead } from './consultation-requests.ts';
import { insertDeliveries, insertDigests, createSchedule } from './deliveries.ts';
import type { Store, StoreTransaction } from './store.ts';
import { parseRows } from './stored-row.ts';
import type { Tables } from './tables.ts';

/** Most requests that one digest lists. */
const maxListed = 50;
/** Between two digests. */
const digestPauseMs = 24 * 60 * 60_000;

const hasDelivery = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'consultation_requests'>) =>
  exists(
    selectFrom('deliveries')
      .select('deliveries.id')
      .whereRef('deliveries.consultation_request_id', '=', 'consultation_requests.id'),
  );

/** Suspected requests that nobody has released. */
export interface SuspectCounts {
  /** Delivered with a mark. */
  delivered: number;
  /** Listed in a digest only. */
  held: number;
}

export async function countSuspects({ db }: Store): Promise<SuspectCounts> {
  const row = await db
    .selectFrom('consultation_requests')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere(hasDelivery).as('delivered'),
    ])
    .where('suspected_spam', '=', 1)
    .executeTakeFirstOrThrow();
  // A count comes as text from PostgreSQL.
  const delivered = Number(row.delivered);
  return { delivered, held: Number(row.all) - delivered };
}

/**
 * Creates a digest of the requests held back since the last one, at most one a day, as a delivery to
 * each recipient. Of several servers that do so at once, one creates it.
 * @returns how many requests it reports; 0 if there is nothing to report or it is not time yet
 */
export function reportSuspects(
  { db }: Store,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const unreported = (row: ExpressionBuilder<Tables, 'consultation_requests'>) =>
      row.and([
        row('suspected_spam', '=', 1),
        row('reported_at', 'is', null),
        row.not(hasDelivery(row)),
      ]);
    const any = await transaction
      .selectFrom('consultation_requests')
      .select('id')
      .where(unreported)
      .limit(1)
      .executeTakeFirst();
    if (!any || !(await recordDigestTime(transaction, now))) return 0;
    const { numUpdatedRows } = await transaction
      .updateTable('consultation_requests')
      .set({ reported_at: now })
      .where(unreported)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    await deleteSentDigests(transaction);
    await insertDigests(transaction, recipients, now);
    return Number(numUpdatedRows);
  });
}

/** Notes the time of this digest, unless the last one is less than a day old. The row's lock decides a race. */
async function recordDigestTime(transaction: StoreTransaction, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('moments')
    .values({ name: 'suspect-digest', at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ at: now })
        // One in the future was noted before the clock was set back.
        .where(({ eb, or }) =>
          or([eb('moments.at', '<=', now - digestPauseMs), eb('moments.at', '>', now)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const deleteSentDigests = (transaction: StoreTransaction) =>
  transaction
    .deleteFrom('deliveries')
    .where('kind', '=', digestKind)
    .where('status', '=', 'delivered')
    .execute();

/** What a digest lists by now; requests that were released or erased meanwhile are left out. */
export async function findReportedSuspects(
  transaction: StoreTransaction,
  reportedAt: number,
): Promise<Suspects> {
  const reported = transaction
    .selectFrom('consultation_requests')
    .where('suspected_spam', '=', 1)
    .where('reported_at', '=', reportedAt);
  const rows = await reported
    .selectAll()
    .orderBy('received_at')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  const { total } = await reported
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  // A damaged row is still counted; `leads list` names it.
  return { listed: parseRows(rows, parseLead, () => {}), total: Number(total) };
}

/**
 * Gives unsent digests another id, so that an attempt under way withdraws its mail and the next one
 * is made without the requests that were erased.
 */
export async function restartDigests(
  transaction: StoreTransaction,
  reportedAt: readonly number[],
): Promise<void> {
  if (reportedAt.length === 0) return;
  const rows = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', digestKind)
    .where('status', '!=', 'delivered')
    .where('created_at', 'in', reportedAt)
    .execute();
  for (const { id } of rows) {
    await transaction
      .updateTable('deliveries')
      .set({ id: randomUUID(), lease_until: null, leased_by: null })
      .where('id', '=', id)
      .execute();
  }
}

/** Makes failed digests due now, their schedule from the start. @returns how many */
export async function retryParkedDigests({ db }: Store, now: number): Promise<number> {
  const { giveUpAt } = createSchedule(now);
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ status: 'pending', attempts: 0, due_at: now, give_up_at: giveUpAt })
    .where('kind', '=', digestKind)
    .where('status', '=', 'parked')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Clears the suspicion and creates the missing deliveries. The webhook is called again even if it
 * was called before: its receiver may have ignored a suspected request.
 * @returns false if the lead was not suspected
 */
export function releaseSuspect(
  { db }: Store,
  leadId: string,
  owed: readonly NewDelivery[],
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('consultation_requests')
      .set({ suspected_spam: 0, spam_reason: null })
      .where('id', '=', leadId)
      .where('suspected_spam', '=', 1)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const existing = await transaction
      .selectFrom('deliveries')
      .select(['kind', 'recipient', 'status'])
      .where('consultation_request_id', '=', leadId)
      .execute();
    const missing = owed.filter((delivery) =>
      delivery.kind === 'mail'
        ? existing.every(({ recipient }) => recipient !== delivery.recipient)
        : existing.every(({ kind, status }) => kind !== 'webhook' || status === 'delivered'),
    );
    await insertDeliveries(transaction, leadId, missing, createSchedule(now));
    return true;
  });
}
