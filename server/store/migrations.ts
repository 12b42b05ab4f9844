import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Consultation requests and the outbox with their deliveries. */
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
    await addStateColumns(
      db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('consultation_request_id', 'text', (column) =>
          column.notNull().references('consultation_requests.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull()),
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
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull());
    // Counts may be lost when PostgreSQL crashes, so writing them never waits for the disk.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute();
    await db.schema.createIndex('rate_limits_by_end').on('rate_limits').column('ends_at').execute();
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
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('give_up_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('leased_by', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
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
    .addColumn('kind', 'text', (column) => column.notNull());

/** @param ownerColumns that the old table has besides its id and its state */
async function replaceDeliveries(db: Kysely<unknown>, ownerColumns: string[]): Promise<void> {
  const columns = sql.raw(['id', ...ownerColumns, stateColumns].join(', '));
  await sql`insert into deliveries_next (${columns}) select ${columns} from deliveries`.execute(db);
  await db.schema.dropTable('deliveries').execute();
  await db.schema.alterTable('deliveries_next').renameTo('deliveries').execute();
  await createDeliveryIndexes(db);
  await db.schema
    .createIndex('deliveries_of_subscription')
    .on('deliveries')
    .column('subscription_id')
    .execute();
}

async function createDeliveryIndexes(db: Kysely<unknown>): Promise<void> {
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
