import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { cacheStatements } from './prepared-statements.ts';
import type { SqliteFileIdentity } from './sqlite-files.ts';
import type { Tables } from './tables.ts';

/** How long a write waits for another process's lock. */
const lockTimeoutMs = 2000;
/** Between two tries; the event loop is free meanwhile, so pages are served. */
const lockRetryMs = 20;
/** SQLite itself waits without yielding, so it may only bridge a commit of another process. */
const busyTimeoutMs = 10;

/** The file of the embedded store. */
export const getSqliteFile = (dataDir: string) => join(dataDir, 'site.db');

/**
 * The embedded store. The first query opens it, creating the folder (for this user only) and the file
 * if they are missing; where that fails the query does, and the next one tries again.
 * @param prepare brings it to the newest form, once it is open
 * @param files learns which files were opened
 */
export function openSqlite(
  dataDir: string,
  prepare: (db: Kysely<Tables>) => Promise<void> = async () => {},
  files?: SqliteFileIdentity,
): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({
      async database() {
        const database = connect(dataDir);
        files?.remember();
        const kept = cacheStatements(database);
        try {
          const dialect = new ImmediateSqliteDialect({ database: kept });
          await prepare(new Kysely<Tables>({ dialect }));
          files?.remember();
        } catch (error) {
          files?.forget();
          database.close();
          throw error;
        }
        return {
          ...kept,
          close() {
            files?.forget();
            kept.close();
          },
        };
      },
    }),
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
  // In WAL mode only FULL syncs at each commit; NORMAL loses acknowledged rows in a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Deleted personal data must not stay readable in the file's free space.
  database.pragma('secure_delete = ON');
  database.pragma(`busy_timeout = ${busyTimeoutMs}`);
}

/**
 * A file that may only be read is opened all the same, for who only reads, and stays so for as long as
 * it is open.
 * @throws SqliteError if nothing could ever be written
 */
export async function assertWritable(db: Kysely<Tables>): Promise<void> {
  // One connection serves all, so these three are one transaction.
  for (const statement of ['begin immediate', 'create table writable (id)', 'rollback']) {
    await db.executeQuery(CompiledQuery.raw(statement));
  }
}

/** Looks without a right to write, so that a damaged file is not changed before it is repaired. */
function assertNotDamaged(file: string): void {
  const database = new Database(file, { readonly: true, timeout: lockTimeoutMs });
  try {
    const found = database.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new Database.SqliteError('the quick check failed', 'SQLITE_CORRUPT');
  } finally {
    database.close();
  }
}

/**
 * Takes the write lock when a transaction begins. A deferred one that reads first fails at its
 * first write if another process wrote in between, and no timeout helps it.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new RetryingConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back already, and a second error would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isRolledBack(error)) throw error;
    });
  }
}

/** Repeats a statement that found the database locked: it has changed nothing yet. */
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

/** Whether another process holds the lock that a write needs. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

const isRolledBack = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.message.includes('no transaction is active');

class ImmediateSqliteAdapter extends SqliteAdapter {
  // SQLite can; with it a migration is one transaction, and so alone.
  override get supportsTransactionalDdl(): true {
    return true;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter() {
    return new ImmediateSqliteAdapter();
  }
}
