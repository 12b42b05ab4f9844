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

/** Opens the store that the settings name and brings it to the newest form. */
export async function openStore(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
  onIdleError: (error: Error) => void = () => {},
): Promise<Store> {
  const store: Store = config.DATABASE_URL
    ? { kind: 'postgres', db: openPostgres(config.DATABASE_URL, onIdleError) }
    : { kind: 'sqlite', db: openSqlite(config.DATA_DIR) };
  await migrate(store.db);
  return store;
}

/** Resolves if the store answers a query; otherwise throws the database's own error. */
export async function pingStore({ db }: Store): Promise<void> {
  await sql`select 1`.execute(db);
}

export async function closeStore({ db }: Store): Promise<void> {
  await db.destroy();
}
