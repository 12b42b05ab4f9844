import { statSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { z } from 'zod';

const restartAdvice =
  'A person must look at it and restart the server; until then requests are refused (docs/running.md).';

/** The open store is not the one that a restart would open, so nothing may be acknowledged. */
export class StoreLossError extends Error {
  override name = 'StoreLossError';
  /** Without paths and addresses, for `/readyz`. */
  readonly publicMessage: string;

  /** @param detail such as the path, for the log only */
  constructor(what: string, detail: string, happened: string) {
    super(`${what} ${detail} was ${happened} while the server ran. ${restartAdvice}`);
    this.publicMessage = `${what} was ${happened} while the server ran. ${restartAdvice}`;
  }
}

/** Keeps the first loss until a restart: a store that looks right again may have gaps. */
export class StoreLoss {
  #error: StoreLossError | undefined;
  readonly #onLoss: (error: StoreLossError) => void;

  constructor(onLoss: (error: StoreLossError) => void) {
    this.#onLoss = onLoss;
  }

  get error(): StoreLossError | undefined {
    return this.#error;
  }

  record(error: StoreLossError): StoreLossError {
    if (!this.#error) {
      this.#error = error;
      this.#onLoss(error);
    }
    return this.#error;
  }
}

interface FileStats {
  dev: number;
  ino: number;
  size: number;
}

/**
 * Compares the files at the store's path with those that were opened. SQLite keeps writing to a file
 * that was deleted or replaced, and all of that is lost when the process ends.
 */
export class SqliteFileIdentity {
  readonly #file: string;
  readonly #loss: StoreLoss;
  readonly #opened = new Map<string, FileStats>();

  constructor(file: string, loss: StoreLoss) {
    this.#file = file;
    this.#loss = loss;
  }

  /** Call right after opening, and again once the write-ahead log and shared memory exist. */
  remember(): void {
    // All three exist while a connection is open; a commit goes to the log first.
    for (const path of [this.#file, `${this.#file}-wal`, `${this.#file}-shm`]) {
      const stats = readStats(path);
      if (stats && !this.#opened.has(path)) this.#opened.set(path, stats);
    }
  }

  /** Call on close: it deletes the log and shared memory, and the next open may find another file. */
  forget(): void {
    this.#opened.clear();
  }

  /** Takes a few microseconds, so it can run for each acknowledgment. */
  findLoss(): StoreLossError | undefined {
    if (this.#loss.error) return this.#loss.error;
    for (const [path, opened] of this.#opened) {
      try {
        const happened = this.#compare(path, opened);
        if (happened)
          return this.#loss.record(new StoreLossError('The store file', path, happened));
      } catch {
        // The disk or the permission may come back, so this error is not kept.
        return new StoreLossError('The store file', path, 'out of reach');
      }
    }
    return undefined;
  }

  #compare(path: string, opened: FileStats): string | undefined {
    const current = readStats(path);
    if (!current) return 'deleted or moved';
    if (current.ino !== opened.ino || current.dev !== opened.dev) return 'replaced by another file';
    // The log shrinks at a checkpoint; the store file never does.
    if (path !== this.#file) return undefined;
    if (current.size < opened.size) return 'truncated';
    opened.size = current.size;
    return undefined;
  }
}

function readStats(path: string): FileStats | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { dev: stats.dev, ino: stats.ino, size: stats.size };
}

const database = `(select oid::text from pg_database where datname = current_database())`;
/** Null on a standby, which takes no writes and has no own timeline yet. */
const timeline = `case when pg_is_in_recovery() then null
  else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::bigint end`;

const identityRows = z.tuple([
  z.object({ database: z.string(), timeline: z.number().nullable(), system: z.string() }),
]);
type DatabaseIdentity = z.infer<typeof identityRows>[0];

interface IdentityEvents {
  loss: StoreLoss;
  onWarning(sentence: string): void;
}

/**
 * Checks that each new connection leads to the same database. A connection never changes its
 * database, so none is used for a lead before it was checked.
 */
export class PostgresIdentity {
  readonly #events: IdentityEvents;
  #known: DatabaseIdentity | undefined;
  #unreadable = false;

  constructor(events: IdentityEvents) {
    this.#events = events;
  }

  /** @throws StoreLossError if the database is another one */
  async check(client: ClientBase): Promise<void> {
    const current = await this.#read(client);
    const known = this.#known ?? current;
    const happened = describeDifference(known, current);
    if (happened) {
      const error = new StoreLossError('The database', 'that DATABASE_URL names', happened);
      throw this.#events.loss.record(error);
    }
    if ((current.timeline ?? 0) > (known.timeline ?? current.timeline ?? 0)) {
      this.#events.onWarning(
        `the database is on timeline ${current.timeline} after ${known.timeline}: a standby was promoted or a backup restored; leads that were not replicated are missing`,
      );
    }
    this.#known = { ...current, timeline: current.timeline ?? known.timeline };
  }

  async #read(client: ClientBase): Promise<DatabaseIdentity> {
    const read = async (system: string) => {
      const { rows } = await client.query(
        `select ${database} as database, ${timeline} as timeline, ${system} as system`,
      );
      return identityRows.parse(rows)[0];
    };
    if (this.#unreadable) return read("''");
    try {
      return await read('(select system_identifier::text from pg_control_system())');
    } catch (error) {
      if (!isPermissionError(error)) throw error;
      this.#unreadable = true;
      this.#events.onWarning(
        "the database's role may not run pg_control_system(): another cluster with a database of the same number would not be noticed",
      );
      return read("''");
    }
  }
}

function describeDifference(
  known: DatabaseIdentity,
  current: DatabaseIdentity,
): string | undefined {
  if (current.system !== known.system) return 'replaced by another cluster';
  if (current.database !== known.database) return 'replaced by another database';
  // A later timeline is a promoted standby, which continues from the primary.
  const wentBack =
    current.timeline !== null && known.timeline !== null && current.timeline < known.timeline;
  return wentBack ? 'replaced by an older copy, on an earlier timeline' : undefined;
}

const insufficientPrivilege = '42501';
const isPermissionError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === insufficientPrivilege;
