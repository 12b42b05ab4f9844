import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { openSqlite, requireWritable, sqliteFile } from './sqlite.ts';
import { postgresOpenError, type StoreOpenError, sqliteOpenError } from './store-open-error.ts';
import type { Tables } from './tables.ts';

/** An open store. Everything that queries it takes this, or a transaction inside it. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
}

export type StoreTransaction = Transaction<Tables>;

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;
type OnError = (error: Error) => void;

/**
 * Opens the store that the settings name and brings it to the newest form.
 * @param onBrokenConnection hears of each connection that the database or the network ended
 * @throws StoreOpenError with a sentence for the operator
 */
export async function openStore(place: Place, onBrokenConnection: OnError = () => {}) {
  const store = await storeAt(place, onBrokenConnection, migrate);
  try {
    await pingStore(store);
    return store;
  } catch (error) {
    await closeStore(store);
    throw asOpenError(place, error);
  }
}

/**
 * The same for a server, which has pages to serve while its disk is full or its database away: where
 * the reason may pass, each query tries again, and callers get its error until then.
 * @param onLater hears why the store is not open yet
 * @throws StoreOpenError if a person must do something first
 */
export async function openStoreOrLater(
  place: Place,
  onBrokenConnection: OnError,
  onLater: (error: StoreOpenError) => void,
): Promise<Store> {
  const store = await storeAt(place, onBrokenConnection, async (db) => {
    await migrate(db);
    await requireWritable(db);
  });
  try {
    await pingStore(store);
  } catch (cause) {
    const error = asOpenError(place, cause);
    if (!error.mayPass) {
      await closeStore(store);
      throw error;
    }
    onLater(error);
  }
  return store;
}

async function storeAt(
  { DATA_DIR, DATABASE_URL }: Place,
  onBrokenConnection: OnError,
  prepareSqlite: (db: Kysely<Tables>) => Promise<void>,
): Promise<Store> {
  if (!DATABASE_URL) return { kind: 'sqlite', db: openSqlite(DATA_DIR, prepareSqlite) };
  // Its driver is a tenth of a command's start, and most sites have no PostgreSQL.
  const { openPostgres } = await import('./postgres.ts');
  return { kind: 'postgres', db: openPostgres(DATABASE_URL, onBrokenConnection) };
}

const asOpenError = ({ DATA_DIR, DATABASE_URL }: Place, cause: unknown): StoreOpenError =>
  DATABASE_URL ? postgresOpenError(cause) : sqliteOpenError(sqliteFile(DATA_DIR), cause);

/** Resolves if the store answers a query; otherwise throws the database's own error. */
async function pingStore({ db }: Store): Promise<void> {
  await sql`select 1`.execute(db);
}

export async function closeStore({ db }: Store): Promise<void> {
  await db.destroy();
}
