import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contactEndpoint, homeEndpoint, postJson, valid } from './support/consultation.ts';
import { postEmail } from './support/newsletter.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const clientAt = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Two servers on one database, as two machines would be: each has its own folder and clock. */
async function startTwoServers(limit: number): Promise<[TestServer, TestServer]> {
  const settings = { RATE_LIMIT_MAX: String(limit), TRUST_PROXY: '127.0.0.1' };
  const first = await startTestServer({ ...settings, DATA_DIR: join(createTempDir(), 'data') });
  const DATABASE_URL = first.config.DATABASE_URL?.href ?? '';
  return [first, await startTestServer({ ...settings, DATABASE_URL })];
}

const readCounts = ({ store }: TestServer) =>
  store.db.selectFrom('rate_limits').selectAll().execute();

it('counts a client over all processes and endpoints until its minute ends', async () => {
  const [first, second] = await startTwoServers(3);
  await postJson(first.app, valid, { url: homeEndpoint });
  await postJson(second.app, valid, { url: contactEndpoint });
  await postEmail(first.app, 'ada@hollisgate.example');
  for (const { app } of [second, first]) {
    const refused = await postJson(app, valid);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.body).toContain('wait 60 seconds');
  }
  expect((await postJson(second.app, valid, clientAt('192.0.2.7'))).statusCode).toBe(201);
  first.clock.advance(60_000);
  expect((await postJson(first.app, valid)).statusCode).toBe(201);
  expect(await readCounts(first)).toContainEqual(expect.objectContaining({ count: 1 }));
});

it('counts an IPv6 /64 as one client', async () => {
  const [first, second] = await startTwoServers(1);
  await postJson(first.app, valid, clientAt('2001:db8:1:2::1'));
  const neighbour = await postJson(second.app, valid, clientAt('2001:db8:1:2:ffff::9'));
  expect(neighbour.statusCode).toBe(429);
  const stranger = await postJson(second.app, valid, clientAt('2001:db8:1:3::1'));
  expect(stranger.statusCode).toBe(201);
});

it('does not query the store for a client that it just refused', async () => {
  const [server] = await startTwoServers(1);
  for (const status of [201, 429, 429, 429]) {
    expect((await postJson(server.app, valid)).statusCode).toBe(status);
  }
  expect(await readCounts(server)).toMatchObject([{ count: 2 }]);
});

it('stores no IP address and deletes ended windows', async () => {
  const [server] = await startTwoServers(10);
  await postJson(server.app, valid, clientAt('192.0.2.7'));
  await postJson(server.app, valid, clientAt('2001:db8:1:2::1'));
  const rows = await readCounts(server);
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(key).toMatch(/^client:[\w-]{43}$/);
  server.clock.advance(10 * 60_000);
  await postJson(server.app, valid, clientAt('192.0.2.8'));
  await expect.poll(() => readCounts(server)).toHaveLength(1);
});

it('accepts a lead if counting fails, and logs the error', async () => {
  const [server] = await startTwoServers(1);
  await server.store.db.schema.dropTable('rate_limits').execute();
  expect((await postJson(server.app, valid)).statusCode).toBe(201);
  expect((await postJson(server.app, valid)).statusCode).toBe(201);
  expect(server.logged()).toContain('the shared rate limit could not be counted');
});

it('waits at most one second for a count', async () => {
  const [{ app, store, clock }] = await startTwoServers(1);
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holder = store.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('rate_limits').execute();
    await transaction.schema.alterTable('rate_limits').addColumn('x', 'text').execute();
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  let status = 0;
  const answered = postJson(app, valid).then(({ statusCode }) => {
    status = statusCode;
  });
  const afterASecond = () => {
    clock.advance(1000);
    return status;
  };
  await expect.poll(afterASecond).toBe(201);
  held.resolve();
  await Promise.all([holder, answered]);
});
