import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * To whom a mail about a lead goes, each recipient having a delivery of its own. A mail from before
 * has none, and is shared out at its next try: only the server knows the recipients.
 */
export const recipients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('deliveries').addColumn('recipient', 'text').execute();
  },
};
