/** @module-tag nightly */
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { readBrand } from '../../lib/content/firm-files.ts';
import { readConfig } from '../../server/config.ts';
import { createDigestFields } from '../../server/domain/duplicates.ts';
import { requestConsultation } from '../../server/domain/request-consultation.ts';
import { confirmSubscription, subscribe } from '../../server/domain/subscribe.ts';
import { createTokens } from '../../server/domain/tokens.ts';
import { deliveryKinds, type NewDelivery } from '../../server/model.ts';
import { copiedTables, skippedTables } from '../../server/store/copy-rows.ts';
import { leaseDue, settle } from '../../server/store/leases.ts';
import { readMoment, recordMoment } from '../../server/store/moments.ts';
import { openStore } from '../../server/store/open-store.ts';
import { closeStore, type Store } from '../../server/store/store.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { addSuppression } from '../../server/store/suppressions.ts';
import { createDatabase, dropDatabase } from '../support/postgres.ts';
import { storedFields } from './support/consultation.ts';
import { spawnStaffCommand } from './support/run-staff-command.ts';
import { createTempDir } from './support/temp-dir.ts';

const tokens = createTokens('a secret of sixteen');
const counts = { tokens, limits: { perDomain: 50, perHour: 50 } };

const toPostgres = ['move', '--from', 'sqlite', '--to', 'postgres'];
const toSqlite = ['move', '--from', 'postgres', '--to', 'sqlite'];
const digestFields = createDigestFields('a secret of sixteen');
const leadDeliveries: NewDelivery[] = [
  { kind: 'mail', recipient: 'leads@juniper-row.example' },
  { kind: 'webhook' },
];
const now = Date.UTC(2026, 2, 4, 9, 30);

async function createEmptyDatabase(): Promise<string> {
  const server = inject('postgresUrl') ?? '';
  const url = await createDatabase(server);
  onTestFinished(() => dropDatabase(server, url));
  return url;
}

const run = (DATA_DIR: string, DATABASE_URL: string, args: string[]) =>
  spawnStaffCommand('store', DATA_DIR, args, { DATABASE_URL });

/** Opens a store, runs the function, and closes the store. */
async function withStore<Result>(
  settings: { DATA_DIR: string } | { DATABASE_URL: string },
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(readConfig({ ...settings }, readBrand()));
  try {
    return await work(store);
  } finally {
    await closeStore(store);
  }
}

/** Stores leads in every state, and subscriptions; more rows than one batch. */
async function fill(store: Store): Promise<void> {
  const names = ['招聘 "Quill"; --', "O'Hara", ...Array.from({ length: 600 }, (_, i) => `V${i}`)];
  for (const [number, name] of names.entries()) {
    const fields = { ...storedFields, name };
    const context = { page: '/', campaign: { utm_source: 'x' }, idempotencyKey: `k${number}` };
    const spam = number % 50 === 0 && { contact_me_by_fax: 'x' };
    const submission = {
      form: 'home',
      fields,
      context: { ...context, ...spam },
      ownAnswers: [],
      plainPost: false,
    };
    const intake = { store, leadDeliveries, digestFields, referencePrefix: 'JR' };
    await requestConsultation(intake, { ...submission, form: 'home' }, now);
  }
  for (const email of ['ada@hollisgate.example', 'grace@hollisgate.example']) {
    await subscribe(store, counts, email, now);
  }
  const [first] = await listSubscriptions(store);
  const link = { subscriptionId: first?.id ?? '', round: 0 };
  await confirmSubscription(store, counts, link, now + 1);
  await store.db.transaction().execute(async (transaction) => {
    const suppression = { hash: 'h', subscriptionId: 's', confirmRound: 1 };
    await addSuppression(transaction, suppression, now);
  });
  const { id: lead } = await store.db
    .selectFrom('consultation_requests')
    .select('id')
    .executeTakeFirstOrThrow();
  const call = {
    id: 'call',
    consultation_request_id: lead,
    uid: 'uid',
    sequence: 0,
    person: 'otis-quill',
    call: 'consultation',
    starts_at: now,
    ends_at: now + 1_800_000,
    zone: 'America/Chicago',
    status: 'open',
    booked_at: now,
  };
  await store.db.insertInto('appointments').values(call).execute();
  await store.db
    .insertInto('held_times')
    .values({ id: `otis-quill ${now}`, appointment_id: 'call' })
    .execute();
  const request = {
    workerId: '1:a',
    kinds: deliveryKinds,
    maxCount: 6,
    now: now + 2,
    leaseUntil: now + 90_000,
  };
  const [delivered, parked, later] = await leaseDue(store, request);
  if (!delivered || !parked || !later) throw new Error('nothing was due');
  await settle(store, delivered, '1:a', { status: 'delivered', deliveredAt: now + 3 });
  await settle(store, parked, '1:a', { status: 'parked', lastError: 'HTTP 410' });
  await settle(store, later, '1:a', { status: 'pending', dueAt: now + 4, lastError: 'HTTP 500' });
}

/** Reads all copied data except for leases. */
async function readContents({ db }: Store) {
  const deliveries = await db.selectFrom('deliveries').selectAll().execute();
  const rows = {
    requests: await db.selectFrom('consultation_requests').selectAll().execute(),
    subscriptions: await db.selectFrom('subscriptions').selectAll().execute(),
    suppressions: await db.selectFrom('suppressions').selectAll().execute(),
    appointments: await db.selectFrom('appointments').selectAll().execute(),
    heldTimes: await db.selectFrom('held_times').selectAll().execute(),
    deliveries: deliveries.map(({ lease_until, leased_by, ...row }) => row),
  };
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  for (const each of Object.values(rows)) each.sort(byId);
  return rows;
}

const leasesIn = ({ db }: Store) =>
  db.selectFrom('deliveries').select('id').where('leased_by', 'is not', null).execute();

describe('store move', () => {
  it('moves all data to PostgreSQL and back without changing it', async () => {
    const [first, last] = [join(createTempDir(), 'data'), join(createTempDir(), 'data')];
    const DATABASE_URL = await createEmptyDatabase();
    const original = await withStore({ DATA_DIR: first }, async (store) => {
      await fill(store);
      expect(await leasesIn(store)).toHaveLength(3);
      await recordMoment(store.db, 'retention', now);
      return readContents(store);
    });

    const there = await run(first, DATABASE_URL, toPostgres);
    expect(there.stderr).toBe('');
    expect(there.code).toBe(0);
    expect(there.stdout.split('\n')).toEqual([
      'MOVED                     ROWS',
      'consultation requests     602',
      'newsletter subscriptions  2',
      'suppressed addresses      1',
      'appointments              1',
      'deliveries                1181',
      '',
      'Start the servers with DATABASE_URL, and with one TOKEN_SECRET for all: the content of the file token-secret in DATA_DIR, or links in emails sent so far end and unsubscribed addresses are no longer recognized.',
      'The source is unchanged. Keep it as a backup; never serve it again, or its leads are sent twice.',
      '',
    ]);
    await withStore({ DATABASE_URL }, async (store) => {
      expect(await readContents(store)).toEqual(original);
      expect(await leasesIn(store)).toEqual([]);
      expect(await readMoment(store.db, 'retention')).toBe(now);
    });
    expect(await withStore({ DATA_DIR: first }, readContents)).toEqual(original);

    const back = await run(last, DATABASE_URL, toSqlite);
    expect(back.code).toBe(0);
    expect(back.stdout).toContain('Start the one server without DATABASE_URL');
    expect(await withStore({ DATA_DIR: last }, readContents)).toEqual(original);
  });

  it('copies or skips every table', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const tables = await withStore({ DATABASE_URL }, ({ db }) => db.introspection.getTables());
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      [...copiedTables, ...skippedTables].toSorted(),
    );
  });

  it('moves all or nothing, and can be repeated after a failure', async () => {
    const DATA_DIR = join(createTempDir(), 'data');
    const DATABASE_URL = await createEmptyDatabase();
    // PostgreSQL cannot store U+0000; no request may contain it.
    const rename = (name: string) =>
      withStore({ DATA_DIR }, async ({ db }) => {
        const last = db
          .selectFrom('consultation_requests')
          .select(({ fn }) => fn.max('id').as('id'));
        await db
          .updateTable('consultation_requests')
          .set({ name })
          .where('id', '=', last)
          .execute();
      });
    await withStore({ DATA_DIR }, fill);
    await rename('Ada\0');
    const failed = await run(DATA_DIR, DATABASE_URL, toPostgres);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toBe('A store failed (22021). Nothing was moved.\n');
    await withStore({ DATABASE_URL }, async (store) => {
      expect((await readContents(store)).requests).toEqual([]);
    });
    await rename('Ada');
    expect((await run(DATA_DIR, DATABASE_URL, toPostgres)).code).toBe(0);
  });

  it('refuses a target that is not empty', async () => {
    const DATA_DIR = join(createTempDir(), 'data');
    const DATABASE_URL = await createEmptyDatabase();
    await withStore({ DATA_DIR }, (store) =>
      subscribe(store, counts, 'ada@hollisgate.example', now),
    );
    await withStore({ DATABASE_URL }, (store) =>
      subscribe(store, counts, 'grace@quill.example', now),
    );
    for (const args of [toPostgres, toSqlite]) {
      const { code, stderr } = await run(DATA_DIR, DATABASE_URL, args);
      expect(code).toBe(1);
      expect(stderr).toBe(
        'The target already contains data. Choose an empty one. Nothing was moved.\n',
      );
    }
    const [only, ...more] = await withStore({ DATABASE_URL }, listSubscriptions);
    expect([only?.email, more]).toEqual(['grace@quill.example', []]);
  });

  it('refuses while another process has either store open, even if idle', async () => {
    const DATA_DIR = join(createTempDir(), 'data');
    const DATABASE_URL = await createEmptyDatabase();
    await withStore({ DATA_DIR }, async () => {
      const { code, stderr } = await run(DATA_DIR, DATABASE_URL, toPostgres);
      expect(code).toBe(1);
      expect(stderr).toBe('The store in DATA_DIR is in use. Stop the server first.\n');
    });
    await withStore({ DATABASE_URL }, async (store) => {
      await listSubscriptions(store);
      const { code, stderr } = await run(DATA_DIR, DATABASE_URL, toPostgres);
      expect(code).toBe(1);
      expect(stderr).toBe(
        'The PostgreSQL database is in use (1 connection). Stop every server on it first.\n',
      );
    });
  });

  it('says which setting or store is missing', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const empty = join(createTempDir(), 'data');
    const nothing = await run(empty, DATABASE_URL, toPostgres);
    expect(nothing.code).toBe(1);
    expect(nothing.stderr).toBe(`There is no SQLite store in DATA_DIR (${empty}).\n`);
    const nowhere = await run(empty, '', toPostgres);
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toContain('Set DATABASE_URL to the PostgreSQL database;');
    const away = await run(empty, 'postgres://127.0.0.1:1/none', toPostgres);
    expect(away.code).toBe(1);
    expect(away.stderr).toContain('ECONNREFUSED');
  });

  it.each([[['move']], [['move', '--from', 'sqlite']], [[...toPostgres, 'now']], [['copy']]])(
    '%j prints help and exits with 2',
    async (args) => {
      const { code, stderr } = await run(
        join(createTempDir(), 'data'),
        await createEmptyDatabase(),
        args,
      );
      expect(code).toBe(2);
      expect(stderr).toContain('Usage: npm run store -- COMMAND');
    },
  );
});
