import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The answers to an owner's own fields, with what was asked, as a JSON list; '[]' where nothing was. */
export const ownAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('own_answers', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
