import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** Longest wait for a connection, and longest run of one statement, in milliseconds. */
const connectTimeout = 5000;
const statementTimeout = 10_000;

/**
 * Opens the store on PostgreSQL.
 * @param onIdleError hears of connections that break while nobody uses them
 */
export function openPostgres(url: URL, onIdleError: (error: Error) => void): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    types: { getTypeParser },
  });
  // Without a listener a broken idle connection ends the process.
  pool.on('error', onIdleError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** bigint comes as text because it may pass 2^53; epoch milliseconds and counts never do. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format);
