import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often something was done in a span of time, by whom or to whom as a hash. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    const table = db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull());
    // Counts may be lost when PostgreSQL crashes, so none of them waits for a disk.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute();
    await db.schema.createIndex('rate_limits_by_end').on('rate_limits').column('ends_at').execute();
  },
};
