import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

const connectTimeoutMs = 5000;
const statementTimeoutMs = 10_000;
/** Longer than a statement may run, to detect a database that does not answer at all. */
const answerTimeoutMs = statementTimeoutMs + 2000;
/** Ends the row locks of a machine that lost its connection. */
const idleInTransactionTimeoutMs = 30_000;

/** @param scope `session` or `local`, which is the transaction */
const setTimeouts = (scope: 'session' | 'local') =>
  `set ${scope} statement_timeout = ${statementTimeoutMs};
  set ${scope} idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs}`;

/**
 * Sets the timeouts in each transaction: PgBouncer refuses them as startup parameters, and with transaction pooling
 * every transaction may be on another connection.
 */
class TimedPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin; ${setTimeouts('local')}`));
  }
}

/**
 * Opens the store on PostgreSQL. The first query applies the migrations; if they fail, so does the
 * query, and the next one tries again.
 * @param onBrokenConnection called for each connection that the database or the network ended
 */
export function openPostgres(
  url: URL,
  onBrokenConnection: (error: Error) => void = () => {},
): Kysely<Tables> {
  const pool = async () => {
    await migrateAlone(url);
    return createPool(url, onBrokenConnection);
  };
  return new Kysely<Tables>({
    plugins: [new CamelCasePlugin()],
    dialect: {
      createDriver: () => new TimedPostgresDriver({ pool }),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

function createPool(url: URL, onBrokenConnection: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
    async onConnect(client) {
      // For statements outside of transactions.
      await client.query(setTimeouts('session'));
    },
  });
  // Without a listener, a broken connection ends the process. The pool repeats the errors of idle
  // clients; a query in progress throws its error to the caller.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onBrokenConnection));
  return pool;
}

/** Uses its own connection with no timeouts of ours, because another process may be migrating. */
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

/** Parses bigint as a number: epoch milliseconds and counts stay below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format);
