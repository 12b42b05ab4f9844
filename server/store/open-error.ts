import { accessSync, constants, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreLossError } from './file-identity.ts';

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
  /** Matches the error code of the system, SQLite or PostgreSQL, or Kysely's message. */
  code: RegExp;
  sentence: string;
  isTemporary: boolean;
}

/** The first matching entry applies. */
const advice: Advice[] = [
  {
    // A migration that this version does not have.
    code: /^corrupted migrations: previously executed migration \S+ is missing/,
    sentence:
      'was written by a newer version of the site. Start that version again, or put the backup from before the upgrade in its place: docs/upgrading.md',
    isTemporary: false,
  },
  {
    code: /^SQLITE_(?:NOTADB|CORRUPT)/,
    sentence: 'is damaged and was not changed. Put a backup in its place: docs/running.md',
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
    code: /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|EACCES|EPERM)/,
    sentence:
      'cannot be written. This user must be able to read and write the folder and its files',
    isTemporary: false,
  },
  {
    code: /^(?:EROFS|SQLITE_IOERR)/,
    sentence:
      'cannot be read or written: the disk is read-only or failing, or a file size limit is reached',
    isTemporary: true,
  },
  {
    // PgBouncer has one code for a wrong address and for a database that is down.
    code: /^08P01: .*(?:unsupported startup parameter|no such|does not exist|authentication)/i,
    sentence: 'refused the connection',
    isTemporary: false,
  },
  {
    code: /^(?:08|53|57P0|58)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/,
    sentence: 'does not answer or is full',
    isTemporary: true,
  },
];

const findAdvice = (code: string) => advice.find(({ code: pattern }) => pattern.test(code));

/**
 * Describes why a store cannot be used, and what to do.
 * @param name such as `store /data/site.db`; the address of a database contains a password
 * @param file of SQLite
 */
export function toStoreOpenError(name: string, cause: unknown, file?: string): StoreOpenError {
  const code = getErrorCode(cause);
  const found = findAdvice((file && findDiskCode(file, code)) || code);
  const { sentence = 'cannot be opened', isTemporary = false } = found ?? {};
  return new StoreOpenError(`The ${name} ${sentence} (${code}).`, isTemporary, cause);
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

/** Whether the disk or the database failed, not the program. */
export const isStoreFailure = (error: unknown): boolean =>
  findAdvice(getErrorCode(error)) !== undefined;

/** SQL that every store refuses (wrong data, a violated constraint, a wrong statement), and wrong calls of Node. */
const programCode =
  /^(?:2[23]|42(?!501|P01))\w{3}$|^SQLITE_(?:CONSTRAINT|MISMATCH|RANGE)|^ERR_(?:INVALID|MISSING|OUT_OF)_/;

/** Whether the program made a mistake. The drivers throw plain errors, or errors with a code. */
export function isProgramError(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StoreOpenError) return false;
  if ('code' in error) return programCode.test(String(error.code));
  return error.constructor !== Error && !(error instanceof StoreLossError);
}

/** @returns the message of an error that has no code, or whose code says too little */
function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (!('code' in error)) return error.message;
  return error.code === '08P01' ? `08P01: ${error.message}` : String(error.code);
}
