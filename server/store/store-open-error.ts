import { accessSync, constants, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreLossError } from './store-loss.ts';

/** The store cannot be opened. The message is for the operator. */
export class StoreOpenError extends Error {
  override name = 'StoreOpenError';
  /** Whether opening may succeed later, when there is space again or the database is back. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean, cause: unknown) {
    super(message, { cause });
    this.isTemporary = isTemporary;
  }
}

interface Advice {
  /** Matches the error code of the system or SQLite. */
  code: RegExp;
  sentence: string;
  isTemporary: boolean;
}

/** The first matching entry applies. */
const advice: Advice[] = [
  {
    code: /^SQLITE_(?:NOTADB|CORRUPT)/,
    sentence: 'is damaged and was not changed. Put a backup in its place (docs/running.md)',
    isTemporary: false,
  },
  {
    code: /^SQLITE_(?:BUSY|LOCKED)/,
    sentence: 'is locked by another process. Stop that process and start again',
    isTemporary: false,
  },
  {
    code: /^(?:SQLITE_FULL|ENOSPC|EDQUOT)/,
    sentence: 'has no space left on its disk. Free some',
    isTemporary: true,
  },
  {
    code: /^EROFS/,
    sentence: 'is on a read-only disk. Mount the disk as writable',
    isTemporary: true,
  },
  {
    code: /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|EACCES|EPERM)/,
    sentence:
      'cannot be written. This user must be able to read and write the folder and its files',
    isTemporary: false,
  },
  {
    code: /^SQLITE_IOERR/,
    sentence: 'cannot be read or written: the disk is failing, or a file size limit is reached',
    isTemporary: true,
  },
];

/** Kysely's message for a migration that this version does not have. */
const unknownMigration = /^corrupted migrations: previously executed migration (\S+) is missing/;

/** This version must not write a store that a newer version has migrated. */
function toNewerStoreError(name: string, cause: unknown): StoreOpenError | undefined {
  const [, migration] = cause instanceof Error ? (unknownMigration.exec(cause.message) ?? []) : [];
  if (migration === undefined) return undefined;
  const sentence = `${name} was written by a newer version of the site (it has ${migration}). Start that version again, or put the backup from before the upgrade in its place (docs/upgrading.md).`;
  return new StoreOpenError(sentence, false, cause);
}

/**
 * Describes why the embedded store cannot be opened, and what to do.
 * @param file of the store
 */
export function toSqliteOpenError(file: string, cause: unknown): StoreOpenError {
  const newer = toNewerStoreError(`The store ${file}`, cause);
  if (newer) return newer;
  const code = getErrorCode(cause);
  const reason = findDiskCode(file, code) ?? code;
  const { sentence, isTemporary } = advice.find(({ code: pattern }) => pattern.test(reason)) ?? {
    sentence: 'cannot be opened',
    isTemporary: false,
  };
  return new StoreOpenError(`The store ${file} ${sentence} (${code}).`, isTemporary, cause);
}

/** SQLite uses few codes for disk errors, so look for a full or read-only disk. */
function findDiskCode(file: string, code: string): string | undefined {
  if (!/^SQLITE_(?:READONLY|CANTOPEN|IOERR)/.test(code)) return undefined;
  try {
    const folder = dirname(file);
    if (statfsSync(folder).bavail === 0) return 'ENOSPC';
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return getErrorCode(error);
  }
}

/** The database is full, busy, starting, stopping or unreachable, but does not reject the login. */
const temporaryDatabaseCode =
  /^(?:08|53|57P0|58)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** PgBouncer has one code, 08P01, for these and for a database that is down. They name a parameter, database or user. */
const poolerRefusal =
  /unsupported startup parameter|no such (?:database|user)|does not exist|authentication failed/i;

/** The message leaves out the address, which contains a password. */
export function toPostgresOpenError(cause: unknown): StoreOpenError {
  const newer = toNewerStoreError('The database that DATABASE_URL names', cause);
  if (newer) return newer;
  const code = getErrorCode(cause);
  const refusal =
    code === '08P01' && cause instanceof Error && poolerRefusal.test(cause.message)
      ? cause.message
      : '';
  return new StoreOpenError(
    `The database that DATABASE_URL names refused the connection (${[code, refusal].filter(Boolean).join(': ')}).`,
    temporaryDatabaseCode.test(code) && refusal === '',
    cause,
  );
}

/** For failures after the store was opened. */
export const toPostgresFailure = (cause: unknown) =>
  new StoreOpenError(
    `The database that DATABASE_URL names does not answer or is full (${getErrorCode(cause)}).`,
    true,
    cause,
  );

/** Whether the disk or the database failed, not the program. */
export function isStoreFailure(error: unknown): boolean {
  const code = getErrorCode(error);
  return temporaryDatabaseCode.test(code) || advice.some(({ code: pattern }) => pattern.test(code));
}

/** SQL that every store refuses (wrong data, a violated constraint, a wrong statement), and wrong calls of Node. */
const programCode =
  /^(?:2[23]|42(?!501|P01))\w{3}$|^SQLITE_(?:CONSTRAINT|MISMATCH|RANGE)|^ERR_(?:INVALID|MISSING|OUT_OF)_/;

/** Whether the program made a mistake. The drivers throw plain errors, or errors with a code. */
export function isProgramError(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StoreOpenError) return false;
  if ('code' in error) return programCode.test(String(error.code));
  return error.constructor !== Error && !(error instanceof StoreLossError);
}

/** Returns the message of an error that has no code. */
function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
