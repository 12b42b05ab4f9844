import { type Kysely, sql } from 'kysely';
import { identifyFiles, type StoreLossError } from './file-identity.ts';
import { migrate } from './migrations.ts';
import { isStoreFailure, type StoreOpenError, toStoreOpenError } from './open-error.ts';
import { assertWritable, getSqliteFile, openSqlite } from './sqlite.ts';
import { closeStore, type Store } from './store.ts';
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
  /** Called with the reason if the store is not open yet. */
  onDelay(error: StoreOpenError): void;
}

/**
 * Opens the store of the settings and applies the missing migrations.
 * @throws StoreOpenError with a message for the operator
 */
export const openStore = (location: StoreLocation): Promise<Store> => open(location, migrate);

/**
 * Opens the store for a server, which serves pages even if its disk is full or its database is down.
 * If the reason is temporary, each query tries to open the store again, and throws until that works.
 * @throws StoreOpenError if an operator must act first
 */
export function openStoreForServer(location: StoreLocation, events: StoreEvents): Promise<Store> {
  const prepare = async (db: Kysely<Tables>) => {
    await migrate(db);
    await assertWritable(db);
  };
  return open(location, prepare, events);
}

async function open(
  location: StoreLocation,
  prepareSqlite: (db: Kysely<Tables>) => Promise<void>,
  events?: StoreEvents,
): Promise<Store> {
  const store = await createStore(location, prepareSqlite, events);
  try {
    await sql`select 1`.execute(store.db);
  } catch (cause) {
    const error = toOpenError(location, cause);
    if (!events || !error.isTemporary) {
      await closeStore(store);
      throw error;
    }
    events.onDelay(error);
  }
  return store;
}

async function createStore(
  { DATA_DIR, DATABASE_URL }: StoreLocation,
  prepareSqlite: (db: Kysely<Tables>) => Promise<void>,
  events?: StoreEvents,
): Promise<Store> {
  if (!DATABASE_URL) {
    const files = identifyFiles(getSqliteFile(DATA_DIR), events?.onLoss);
    const db = openSqlite(DATA_DIR, prepareSqlite, files);
    return { kind: 'sqlite', db, findLoss: files.findLoss };
  }
  // Loaded on demand: the driver takes a tenth of a command's start, and most sites use SQLite.
  const { openPostgres } = await import('./postgres.ts');
  const db = openPostgres(DATABASE_URL, events?.onBrokenConnection);
  return { kind: 'postgres', db, findLoss: () => undefined };
}

/**
 * Converts a failure of the store during a command, such as a full disk.
 * @returns undefined for other errors
 */
export const toStoreFailure = (
  location: StoreLocation,
  error: unknown,
): StoreOpenError | undefined => (isStoreFailure(error) ? toOpenError(location, error) : undefined);

function toOpenError({ DATA_DIR, DATABASE_URL }: StoreLocation, cause: unknown): StoreOpenError {
  const file = getSqliteFile(DATA_DIR);
  return DATABASE_URL
    ? toStoreOpenError('database that DATABASE_URL names', cause)
    : toStoreOpenError(`store ${file}`, cause, file);
}
