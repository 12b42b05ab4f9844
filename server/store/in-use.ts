import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { getSqliteFile } from './sqlite.ts';
import type { Store } from './store.ts';

export const sqliteExists = (dataDir: string) => existsSync(getSqliteFile(dataDir));

/** Whether any process has the SQLite store open, however idle. Ask before opening it. */
export function isSqliteInUse(dataDir: string): boolean {
  const database = new Database(getSqliteFile(dataDir), { timeout: 0, fileMustExist: true });
  try {
    // In WAL mode only a connection that is alone gets this.
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

/** A connection that has just ended shows in PostgreSQL for a moment. */
const pollMs = 100;
const maxPolls = 20;

/** How many connections others hold to the PostgreSQL database. A running server always has some. */
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
