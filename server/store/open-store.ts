import { type Kysely, sql } from 'kysely';
import { migrate } from './migrations.ts';
import { assertWritable, getSqliteFile, openSqlite } from './sqlite.ts';
import { closeStore, type Store } from './store.ts';
import { SqliteFileIdentity, StoreLoss, type StoreLossError } from './store-loss.ts';
import {
  isStoreFailure,
  type StoreOpenError,
  toPostgresFailure,
  toPostgresOpenError,
  toSqliteOpenError,
} from './store-open-error.ts';
import type { Tables } from './tables.ts';

/** The settings that say where the store is. */
interface StoreLocation {
  DATA_DIR: string;
  /** Of PostgreSQL; SQLite if absent. */
  DATABASE_URL?: URL | undefined;
}

interface StoreEvents {
  /** Called for each connection that the database or the network ended. */
  onBrokenConnection(error: Error): void;
  /** Called once if the store was deleted or replaced. */
  onLoss(error: StoreLossError): void;
}

const noEvents: StoreEvents = { onBrokenConnection() {}, onLoss() {} };

/**
 * Opens the store of the settings and applies the missing migrations.
 * @throws StoreOpenError with a message for the operator
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  const store = await createStore(location, noEvents, migrate);
  try {
    await pingStore(store);
    return store;
  } catch (error) {
    await closeStore(store);
    throw toOpenError(location, error);
  }
}

/**
 * Opens the store for a server, which serves pages even if its disk is full or its database is down.
 * If the reason is temporary, each query tries to open the store again, and throws until that works.
 * @param onDelay called with the reason if the store is not open yet
 * @throws StoreOpenError if an operator must act first
 */
export async function openStoreForServer(
  location: StoreLocation,
  events: StoreEvents,
  onDelay: (error: StoreOpenError) => void,
): Promise<Store> {
  const store = await createStore(location, events, async (db) => {
    await migrate(db);
    await assertWritable(db);
  });
  try {
    await pingStore(store);
  } catch (cause) {
    const error = toOpenError(location, cause);
    if (!error.isTemporary) {
      await closeStore(store);
      throw error;
    }
    onDelay(error);
  }
  return store;
}

async function createStore(
  { DATA_DIR, DATABASE_URL }: StoreLocation,
  { onBrokenConnection, onLoss }: StoreEvents,
  prepareSqlite: (db: Kysely<Tables>) => Promise<void>,
): Promise<Store> {
  if (!DATABASE_URL) {
    const files = new SqliteFileIdentity(getSqliteFile(DATA_DIR), new StoreLoss(onLoss));
    const db = openSqlite(DATA_DIR, prepareSqlite, files);
    return { kind: 'sqlite', db, findLoss: () => files.findLoss() };
  }
  // Loaded on demand: the driver takes a tenth of a command's start, and most sites use SQLite.
  const { openPostgres } = await import('./postgres.ts');
  const db = openPostgres(DATABASE_URL, onBrokenConnection);
  return { kind: 'postgres', db, findLoss: () => undefined };
}

/**
 * Converts a failure of the store during a command, such as a full disk.
 * @returns undefined for other errors
 */
export function toStoreFailure(
  location: StoreLocation,
  error: unknown,
): StoreOpenError | undefined {
  if (!isStoreFailure(error)) return undefined;
  return location.DATABASE_URL ? toPostgresFailure(error) : toOpenError(location, error);
}

const toOpenError = ({ DATA_DIR, DATABASE_URL }: StoreLocation, cause: unknown): StoreOpenError =>
  DATABASE_URL ? toPostgresOpenError(cause) : toSqliteOpenError(getSqliteFile(DATA_DIR), cause);

/** @throws the database's error if the store does not answer a query */
async function pingStore({ db }: Store): Promise<void> {
  await sql`select 1`.execute(db);
}
