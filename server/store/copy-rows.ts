import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { readMoment, recordMoment } from './moments.ts';
import { getSqliteFile } from './sqlite.ts';
import type { Store, StoreTransaction } from './store.ts';

/** In this order: deliveries refer to the others. */
export const copiedTables = [
  'consultation_requests',
  'subscriptions',
  'suppressions',
  'appointments',
  'held_times',
  'deliveries',
] as const;

/**
 * Rate limits are not worth copying, and deletions are simply announced again. Of the moments only the
 * last run of retention is copied; without it, the clock of a quiet site would look wrong.
 */
export const skippedTables = ['rate_limits', 'deletion_notices', 'moments'] as const;

export type RowCounts = Record<(typeof copiedTables)[number], number>;

/** Rows that are read and written together, far fewer than either database can bind. */
const batchRows = 500;

/** The stores cannot be copied. The message is for the operator. */
export class CopyError extends Error {
  override name = 'CopyError';
}

/**
 * Copies all rows in one transaction per store: either all of them arrive, or none. Both stores are
 * locked for writers until then. Deliveries lose their leases, whose workers belong to the source.
 * @throws CopyError if the target is not empty
 */
export function copyRows(source: Store, target: Store): Promise<RowCounts> {
  return source.db.transaction().execute((from) =>
    target.db.transaction().execute(async (to) => {
      await lockOutWriters(source, from);
      await lockOutWriters(target, to);
      const before = await countRows(to);
      if (Object.values(before).some((count) => count > 0)) {
        throw new CopyError('The target already contains data. Choose an empty one.');
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

/** A SQLite transaction already locks out writers. */
async function lockOutWriters({ kind }: Store, transaction: StoreTransaction): Promise<void> {
  if (kind === 'sqlite') return;
  const tables = sql.join(copiedTables.map((table) => sql.table(table)));
  await sql`lock table ${tables} in exclusive mode`.execute(transaction);
}

async function copyTables(from: StoreTransaction, to: StoreTransaction): Promise<void> {
  for (const table of copiedTables) await copyInBatches(table, from, to);
  await to.updateTable('deliveries').set({ lease_until: null, leased_by: null }).execute();
}

async function copyInBatches(
  table: (typeof copiedTables)[number],
  from: StoreTransaction,
  to: StoreTransaction,
): Promise<void> {
  const query = from.selectFrom(table).selectAll().orderBy('id').limit(batchRows);
  let rows = await query.execute();
  while (rows.length > 0) {
    await to.insertInto(table).values(rows).execute();
    rows = await query.where('id', '>', rows.at(-1)?.id ?? '').execute();
  }
}

async function copyRetentionMoment(from: StoreTransaction, to: StoreTransaction): Promise<void> {
  const at = await readMoment(from, 'retention');
  if (at !== null) await recordMoment(to, 'retention', at);
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
    suppressions: await count('suppressions'),
    appointments: await count('appointments'),
    held_times: await count('held_times'),
    deliveries: await count('deliveries'),
  };
}

export const sqliteExists = (dataDir: string) => existsSync(getSqliteFile(dataDir));

/** Whether any process has the SQLite store open, even if idle. Call before opening it. */
export function isSqliteInUse(dataDir: string): boolean {
  const database = new Database(getSqliteFile(dataDir), { timeout: 0, fileMustExist: true });
  try {
    // In WAL mode this succeeds only for the sole connection.
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    database.close();
  }
}

/** PostgreSQL still shows a connection for a moment after it ended. */
const pollMs = 100;
const maxPolls = 20;

/** Counts other connections to the PostgreSQL database. A running server always has some. */
export async function countOtherConnections(store: Store): Promise<number> {
  for (let waited = 1; waited < maxPolls && (await queryOtherConnections(store)) > 0; waited += 1) {
    await setTimeout(pollMs);
  }
  return queryOtherConnections(store);
}

async function queryOtherConnections({ db }: Store): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and coalesce(backend_type, 'client backend') = 'client backend'`.execute(db);
  return Number(rows[0]?.others ?? 0);
}
