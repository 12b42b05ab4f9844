import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which links to confirm still hold. Those of addresses that once used theirs do not. */
export const confirmRounds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('subscriptions')
      .addColumn('confirm_round', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update subscriptions set confirm_round = 1 where status <> 'pending'`.execute(db);
  },
};
