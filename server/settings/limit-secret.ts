import type { Config } from '../config.ts';

/**
 * Keys the hashes of clients in the shared counts. Every process on one PostgreSQL knows it, so
 * that all count the same; the database does not hold it, so that nobody can turn its hashes back
 * into IP addresses by trying them all.
 */
export function limitSecret({ TOKEN_SECRET }: Pick<Config, 'TOKEN_SECRET'>, database: URL): string {
  return TOKEN_SECRET ?? `${database.password}${database.pathname}`;
}
