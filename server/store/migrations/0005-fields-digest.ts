import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tells leads that came under the same idempotency key apart. */
export const fieldsDigest: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('fields_digest', 'text')
      .execute();
  },
};
