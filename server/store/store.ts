import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** An open store. Everything that queries it takes this, or a transaction inside it. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
}

export type StoreTransaction = Transaction<Tables>;

/**
 * Opens the store that the settings name and brings it to the newest form.
 * @param onBrokenConnection hears of each connection that the database or the network ended
 */
export async function openStore(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
  onBrokenConnection: (error: Error) => void = () => {},
): Promise<Store> {
  if (config.DATABASE_URL) {
    return { kind: 'postgres', db: await openPostgres(config.DATABASE_URL, onBrokenConnection) };
  }
  const db = openSqlite(config.DATA_DIR);
  await migrate(db);
  return { kind: 'sqlite', db };
}

/** Resolves if the store answers a query; otherwise throws the database's own error. */
export async function pingStore({ db }: Store): Promise<void> {
  await sql`select 1`.execute(db);
}

export async function closeStore({ db }: Store): Promise<void> {
  await db.destroy();
}
