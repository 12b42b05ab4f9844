/** @module-tag nightly */

import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { movedTables } from '../../server/commands/store.ts';
import { requestConsultation } from '../../server/leads/intake.ts';
import { type Appointment, deliveryKinds, type NewDelivery } from '../../server/model.ts';
import { confirmSubscription, subscribe } from '../../server/newsletter/subscribe.ts';
import { leaseDue, settle } from '../../server/outbox/leases.ts';
import { readMoment, recordMoment } from '../../server/store/moments.ts';
import type { Store } from '../../server/store/store.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { createTokens } from '../../server/tokens.ts';
import { createDatabase, dropDatabase } from '../support/postgres.ts';
import { storedFields } from './support/consultation.ts';
import { spawnStaffCommand } from './support/run-staff-command.ts';
import { createDataDir } from './support/temp-dir.ts';
import { withStore } from './support/with-store.ts';

const tokens = createTokens('a secret of sixteen');
const counts = { tokens, limits: { perDomain: 50, perHour: 50 } };

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

const run = (DATA_DIR: string, DATABASE_URL: string, args = ['move']) =>
  spawnStaffCommand('store', DATA_DIR, args, { DATABASE_URL });

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
    const intake = { store, leadDeliveries, secret: 'a secret', referencePrefix: 'JR' };
    await requestConsultation(intake, { ...submission, form: 'home' }, now);
  }
  for (const email of ['ada@hollisgate.example', 'grace@hollisgate.example']) {
    await subscribe(store, counts, email, now);
  }
  const [first] = await listSubscriptions(store);
  const link = { subscriptionId: first?.id ?? '', round: 0 };
  await confirmSubscription(store, link, now + 1);
  const suppression = { id: 'h', confirmRound: 1, createdAt: now };
  await store.db.insertInto('suppressions').values(suppression).execute();
  const { id: lead } = await store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
  const call: Appointment = {
    id: 'call',
    leadId: lead,
    uid: 'uid',
    sequence: 0,
    person: 'otis-quill',
    call: 'consultation',
    startsAt: now,
    endsAt: now + 1_800_000,
    zone: 'America/Chicago',
    status: 'open',
    bookedAt: now,
  };
  await store.db.insertInto('appointments').values(call).execute();
  await store.db
    .insertInto('heldTimes')
    .values({ id: `otis-quill ${now}`, appointmentId: 'call' })
    .execute();
  const request = { kinds: deliveryKinds, maxCount: 6, now: now + 2 };
  const [delivered, parked, later] = await leaseDue(store, request);
  if (!delivered || !parked || !later) throw new Error('nothing was due');
  await settle(store, delivered, { status: 'delivered', deliveredAt: now + 3 });
  await settle(store, parked, { status: 'parked', lastError: 'HTTP 410' });
  await settle(store, later, { status: 'pending', dueAt: now + 4, lastError: 'HTTP 500' });
}

/** Reads all copied data except for leases. */
async function readContents({ db }: Store) {
  const contents: Record<string, object[]> = {};
  for (const table of movedTables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows
      .map((row) => ({ ...row, leaseUntil: undefined }))
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return contents;
}

const leasesIn = ({ db }: Store) =>
  db.selectFrom('deliveries').select('id').where('leaseUntil', 'is not', null).execute();

it('store move moves all data to PostgreSQL without changing it', async () => {
  const DATA_DIR = createDataDir();
  const DATABASE_URL = await createEmptyDatabase();
  const original = await withStore({ DATA_DIR }, async (store) => {
    await fill(store);
    expect(await leasesIn(store)).toHaveLength(3);
    await recordMoment(store.db, 'retention', now);
    return readContents(store);
  });

  const { code, stdout, stderr } = await run(DATA_DIR, DATABASE_URL);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('leads: 602\nsubscriptions: 2\n');
  await withStore({ DATABASE_URL }, async (store) => {
    expect(await readContents(store)).toEqual(original);
    expect(await leasesIn(store)).toEqual([]);
    expect(await readMoment(store.db, 'retention')).toBe(now);
    const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
    const moved = movedTables.map((name) => name.replace('heldTimes', 'held_times'));
    expect(tables.toSorted()).toEqual(moved.toSorted());
  });
  expect(await withStore({ DATA_DIR }, readContents)).toEqual(original);
});

it('store move moves all or nothing, and can be repeated after a failure', async () => {
  const DATA_DIR = createDataDir();
  const DATABASE_URL = await createEmptyDatabase();
  // PostgreSQL cannot store U+0000; no request may contain it.
  const rename = (name: string) =>
    withStore({ DATA_DIR }, async ({ db }) => {
      const last = db.selectFrom('leads').select(({ fn }) => fn.max('id').as('id'));
      await db.updateTable('leads').set({ name }).where('id', '=', last).execute();
    });
  await withStore({ DATA_DIR }, fill);
  await rename('Ada\0');
  const failed = await run(DATA_DIR, DATABASE_URL);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain('Nothing was moved (22021).');
  await withStore({ DATABASE_URL }, async (store) => {
    expect((await readContents(store)).leads).toEqual([]);
  });
  await rename('Ada');
  await withStore({ DATA_DIR }, async () => {
    const inUse = await run(DATA_DIR, DATABASE_URL);
    expect(inUse.stderr).toContain('Nothing was moved (SQLITE_BUSY). Is the server stopped?');
  });
  expect((await run(DATA_DIR, DATABASE_URL)).code).toBe(0);
  const again = await run(DATA_DIR, DATABASE_URL);
  expect(again.stderr).toBe('The target already contains data. Nothing was moved.\n');
});

it('store move says which setting or store is missing', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const empty = createDataDir();
  expect((await run(empty, DATABASE_URL)).stderr).toBe(`There is no ${join(empty, 'site.db')}.\n`);
  expect((await run(empty, '')).stderr).toBe('Set DATABASE_URL to the empty database.\n');
  expect((await run(empty, DATABASE_URL, ['move', 'now'])).code).toBe(2);
});
