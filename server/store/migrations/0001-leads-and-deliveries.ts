import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Consultation requests and the outbox of their deliveries. */
export const leadsAndDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consultation_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('suspected_spam', 'integer', (column) => column.notNull())
      .addColumn('spam_reason', 'text')
      .addColumn('idempotency_key', 'text')
      .addUniqueConstraint('consultation_requests_once', ['form', 'idempotency_key'])
      .execute();
    await db.schema
      .createIndex('consultation_requests_by_time')
      .on('consultation_requests')
      .column('received_at')
      .execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('consultation_request_id', 'text', (column) =>
        column.notNull().references('consultation_requests.id').onDelete('cascade'),
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
      .execute();
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
  },
};
