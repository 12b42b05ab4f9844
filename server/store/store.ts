import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { openSqlite, assertWritable, getSqliteFile } from './sqlite.ts';
import { SqliteFileIdentity } from './sqlite-files.ts';
import { StoreLoss, type StoreLossError } from './store-loss.ts';
import {
  isStoreFailure,
  toPostgresFailure,
  toPostgresOpenError,
  type StoreOpenError,
  toSqliteOpenError,
} from './store-open-error.ts';
import type { Tables } from './tables.ts';

/** An open store. Everything that queries it takes this, or a transaction inside it. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
  /** Ask before and after each commit that is acknowledged. @returns why it must not be */
  findLoss(): StoreLossError | undefined;
}

export type StoreTransaction = Transaction<Tables>;

type StoreLocation = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

/** What the owner of a store wants to hear. */
interface StoreEvents {
  /** Hears of each connection that the database or the network ended. */
  onBrokenConnection(error: Error): void;
  /** Hears once that the store was deleted or replaced. */
  onLoss(error: StoreLossError): void;
  onWarning(sentence: string): void;
}

const noEvents: StoreEvents = { onBrokenConnection() {}, onLoss() {}, onWarning() {} };

/**
 * Opens the store that the settings name and brings it to the newest form.
 * @throws StoreOpenError with a sentence for the operator
 */
export async function openStore(place: StoreLocation): Promise<Store> {
  const store = await createStore(place, noEvents, migrate);
  try {
    await pingStore(store);
    return store;
  } catch (error) {
    await closeStore(store);
    throw toOpenError(place, error);
  }
}

/**
 * The same for a server, which has pages to serve while its disk is full or its database away: where
 * the reason may pass, each query tries again, and callers get its error until then.
 * @param onLater hears why the store is not open yet
 * @throws StoreOpenError if a person must do something first
 */
export async function openStoreForServer(
  place: StoreLocation,
  events: StoreEvents,
  onLater: (error: StoreOpenError) => void,
): Promise<Store> {
  const store = await createStore(place, events, async (db) => {
    await migrate(db);
    await assertWritable(db);
  });
  try {
    await pingStore(store);
  } catch (cause) {
    const error = toOpenError(place, cause);
    if (!error.isTemporary) {
      await closeStore(store);
      throw error;
    }
    onLater(error);
  }
  return store;
}

async function createStore(
  { DATA_DIR, DATABASE_URL }: StoreLocation,
  { onBrokenConnection, onLoss, onWarning }: StoreEvents,
  prepareSqlite: (db: Kysely<Tables>) => Promise<void>,
): Promise<Store> {
  const loss = new StoreLoss(onLoss);
  if (!DATABASE_URL) {
    const files = new SqliteFileIdentity(getSqliteFile(DATA_DIR), loss);
    const db = openSqlite(DATA_DIR, prepareSqlite, files);
    return { kind: 'sqlite', db, findLoss: () => files.findLoss() };
  }
  // Its driver is a tenth of a command's start, and most sites have no PostgreSQL.
  const { openPostgres } = await import('./postgres.ts');
  const { PostgresIdentity } = await import('./postgres-identity.ts');
  const identity = new PostgresIdentity({ loss, onWarning });
  const db = openPostgres(DATABASE_URL, onBrokenConnection, identity);
  return { kind: 'postgres', db, findLoss: () => loss.error };
}

/**
 * Names a failure of the store during a command, such as a disk that became full.
 * @returns undefined for an error that is not the store's
 */
export function toStoreFailure(place: StoreLocation, error: unknown): StoreOpenError | undefined {
  if (!isStoreFailure(error)) return undefined;
  return place.DATABASE_URL ? toPostgresFailure(error) : toOpenError(place, error);
}

const toOpenError = ({ DATA_DIR, DATABASE_URL }: StoreLocation, cause: unknown): StoreOpenError =>
  DATABASE_URL ? toPostgresOpenError(cause) : toSqliteOpenError(getSqliteFile(DATA_DIR), cause);

/** Resolves if the store answers a query; otherwise throws the database's own error. */
async function pingStore({ db }: Store): Promise<void> {
  await sql`select 1`.execute(db);
}

export async function closeStore({ db }: Store): Promise<void> {
  await db.destroy();
}
