import { sql } from 'kysely';
import { recordMoment, readMoment } from './moments.ts';
import type { Store, StoreTransaction } from './store.ts';

/** What is copied. */
export const copiedTables = ['consultation_requests', 'subscriptions', 'deliveries'] as const;

/**
 * Rate limits are not worth copying, and announced deletions are announced again. Of the moments only
 * the last run of retention is copied, or a quiet site would look like one whose clock jumped.
 */
export const skippedTables = ['rate_limits', 'deletion_notices', 'moments'] as const;

export type RowCounts = Record<(typeof copiedTables)[number], number>;

/** Rows that are read and written together; far below the parameters that either store binds. */
const batchRows = 500;

/** The stores were not as copying needs them. The message is for the operator. */
export class CopyError extends Error {
  override name = 'CopyError';
}

/**
 * Copies every row in one transaction of each store: in the end all of them are there, or none.
 * Nobody writes to either meanwhile. No delivery keeps its lease: who held it works on the source.
 * @throws CopyError if the target holds anything
 */
export function copyRows(source: Store, target: Store): Promise<RowCounts> {
  return source.db.transaction().execute((from) =>
    target.db.transaction().execute(async (to) => {
      await lockOutWriters(source, from);
      await lockOutWriters(target, to);
      const before = await countRows(to);
      if (Object.values(before).some((count) => count > 0)) {
        throw new CopyError('The target already holds data. Choose an empty one.');
      }
      await copyTables(from, to);
      await copyRetentionMoment(from, to);
      const counts = await countRows(to);
      const expected = await countRows(from);
      if (copiedTables.some((table) => counts[table] !== expected[table])) {
        throw new CopyError('The target does not hold as many rows as the source.');
      }
      return counts;
    }),
  );
}

/** On SQLite a transaction does so by itself. */
async function lockOutWriters({ kind }: Store, transaction: StoreTransaction): Promise<void> {
  if (kind === 'sqlite') return;
  const tables = sql.join(copiedTables.map((table) => sql.table(table)));
  await sql`lock table ${tables} in exclusive mode`.execute(transaction);
}

/** Owners before what they own. */
async function copyTables(from: StoreTransaction, to: StoreTransaction): Promise<void> {
  const requests = from.selectFrom('consultation_requests').selectAll();
  await copyInBatches(
    (after) => requests.where('id', '>', after).orderBy('id').limit(batchRows).execute(),
    (rows) => to.insertInto('consultation_requests').values(rows).execute(),
  );
  const subscriptions = from.selectFrom('subscriptions').selectAll();
  await copyInBatches(
    (after) => subscriptions.where('id', '>', after).orderBy('id').limit(batchRows).execute(),
    (rows) => to.insertInto('subscriptions').values(rows).execute(),
  );
  const deliveries = from.selectFrom('deliveries').selectAll();
  const free = { lease_until: null, leased_by: null };
  await copyInBatches(
    (after) => deliveries.where('id', '>', after).orderBy('id').limit(batchRows).execute(),
    (rows) =>
      to
        .insertInto('deliveries')
        .values(rows.map((row) => ({ ...row, ...free })))
        .execute(),
  );
}

async function copyRetentionMoment(from: StoreTransaction, to: StoreTransaction): Promise<void> {
  const at = await readMoment(from, 'retention');
  if (at !== null) await recordMoment(to, 'retention', at);
}

async function copyInBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  write: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let rows = await read(''); rows.length > 0; rows = await read(rows.at(-1)?.id ?? '')) {
    await write(rows);
  }
}

async function countRows(transaction: StoreTransaction): Promise<RowCounts> {
  const count = async (table: (typeof copiedTables)[number]) => {
    const row = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return {
    consultation_requests: await count('consultation_requests'),
    subscriptions: await count('subscriptions'),
    deliveries: await count('deliveries'),
  };
}
