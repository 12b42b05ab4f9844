import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { FileIdentity } from './file-identity.ts';
import type { Tables } from './tables.ts';

/** How long a write waits for another process's lock. */
const lockTimeoutMs = 2000;
/** Pause between attempts to get the lock; the event loop keeps serving pages. */
const lockRetryMs = 20;
/** SQLite waits without yielding, so this covers only a short commit of another process. */
const busyTimeoutMs = 10;

export const getSqliteFile = (dataDir: string) => join(dataDir, 'site.db');

/**
 * Opens the embedded store. The first query opens the file, and creates it and its folder (for this
 * user only) if they are missing. If that fails, so does the query, and the next one tries again.
 * @param prepare applies the migrations after opening
 * @param files remembers which files were opened
 */
export function openSqlite(
  dataDir: string,
  prepare: (db: Kysely<Tables>) => Promise<void> = async () => {},
  files?: FileIdentity,
): Kysely<Tables> {
  return createKysely({
    async database() {
      const database = connect(dataDir);
      const close = () => {
        files?.forget();
        database.close();
      };
      files?.remember();
      try {
        await prepare(createKysely({ database }));
        files?.remember();
      } catch (error) {
        close();
        throw error;
      }
      return { prepare: (sql) => database.prepare(sql), close };
    },
  });
}

function createKysely(config: SqliteDialectConfig): Kysely<Tables> {
  return new Kysely<Tables>({
    plugins: [new CamelCasePlugin()],
    dialect: {
      createDriver: () => new ImmediateSqliteDriver(config),
      createAdapter: () => new ImmediateSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}

function connect(dataDir: string): Database.Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = getSqliteFile(dataDir);
  if (existsSync(file)) assertNotDamaged(file);
  const database = new Database(file, { timeout: lockTimeoutMs });
  try {
    setPragmas(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function setPragmas(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  // In WAL mode only FULL syncs each commit; NORMAL loses acknowledged rows in a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Deleted personal data must not remain in the file's free space.
  database.pragma('secure_delete = ON');
  database.pragma(`busy_timeout = ${busyTimeoutMs}`);
}

/**
 * SQLite opens a read-only file without an error, and it stays read-only until it is closed.
 * @throws SqliteError if the store cannot be written
 */
export async function assertWritable(db: Kysely<Tables>): Promise<void> {
  // There is one connection, so these three are one transaction.
  for (const statement of ['begin immediate', 'create table writable (id)', 'rollback']) {
    await db.executeQuery(CompiledQuery.raw(statement));
  }
}

/** Checks the file read-only, so that a damaged file is not changed before it is repaired. */
function assertNotDamaged(file: string): void {
  const database = new Database(file, { readonly: true, timeout: lockTimeoutMs });
  try {
    const result = database.pragma('quick_check(1)', { simple: true });
    if (result !== 'ok') throw new Database.SqliteError('the quick check failed', 'SQLITE_CORRUPT');
  } finally {
    database.close();
  }
}

/**
 * Takes the write lock when a transaction begins. A deferred transaction that reads first fails at
 * its first write if another process wrote in between, regardless of timeouts.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new RetryingConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has already rolled back; a second error would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isRolledBack(error)) throw error;
    });
  }
}

/** Retries a statement while the database is locked; it has changed nothing yet. */
class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = performance.now() + lockTimeoutMs;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (!isLocked(error) || performance.now() >= giveUpAt) throw error;
        await setTimeout(lockRetryMs);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

/** Whether another process holds the write lock. */
const isLocked = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

const isRolledBack = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.message.includes('no transaction is active');

class ImmediateSqliteAdapter extends SqliteAdapter {
  // Runs the migrations in one transaction, so that only one process migrates.
  override get supportsTransactionalDdl(): true {
    return true;
  }
}
