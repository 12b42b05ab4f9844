import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The hiring brief that a visitor sends along; '' where none was. */
export const brief: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('brief', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
