import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const kept = sql.raw(
  'id, consultation_request_id, subscription_id, kind, recipient, status, attempts, due_at, give_up_at, lease_until, leased_by, last_error, created_at, delivered_at',
);

/** When a suspected request was reported, and deliveries of digests, which belong to no single request. */
export const suspectDigest: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('reported_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('consultation_requests_suspected')
      .on('consultation_requests')
      .column('reported_at')
      .where(sql.ref('suspected_spam'), '=', sql.lit(1))
      .execute();

    // SQLite cannot change a constraint, so both databases get a new table with the old rows.
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
      .addColumn('recipient', 'text')
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
        sql`case when kind = 'digest'
          then consultation_request_id is null and subscription_id is null and recipient is not null
          else (consultation_request_id is null) <> (subscription_id is null) end`,
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
