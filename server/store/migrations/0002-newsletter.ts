import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What stays of the deliveries' columns: everything but whose they are. */
const kept = sql.raw(
  'id, consultation_request_id, kind, status, attempts, due_at, give_up_at, lease_until, leased_by, last_error, created_at, delivered_at',
);

/** Newsletter subscriptions; a delivery belongs to a consultation request or to one of them. */
export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('written_at', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('subscriptions_by_time')
      .on('subscriptions')
      .columns(['status', 'asked_at'])
      .execute();

    // SQLite cannot make a column nullable, so both databases get a new table with the old rows.
    await db.schema
      .createTable('deliveries_next')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('consultation_request_id', 'text', (column) =>
        column.references('consultation_requests.id').onDelete('cascade'),
      )
      .addColumn('subscription_id', 'text', (column) =>
        column.references('subscriptions.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('give_up_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint')
      .addColumn('leased_by', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('delivered_at', 'bigint')
      .addCheckConstraint(
        'deliveries_of_one',
        sql`(consultation_request_id is null) <> (subscription_id is null)`,
      )
      .execute();
    await sql`insert into deliveries_next (${kept}) select ${kept} from deliveries`.execute(db);
    await db.schema.dropTable('deliveries').execute();
    await db.schema.alterTable('deliveries_next').renameTo('deliveries').execute();
    await db.schema
      .createIndex('deliveries_by_due_time')
      .on('deliveries')
      .columns(['status', 'due_at'])
      .execute();
    await db.schema
      .createIndex('deliveries_of_request')
      .on('deliveries')
      .column('consultation_request_id')
      .execute();
    await db.schema
      .createIndex('deliveries_of_subscription')
      .on('deliveries')
      .column('subscription_id')
      .execute();
  },
};
