import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By what a lead that came under a key is told from another under the same key. */
export const fieldsDigest: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('fields_digest', 'text')
      .execute();
  },
};
