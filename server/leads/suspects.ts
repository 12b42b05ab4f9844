import type { ExpressionBuilder } from 'kysely';
import { dayMs } from '../../lib/durations.ts';
import { digestKind, type Suspects } from '../model.ts';
import { insertDeliveries } from '../outbox/deliveries.ts';
import { toLeads } from '../store/leads.ts';
import { claimMoment } from '../store/moments.ts';
import type { Store, StoreTransaction } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** Requests that one digest lists. */
const maxListed = 50;
/** Minimum time between two digests. */
const digestPauseMs = dayMs;

const hasDelivery = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'leads'>) =>
  exists(
    selectFrom('deliveries').select('deliveries.id').whereRef('deliveries.leadId', '=', 'leads.id'),
  );

/** Suspected requests that were not released. */
export interface SuspectCounts {
  /** Delivered and marked as suspected. */
  delivered: number;
  /** Only listed in a digest. */
  held: number;
}

export async function countSuspects({ db }: Store): Promise<SuspectCounts> {
  const row = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere(hasDelivery).as('delivered'),
    ])
    .where('spamReason', 'is not', null)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns counts as text.
  const delivered = Number(row.delivered);
  return { delivered, held: Number(row.all) - delivered };
}

/**
 * Creates a digest of the requests that were held back since the last one, with a delivery for each
 * recipient, at most once a day. If several servers run this at once, one creates the digest.
 * @returns the number of reported requests; 0 if there are none or it is too early
 */
export function reportSuspects(
  { db }: Store,
  recipients: readonly string[],
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const unreported = (row: ExpressionBuilder<Tables, 'leads'>) =>
      row.and([
        row('spamReason', 'is not', null),
        row('reportedAt', 'is', null),
        row.not(hasDelivery(row)),
      ]);
    const first = await transaction
      .selectFrom('leads')
      .select('id')
      .where(unreported)
      .limit(1)
      .executeTakeFirst();
    if (!first || !(await claimMoment(transaction, 'suspect-digest', now, digestPauseMs))) return 0;
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ reportedAt: now })
      .where(unreported)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    await transaction
      .deleteFrom('deliveries')
      .where('kind', '=', digestKind)
      .where('status', '=', 'delivered')
      .execute();
    const digests = recipients.map((recipient) => ({ kind: digestKind, recipient }) as const);
    await insertDeliveries(transaction, {}, digests, now);
    return Number(numUpdatedRows);
  });
}

/** Finds the requests of a digest, without those that were released or erased since. */
export async function findReportedSuspects(
  transaction: StoreTransaction,
  reportedAt: number,
): Promise<Suspects> {
  const reported = transaction
    .selectFrom('leads')
    .where('spamReason', 'is not', null)
    .where('reportedAt', '=', reportedAt);
  const rows = await reported
    .selectAll()
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  const { total } = await reported
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  // A damaged row still counts; `leads list` reports it.
  return { listed: toLeads(rows, () => {}), total: Number(total) };
}
