import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** A migration of statements that both databases understand. */
const createMigration = (...statements: string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const stateColumns = `status text not null,
  attempts integer not null,
  due_at bigint not null,
  give_up_at bigint not null,
  lease_until bigint,
  leased_by text,
  last_error text,
  created_at bigint not null,
  delivered_at bigint`;

const deliveryIndexes = [
  'create index deliveries_by_due_time on deliveries (status, due_at)',
  'create index deliveries_of_request on deliveries (consultation_request_id)',
];

/** Consultation requests and the outbox with their deliveries. */
export const leadsAndDeliveries = createMigration(
  `create table consultation_requests (
    id text primary key,
    reference text not null unique,
    form text not null,
    name text not null,
    company text not null,
    email text not null,
    phone text not null,
    message text not null,
    page text,
    campaign text not null,
    received_at bigint not null,
    suspected_spam integer not null,
    spam_reason text,
    idempotency_key text,
    constraint consultation_requests_once unique (form, idempotency_key)
  )`,
  'create index consultation_requests_by_time on consultation_requests (received_at)',
  `create table deliveries (
    id text primary key,
    consultation_request_id text not null references consultation_requests (id) on delete cascade,
    kind text not null,
    ${stateColumns}
  )`,
  ...deliveryIndexes,
);

/**
 * SQLite cannot change a column or constraint, so both databases get a new table with the old rows.
 * @param columns of the old table besides its id and its state
 * @param check which owners a delivery must have
 * @param added column of the new table
 */
function replaceDeliveries(columns: string[], check: string, added?: string): string[] {
  const stateNames = stateColumns.split('\n').map((line) => line.trim().split(' ', 1));
  const names = ['id', ...columns, ...stateNames].join(', ');
  return [
    `create table deliveries_next (
      id text primary key,
      consultation_request_id text references consultation_requests (id) on delete cascade,
      subscription_id text references subscriptions (id) on delete cascade,
      kind text not null,
      ${added === undefined ? '' : `${added},`}
      ${stateColumns},
      constraint deliveries_of_one check (${check})
    )`,
    `insert into deliveries_next (${names}) select ${names} from deliveries`,
    'drop table deliveries',
    'alter table deliveries_next rename to deliveries',
    ...deliveryIndexes,
    'create index deliveries_of_subscription on deliveries (subscription_id)',
  ];
}

/** Newsletter subscriptions; a delivery belongs to a consultation request or to a subscription. */
const newsletter = createMigration(
  `create table subscriptions (
    id text primary key,
    email text not null unique,
    status text not null,
    created_at bigint not null,
    asked_at bigint not null,
    written_at bigint,
    confirmed_at bigint
  )`,
  'create index subscriptions_by_time on subscriptions (status, asked_at)',
  ...replaceDeliveries(
    ['consultation_request_id', 'kind'],
    '(consultation_request_id is null) <> (subscription_id is null)',
  ),
);

/** Counts of events in a time window, by a hash of the client or address. */
const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    // Counts may be lost when PostgreSQL crashes, so writing them never waits for the disk.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const { up } = createMigration(
      `create ${isPostgres ? 'unlogged ' : ''}table rate_limits (
        key text primary key,
        count integer not null,
        ends_at bigint not null
      )`,
      'create index rate_limits_by_end on rate_limits (ends_at)',
    );
    await up(db);
  },
};

/**
 * The recipient of an email about a lead; each recipient has a delivery. An older email has none and
 * gets its recipients at the next attempt, because only the server knows them.
 */
const recipients = createMigration('alter table deliveries add column recipient text');

/** Distinguishes leads with the same idempotency key. */
const fieldsDigest = createMigration(
  'alter table consultation_requests add column fields_digest text',
);

/** Moments, and the announcements for leads that retention will delete. */
const moments = createMigration(
  'create table moments (name text primary key, at bigint not null)',
  `create table deletion_notices (
    consultation_request_id text primary key
      references consultation_requests (id) on delete cascade,
    said_times integer not null,
    said_at bigint not null
  )`,
);

/** Which confirmation links still work. Links that were already used do not. */
const confirmRounds = createMigration(
  'alter table subscriptions add column confirm_round integer default 0 not null',
  "update subscriptions set confirm_round = 1 where status <> 'pending'",
);

/** The attached hiring brief, or ''. */
const brief = createMigration(
  "alter table consultation_requests add column brief text default '' not null",
);

/** Answers to the owner's own fields with their questions, as a JSON list. */
const ownAnswers = createMigration(
  "alter table consultation_requests add column own_answers text default '[]' not null",
);

/** When a suspected request was reported, and deliveries of digests, which have no single owner. */
const suspectDigest = createMigration(
  'alter table consultation_requests add column reported_at bigint',
  `create index consultation_requests_suspected on consultation_requests (reported_at)
    where suspected_spam = 1`,
  ...replaceDeliveries(
    ['consultation_request_id', 'subscription_id', 'kind', 'recipient'],
    `case when kind = 'digest'
      then consultation_request_id is null and subscription_id is null and recipient is not null
      else (consultation_request_id is null) <> (subscription_id is null) end`,
    'recipient text',
  ),
);

/** Keyed hashes of addresses that must not be mailed again. */
const suppressions = createMigration(
  `create table suppressions (
    id text primary key,
    subscription_id text not null,
    confirm_round integer not null,
    created_at bigint not null
  )`,
);

/**
 * Appointments, and the times that open ones hold: one row for each piece of the grid, so that no two can
 * overlap whatever their lengths. Each booking or move is a row; one of a lead is open at most.
 */
const appointments = createMigration(
  `create table appointments (
    id text primary key,
    consultation_request_id text not null references consultation_requests (id) on delete cascade,
    uid text not null,
    sequence integer not null,
    person text not null,
    call text not null,
    starts_at bigint not null,
    ends_at bigint not null,
    zone text not null,
    status text not null,
    booked_at bigint not null,
    reminded_at bigint
  )`,
  'create index appointments_of_request on appointments (consultation_request_id)',
  'create index appointments_by_start on appointments (starts_at)',
  `create unique index appointments_open on appointments (consultation_request_id)
    where status = 'open'`,
  `create table held_times (
    id text primary key,
    appointment_id text not null references appointments (id) on delete cascade
  )`,
  'create index held_times_of_appointment on held_times (appointment_id)',
  `alter table deliveries add column appointment_id text
    references appointments (id) on delete cascade`,
  'create index deliveries_of_appointment on deliveries (appointment_id)',
);

/** For the times of open calls, and of those that a calendar still shows. */
const appointmentIndexes = createMigration(
  "create index appointments_open_by_end on appointments (ends_at) where status = 'open'",
  'create index appointments_by_uid on appointments (uid)',
);

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
  '0011-suppressions': suppressions,
  '0012-appointments': appointments,
  '0013-appointment-indexes': appointmentIndexes,
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
