import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When something last happened, and the announcements for leads that retention will delete. */
export const moments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('moments')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('deletion_notices')
      .addColumn('consultation_request_id', 'text', (column) =>
        column.primaryKey().references('consultation_requests.id').onDelete('cascade'),
      )
      .addColumn('said_times', 'integer', (column) => column.notNull())
      .addColumn('said_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
