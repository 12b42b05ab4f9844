import type { Config } from '../config.ts';
import { tokenSecret } from './token-secret.ts';

/**
 * Keys hashes that lie in the store. Every process on one store knows it, so that all make the same
 * hash of the same thing; the store does not hold it, so that nobody can turn its hashes back by
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
