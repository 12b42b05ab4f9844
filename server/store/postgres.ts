import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { PostgresIdentity } from './postgres-identity.ts';
import type { Tables } from './tables.ts';

/** Longest wait for a connection, and longest run of one statement. */
const connectTimeoutMs = 5000;
const statementTimeoutMs = 10_000;
/** When a database that says nothing at all is given up: later than it would speak by itself. */
const answerTimeoutMs = statementTimeoutMs + 2000;
/** A machine that lost its connection must not lock rows forever. */
const idleInTransactionTimeoutMs = 30_000;

/**
 * The store on PostgreSQL. The first query migrates it; where that fails the query does, and the next
 * one tries again.
 * @param onBrokenConnection hears of each connection that the database or the network ended
 * @param identity checks each new connection
 */
export function openPostgres(
  url: URL,
  onBrokenConnection: (error: Error) => void,
  identity?: PostgresIdentity,
): Kysely<Tables> {
  const pool = async () => {
    await migrateAlone(url);
    return poolOn(url, onBrokenConnection, identity);
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

function poolOn(
  url: URL,
  onBrokenConnection: (error: Error) => void,
  identity?: PostgresIdentity,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: (client) => identity?.check(client),
  });
  // Without listeners a broken connection ends the process: the pool hears of idle ones only, and
  // says so again; its user gets the error from the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onBrokenConnection));
  return pool;
}

/** Over a connection of its own: waiting for another process's migration may take its time. */
async function migrateAlone(url: URL): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 1,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** bigint comes as text because it may pass 2^53; epoch milliseconds and counts never do. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format);
