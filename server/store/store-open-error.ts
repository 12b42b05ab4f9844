/** The store cannot be opened. The message is for the operator. */
export class StoreOpenError extends Error {
  override name = 'StoreOpenError';
}

/** What to do, by the beginning of the system's or SQLite's own code; the first that fits. */
const advice: [code: RegExp, sentence: string][] = [
  [
    /^SQLITE_(?:NOTADB|CORRUPT)/,
    'is damaged. It has been left as it is: put a backup in its place (docs/running.md)',
  ],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'is locked by another process. End that one and start again'],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, 'has no space left on its disk. Free some and start again'],
  [
    /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|EACCES|EPERM|EROFS)/,
    'cannot be written. This user must be able to read and write the folder and what is in it',
  ],
  [/^SQLITE_IOERR/, 'cannot be read or written: the disk fails, or a limit on file sizes is met'],
];

/**
 * Names a failure to open the embedded store, and what to do about it.
 * @param file where the store lies
 */
export function sqliteOpenError(file: string, cause: unknown): StoreOpenError {
  const code = codeOf(cause);
  const [, sentence = 'cannot be opened'] = advice.find(([start]) => start.test(code)) ?? [];
  return new StoreOpenError(`The store ${file} ${sentence} (${code}).`, { cause });
}

/** The address stays unsaid: it holds a password. */
export const postgresOpenError = (cause: unknown): StoreOpenError =>
  new StoreOpenError(
    `The database that DATABASE_URL names does not let the server in (${codeOf(cause)}).`,
    { cause },
  );

/** A migration that this version does not know has no code, only words. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
