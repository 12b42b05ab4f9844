import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, sqliteFile } from './sqlite.ts';
import { postgresOpenError, sqliteOpenError } from './store-open-error.ts';
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
 * @throws StoreOpenError with a sentence for the operator
 */
export async function openStore(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
  onBrokenConnection: (error: Error) => void = () => {},
): Promise<Store> {
  const url = config.DATABASE_URL;
  if (!url) return { kind: 'sqlite', db: await openMigratedSqlite(config.DATA_DIR) };
  const db = await openPostgres(url, onBrokenConnection).catch((cause: unknown) => {
    throw postgresOpenError(cause);
  });
  return { kind: 'postgres', db };
}

async function openMigratedSqlite(dataDir: string): Promise<Kysely<Tables>> {
  try {
    const db = openSqlite(dataDir);
    await migrate(db);
    return db;
  } catch (cause) {
    throw sqliteOpenError(sqliteFile(dataDir), cause);
  }
}

/** Resolves if the store answers a query; otherwise throws the database's own error. */
export async function pingStore({ db }: Store): Promise<void> {
  await sql`select 1`.execute(db);
}

export async function closeStore({ db }: Store): Promise<void> {
  await db.destroy();
}
