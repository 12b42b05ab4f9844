import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { closeStore } from '../../server/store/store.ts';
import { postJson, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

it('healthz reports that the process is alive', async () => {
  const { app } = await startTestServer();
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'alive' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

const gigabyte = 1_000_000_000;
/** With PostgreSQL the disk is unknown: it may be on another machine. */
const onPostgres = inject('postgresUrl') !== undefined;
const room = { diskFreeBytes: onPostgres ? null : gigabyte, diskLow: false };

it('readyz reports how many deliveries wait and for how long', async () => {
  const disk = { freeBytes: () => gigabyte };
  const server = await startRelayingServer({ status: 500 }, {}, disk);
  const { deliver, app, outbox, clock } = server;
  const ready = async () => (await app.inject('/readyz')).json();
  const nothing = { pending: 0, oldestUndeliveredSeconds: null };
  const counts = { parked: 0, suspectsDelivered: 0, suspectsHeld: 0, lettersHeldBack: 0, ...room };
  expect(await ready()).toEqual({ status: 'ready', ...nothing, ...counts });
  await deliver();
  clock.advance(90_000);
  await outbox.idle();
  const waiting = { pending: 1, oldestUndeliveredSeconds: 90 };
  expect(await ready()).toEqual({ status: 'ready', ...waiting, ...counts });
});

it('readyz answers 503 when the store does not answer', async () => {
  const { app, store } = await startTestServer({}, { freeBytes: () => gigabyte });
  await closeStore(store);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  const left = onPostgres ? '' : ' 1000 MB are left on its disk.';
  expect(answer.body).toBe(`The store does not answer.${left}`);
});

it('readyz answers 503 while the store is not writable and recovers within ten seconds', async () => {
  const { app, store, clock } = await startTestServer({}, { freeBytes: () => 4096 });
  const ready = async () => (await app.inject('/readyz')).statusCode;
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(store.db);
  await rename('moments', 'hidden');
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toMatch(/^The store cannot be written\./);
  if (!onPostgres) expect(answer.body).toContain('0 MB are left on its disk.');
  await rename('hidden', 'moments');
  // Between two writes, readyz reports the last result.
  expect(await ready()).toBe(503);
  clock.advance(9999);
  expect(await ready()).toBe(503);
  clock.advance(1);
  expect(await ready()).toBe(200);
});

it('readyz writes at most once in ten seconds', async () => {
  const { app, store, clock } = await startTestServer();
  const written = async () => {
    const row = await store.db
      .selectFrom('moments')
      .select('at')
      .where('name', '=', 'write')
      .executeTakeFirst();
    return row?.at;
  };
  const start = clock.now();
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(await written()).toBe(start);
  clock.advance(9000);
  await app.inject('/readyz');
  expect(await written()).toBe(start);
  // Uses the monotonic clock.
  clock.step(-60_000);
  clock.advance(1000);
  await app.inject('/readyz');
  expect(await written()).toBe(start - 50_000);
});

it.skipIf(onPostgres)('readyz reports the free space of a real disk', async () => {
  const { app } = await startTestServer();
  const { diskFreeBytes } = (await app.inject('/readyz')).json();
  expect(diskFreeBytes).toBeGreaterThan(0);
});

it.each([
  [503, {}],
  [200, { SMTP_URL: 'smtp://127.0.0.1:1' }],
  [200, { CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:1' }],
  [200, { SITE_URL: 'https://www.example.com' }],
  [200, { SITE_URL: 'http://localhost:3000' }],
])('readyz of a public site answers %s with the settings %o', async (status, settings) => {
  const { app } = await startTestServer({ SITE_URL: 'https://www.alderway.com', ...settings });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(status);
  if (status === 503)
    expect(answer.body).toMatch(/^Neither SMTP_URL nor CONSULTATION_WEBHOOK_URL is set/);
  expect((await postJson(app, valid)).statusCode).toBe(201);
});
