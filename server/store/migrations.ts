import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const baseline: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of listStatements(isPostgres)) await sql.raw(statement).execute(db);
  },
};

/** SQLite checks the types of strict tables only; its integer holds 64 bits. */
function listStatements(isPostgres: boolean): string[] {
  const time = isPostgres ? 'bigint' : 'integer';
  const end = isPostgres ? '' : ' strict';
  return [
    `create table leads (
      id text primary key,
      reference text not null unique,
      form text not null check (form in ('home', 'contact', 'career')),
      name text not null,
      company text not null,
      email text not null,
      phone text not null,
      message text not null,
      brief text not null,
      own_answers text not null,
      page text,
      campaign text not null,
      received_at ${time} not null,
      spam_reason text,
      reported_at ${time},
      lead_key text unique
    )${end}`,
    'create index leads_by_time on leads (received_at)',
    'create index leads_suspected on leads (reported_at) where spam_reason is not null',
    `create table subscriptions (
      id text primary key,
      email text not null,
      status text not null check (status in ('pending', 'confirmed')),
      created_at ${time} not null,
      requested_at ${time} not null,
      last_letter_at ${time},
      confirmed_at ${time},
      confirm_round integer not null
    )${end}`,
    'create index subscriptions_by_time on subscriptions (status, requested_at)',
    `create table suppressions (
      id text primary key,
      confirm_round integer not null,
      created_at ${time} not null
    )${end}`,
    `create table appointments (
      id text primary key,
      lead_id text not null references leads (id) on delete cascade,
      uid text not null,
      sequence integer not null,
      person text not null,
      call text not null check (call in ('consultation', 'career')),
      starts_at ${time} not null,
      ends_at ${time} not null check (ends_at > starts_at),
      zone text not null,
      status text not null
        check (status in ('open', 'replaced', 'cancelled', 'withdrawn', 'over')),
      booked_at ${time} not null,
      reminded_at ${time}
    )${end}`,
    'create index appointments_of_lead on appointments (lead_id)',
    'create index appointments_by_start on appointments (starts_at)',
    'create index appointments_by_uid on appointments (uid)',
    "create index appointments_open_by_end on appointments (ends_at) where status = 'open'",
    "create unique index appointments_open on appointments (lead_id) where status = 'open'",
    // One row for each piece of the grid, so that no two calls can overlap whatever their lengths.
    `create table held_times (
      id text primary key,
      appointment_id text not null references appointments (id) on delete cascade
    )${end}`,
    'create index held_times_of_appointment on held_times (appointment_id)',
    `create table deliveries (
      id text primary key,
      lead_id text references leads (id) on delete cascade,
      subscription_id text references subscriptions (id) on delete cascade,
      appointment_id text references appointments (id) on delete cascade,
      kind text not null,
      recipient text,
      content text,
      status text not null check (status in ('pending', 'delivered', 'parked')),
      attempts integer not null,
      due_at ${time} not null,
      give_up_at ${time} not null,
      lease_until ${time},
      last_error text,
      created_at ${time} not null,
      delivered_at ${time},
      check (case
        when kind in ('confirmation', 'welcome') then subscription_id is not null and lead_id is null
        when kind in ('digest', 'warning')
          then recipient is not null and lead_id is null and subscription_id is null
            and (kind = 'digest' or content is not null)
        when kind in ('mail', 'webhook', 'receipt', 'booking', 'cancellation', 'reminder')
          then lead_id is not null and subscription_id is null
            and (kind <> 'mail' or recipient is not null)
        else false end)
    )${end}`,
    'create index deliveries_by_due_time on deliveries (status, due_at)',
    'create index deliveries_of_lead on deliveries (lead_id)',
    'create index deliveries_of_subscription on deliveries (subscription_id)',
    'create index deliveries_of_appointment on deliveries (appointment_id)',
    `create table moments (name text primary key, at ${time} not null)${end}`,
  ];
}

/** Applied in the order of their names; the name of a released migration never changes. */
export const migrations: Record<string, Migration> = { '0001-baseline': baseline };

/**
 * Applies the migrations that are missing. Several processes may run it at once: the state is read and
 * written in one transaction that holds the write lock, on PostgreSQL an advisory lock.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
