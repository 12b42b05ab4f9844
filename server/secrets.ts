import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { createTokens, type Tokens } from './tokens.ts';

const minSecretChars = 16;

export const getTokenSecretFile = (dataDir: string) => join(dataDir, 'token-secret');

/**
 * @returns the secret that signs links in emails: TOKEN_SECRET, or one that is generated once in
 * DATA_DIR, so that links work after a restart
 * @throws ConfigError if the file can be neither read nor written
 */
export function readTokenSecret({
  TOKEN_SECRET,
  DATA_DIR,
}: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>) {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET;
  const file = getTokenSecretFile(DATA_DIR);
  try {
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    const secret = readIfExists(file) ?? createOnce(file);
    if (secret.length >= minSecretChars) return secret;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new ConfigError(
      `The setting TOKEN_SECRET is missing, and a secret could not be kept in DATA_DIR (${code}).`,
      { cause },
    );
  }
  throw new ConfigError(
    'The file token-secret in DATA_DIR is damaged. Delete it, and links in emails sent so far end and unsubscribed addresses are no longer recognized.',
  );
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file is complete and on disk before it gets its name. The first of several processes wins. */
function createOnce(file: string): string {
  const temporary = `${file}.${process.pid}.part`;
  writeFileSync(temporary, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
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
 * @returns the key of the hashes in the store. All processes on a store share it; the store does not
 * contain it, so that a copy of the store is not enough to reverse the hashes.
 * @throws ConfigError if there is no secret and none can be written
 */
export function getSharedSecret(
  config: Pick<Config, 'TOKEN_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>,
): string {
  const { TOKEN_SECRET, DATABASE_URL } = config;
  if (TOKEN_SECRET !== undefined || !DATABASE_URL) return readTokenSecret(config);
  // A generated secret would differ between machines, since each has its own DATA_DIR.
  if (DATABASE_URL.password) return `${DATABASE_URL.password}${DATABASE_URL.pathname}`;
  throw new ConfigError(
    'The setting TOKEN_SECRET is missing. DATABASE_URL contains no password, so nothing else keys the hashes in the store.',
  );
}

/** @throws ConfigError if there is no secret to sign links with */
export const openTokens = (config: Pick<Config, 'TOKEN_SECRET' | 'DATA_DIR'>): Tokens =>
  createTokens(readTokenSecret(config));
