/** @module-tag nightly */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '../server/support/server-process.ts';
import { createSiteFixture } from '../server/support/site-fixture.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { createPostgresFolder, execute, initPostgres } from '../support/postgres.ts';
import { notSaved, sendLead } from './support/lead-call.ts';
import { openLine } from './support/line.ts';

async function startFreshPostgres() {
  const server = await initPostgres(createPostgresFolder(), { fsync: 'off' });
  await server.resume();
  onTestFinished(() => server.stop());
  return server;
}

async function startServerOn(DATABASE_URL: string) {
  const settings = {
    DATA_DIR: join(createTempDir(), 'data'),
    SITE_DIST: createSiteFixture(),
    DATABASE_URL,
  };
  const server = await startServerProcess({ ...settings, RATE_LIMIT_MAX: '1000' });
  expect((await sendLead(server.url)).status).toBe(201);
  return server;
}

async function expectLeadsRefused({ url, output }: Awaited<ReturnType<typeof startServerOn>>) {
  for (let sent = 0; sent < 5; sent += 1) {
    const refused = await sendLead(url);
    expect(refused.status).toBe(503);
    expect(refused.text).toMatch(notSaved);
  }
  const unready = await fetch(`${url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.text()).toMatch(/^The database was replaced .*\. A person must look at it/);
  expect(output().match(/The database that DATABASE_URL names was replaced/g)).toHaveLength(1);
}

it('acknowledges no lead on another database cluster at the same address', async () => {
  const [one, other] = [await startFreshPostgres(), await startFreshPostgres()];
  const line = await openLine(await one.createDatabase());
  const server = await startServerOn(line.url);
  // A copy of everything but the leads, like a new cluster after its first migration.
  const { pathname } = new URL(line.url);
  await execute(other.url, `create database ${pathname.slice(1)}`);
  const copy = new URL(other.url);
  copy.pathname = pathname;
  const { child, exited } = await startServerOn(copy.href);
  child.kill('SIGTERM');
  await exited;
  line.moveTo(copy.href);
  await expectLeadsRefused(server);
});

it('acknowledges no lead in a database that was dropped and created again', async () => {
  const one = await startFreshPostgres();
  const url = await one.createDatabase();
  const name = new URL(url).pathname.slice(1);
  const server = await startServerOn(url);
  await execute(one.url, `drop database ${name} with (force)`);
  await execute(one.url, `create database ${name}`);
  await expectLeadsRefused(server);
});

it('accepts leads, and still detects another database, without permission to read the system identifier', async () => {
  const one = await startFreshPostgres();
  const url = new URL(await one.createDatabase());
  const name = url.pathname.slice(1);
  await execute(url.href, 'revoke execute on function pg_control_system() from public');
  await execute(one.url, "create role site login password 'site'");
  await execute(one.url, `alter database ${name} owner to site`);
  url.username = 'site';
  url.password = 'site';
  const server = await startServerOn(url.href);
  expect(server.output()).toContain('pg_control_system');
  await execute(one.url, `drop database ${name} with (force)`);
  await execute(one.url, `create database ${name} owner site`);
  await expectLeadsRefused(server);
});
