import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Consultation requests and the outbox with their deliveries. */
export const leadsAndDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consultation_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('form', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('company', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('message', 'text', required)
      .addColumn('page', 'text')
      .addColumn('campaign', 'text', required)
      .addColumn('received_at', 'bigint', required)
      .addColumn('suspected_spam', 'integer', required)
      .addColumn('spam_reason', 'text')
      .addColumn('idempotency_key', 'text')
      .addUniqueConstraint('consultation_requests_once', ['form', 'idempotency_key'])
      .execute();
    await createIndex(db, 'consultation_requests_by_time', 'consultation_requests', [
      'received_at',
    ]);
    await addStateColumns(
      db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('consultation_request_id', 'text', (column) =>
          column.notNull().references('consultation_requests.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', required),
    ).execute();
    await createDeliveryIndexes(db);
  },
};

/** Newsletter subscriptions; a delivery belongs to a consultation request or to a subscription. */
const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('asked_at', 'bigint', required)
      .addColumn('written_at', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .execute();
    await createIndex(db, 'subscriptions_by_time', 'subscriptions', ['status', 'asked_at']);
    await addStateColumns(createNextDeliveries(db))
      .addCheckConstraint(
        'deliveries_of_one',
        sql`(consultation_request_id is null) <> (subscription_id is null)`,
      )
      .execute();
    await replaceDeliveries(db, ['consultation_request_id', 'kind']);
  },
};

/** Counts of events in a time window, by a hash of the client or address. */
const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    const table = db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', required)
      .addColumn('ends_at', 'bigint', required);
    // Counts may be lost when PostgreSQL crashes, so writing them never waits for the disk.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute();
    await createIndex(db, 'rate_limits_by_end', 'rate_limits', ['ends_at']);
  },
};

/**
 * The recipient of a mail about a lead; each recipient has a delivery. An older mail has none and gets
 * its recipients at the next attempt, because only the server knows them.
 */
const recipients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('deliveries').addColumn('recipient', 'text').execute();
  },
};

/** Distinguishes leads with the same idempotency key. */
const fieldsDigest: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('fields_digest', 'text')
      .execute();
  },
};

/** Moments, and the announcements for leads that retention will delete. */
const moments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('moments')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', required)
      .execute();
    await db.schema
      .createTable('deletion_notices')
      .addColumn('consultation_request_id', 'text', (column) =>
        column.primaryKey().references('consultation_requests.id').onDelete('cascade'),
      )
      .addColumn('said_times', 'integer', required)
      .addColumn('said_at', 'bigint', required)
      .execute();
  },
};

/** Which confirmation links still work. Links that were already used do not. */
const confirmRounds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('subscriptions')
      .addColumn('confirm_round', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update subscriptions set confirm_round = 1 where status <> 'pending'`.execute(db);
  },
};

/** The attached hiring brief, or ''. */
const brief: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('brief', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

/** Answers to the owner's own fields with their questions, as a JSON list. */
const ownAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('consultation_requests')
      .addColumn('own_answers', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};

/** When a suspected request was reported, and deliveries of digests, which have no single owner. */
const suspectDigest: Migration = {
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
    await addStateColumns(createNextDeliveries(db).addColumn('recipient', 'text'))
      .addCheckConstraint(
        'deliveries_of_one',
        sql`case when kind = 'digest'
          then consultation_request_id is null and subscription_id is null and recipient is not null
          else (consultation_request_id is null) <> (subscription_id is null) end`,
      )
      .execute();
    await replaceDeliveries(db, [
      'consultation_request_id',
      'subscription_id',
      'kind',
      'recipient',
    ]);
  },
};

type TableBuilder = ReturnType<Kysely<unknown>['schema']['createTable']>;

const stateColumns =
  'status, attempts, due_at, give_up_at, lease_until, leased_by, last_error, created_at, delivered_at';

const addStateColumns = (table: TableBuilder) =>
  table
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('due_at', 'bigint', required)
    .addColumn('give_up_at', 'bigint', required)
    .addColumn('lease_until', 'bigint')
    .addColumn('leased_by', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint');

/** SQLite cannot change a column or constraint, so both databases get a new table with the old rows. */
const createNextDeliveries = (db: Kysely<unknown>): TableBuilder =>
  db.schema
    .createTable('deliveries_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consultation_request_id', 'text', (column) =>
      column.references('consultation_requests.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', 'text', (column) =>
      column.references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', required);

/** @param ownerColumns columns of the old table besides its id and its state */
async function replaceDeliveries(db: Kysely<unknown>, ownerColumns: string[]): Promise<void> {
  const columns = sql.raw(['id', ...ownerColumns, stateColumns].join(', '));
  await sql`insert into deliveries_next (${columns}) select ${columns} from deliveries`.execute(db);
  await db.schema.dropTable('deliveries').execute();
  await db.schema.alterTable('deliveries_next').renameTo('deliveries').execute();
  await createDeliveryIndexes(db);
  await createIndex(db, 'deliveries_of_subscription', 'deliveries', ['subscription_id']);
}

async function createIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

async function createDeliveryIndexes(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'deliveries_by_due_time', 'deliveries', ['status', 'due_at']);
  await createIndex(db, 'deliveries_of_request', 'deliveries', ['consultation_request_id']);
}

/** Applied in the order of their names; the name of a released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-leads-and-deliveries': leadsAndDeliveries,
  '0002-newsletter': newsletter,
  '0003-rate-limits': rateLimits,
  '0004-recipients': recipients,
  '0005-fields-digest': fieldsDigest,
  '0006-moments': moments,
  '0007-confirm-rounds': confirmRounds,
  '0008-brief': brief,
  '0009-own-answers': ownAnswers,
  '0010-suspect-digest': suspectDigest,
};

/**
 * Applies the migrations that are missing. Several processes may run it at once: the state is read and
 * written in one transaction that holds the write lock, on PostgreSQL an advisory lock.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
