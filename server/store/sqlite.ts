import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { keepStatements } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

/** How long a statement waits for another process's write lock, in milliseconds. */
const busyTimeout = 2000;

/** Where the embedded store lies. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'site.db');

/** Opens the embedded store, creating the folder (for this user only) and the file if need be. */
export function openSqlite(dataDir: string): Kysely<Tables> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  if (existsSync(file)) refuseDamaged(file);
  const database = new Database(file, { timeout: busyTimeout });
  database.pragma('journal_mode = WAL');
  // In WAL mode only FULL syncs at each commit; NORMAL loses acknowledged rows in a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is deleted for somebody's sake must not stay readable in the file's free space.
  database.pragma('secure_delete = ON');
  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({ database: keepStatements(database) }),
  });
}

/** Looks without a right to write, so that a damaged file stays as it is for whoever mends it. */
function refuseDamaged(file: string): void {
  const database = new Database(file, { readonly: true, timeout: busyTimeout });
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
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

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
