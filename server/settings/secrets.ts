import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';

const leastLength = 16;

/** The file of a generated secret. */
export const tokenSecretFile = (dataDir: string) => join(dataDir, 'token-secret');

/**
 * The secret that signs links in mails: the setting TOKEN_SECRET, or one that is generated once
 * into DATA_DIR, so that links outlive a restart.
 * @throws ConfigError if it can neither be read nor written
 */
export function tokenSecret({ TOKEN_SECRET, DATA_DIR }: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>) {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET;
  const file = tokenSecretFile(DATA_DIR);
  try {
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    const secret = readIfThere(file) ?? createOnce(file);
    if (secret.length >= leastLength) return secret;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new ConfigError(
      `The setting TOKEN_SECRET is missing, and a secret could not be kept in DATA_DIR (${code}).`,
      { cause },
    );
  }
  throw new ConfigError(
    'The file token-secret in DATA_DIR is damaged. Delete it, and links in mails sent so far end.',
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole and on disk before it has its name; of several processes, the first one's stays. */
function createOnce(file: string): string {
  const temporary = `${file}.${process.pid}.part`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeSync(handle, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Keys the hashes in the store. Every process on one store knows it, so that all make the same
 * hash of the same thing; the store does not hold it, so that its hashes cannot be reversed by
 * trying everything.
 * @throws ConfigError if there is none and none could be kept
 */
export function sharedSecret(
  config: Pick<Config, 'TOKEN_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>,
): string {
  const { TOKEN_SECRET, DATABASE_URL } = config;
  // Each of several machines has a DATA_DIR of its own, and so a generated secret of its own.
  if (DATABASE_URL) return TOKEN_SECRET ?? `${DATABASE_URL.password}${DATABASE_URL.pathname}`;
  return tokenSecret(config);
}
