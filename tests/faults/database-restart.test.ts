/** @module-tag nightly */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contactEndpoint, valid } from '../server/support/consultation.ts';
import { launchServerProcess, startServerProcess } from '../server/support/server-process.ts';
import { createSiteFixture } from '../server/support/site-fixture.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { startWebhookReceiver } from '../server/support/webhook-receiver.ts';
import { readBrand } from '../support/fixture-content.ts';
import { endLeases } from '../support/on-store.ts';
import { startPostgres } from '../support/postgres.ts';

const unsaved = `We could not save your request. Nothing was lost on your side; please try again, or write to ${readBrand().email}.`;

const post = (url: string) =>
  fetch(url + contactEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(valid),
  });

/** Sends one lead after another until it is stopped. @returns the status of each */
async function keepPosting(url: string, until: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  while (!until.aborted) statuses.push((await post(url)).status);
  return statuses;
}

it('a database restart under load loses no lead and stops no server', async () => {
  const database = await startPostgres();
  onTestFinished(() => database.stop());
  const receiver = await startWebhookReceiver({ status: 500 });
  const settings = {
    DATA_DIR: join(createTempDir(), 'data'),
    DATABASE_URL: await database.createDatabase(),
    SITE_DIST: createSiteFixture(),
    CONSULTATION_WEBHOOK_URL: receiver.url,
    RATE_LIMIT_MAX: '1000000',
  };
  const { child, url } = await startServerProcess(settings);
  const enough = new AbortController();
  const visitors = Array.from({ length: 8 }, () => keepPosting(url, enough.signal));
  await expect.poll(() => receiver.calls.length).toBeGreaterThan(0);

  await database.halt();
  const refused = await post(url);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.text()).toBe(unsaved);
  const unready = await fetch(`${url}/readyz`);
  expect([unready.status, await unready.text()]).toEqual([503, 'The store does not answer.']);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  enough.abort();
  const statuses = (await Promise.all(visitors)).flat();
  expect([...new Set(statuses)].sort()).toEqual([201, 503]);

  receiver.calls = [];
  receiver.answer = { status: 204 };
  await database.resume();
  const ready = () => fetch(`${url}/readyz`).then(({ status }) => status);
  await expect.poll(ready).toBe(200);
  expect((await post(url)).status).toBe(201);
  // Results that could not be recorded during the outage lead to another attempt when the lease ends.
  await endLeases(settings);
  const acknowledged = statuses.filter((status) => status === 201).length + 1;
  const delivered = () => new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size;
  await expect.poll(delivered).toBeGreaterThanOrEqual(acknowledged);
  expect(child.exitCode).toBeNull();
});

it('a server that starts without its database serves pages, and accepts leads when it is back', async () => {
  const database = await startPostgres();
  onTestFinished(() => database.stop());
  const settings = {
    DATA_DIR: join(createTempDir(), 'data'),
    DATABASE_URL: await database.createDatabase(),
    SITE_DIST: createSiteFixture(),
  };
  await database.halt();
  const { url, child } = await startServerProcess(settings);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  const refused = await post(url);
  expect([refused.status, await refused.text()]).toEqual([503, unsaved]);
  const ready = () => fetch(`${url}/readyz`).then(({ status }) => status);
  expect(await ready()).toBe(503);
  await database.resume();
  await expect.poll(ready).toBe(200);
  expect((await post(url)).status).toBe(201);
  const pending = async () => (await (await fetch(`${url}/readyz`)).json()).pending;
  await expect.poll(pending).toBe(0);
  expect(child.exitCode).toBeNull();
});

it('a server whose password is refused exits with a sentence', async () => {
  const database = await startPostgres();
  onTestFinished(() => database.stop());
  const DATABASE_URL = (await database.createDatabase()).replace(':password@', ':wrong@');
  const settings = {
    DATA_DIR: join(createTempDir(), 'data'),
    DATABASE_URL,
    SITE_DIST: createSiteFixture(),
  };
  const { exited, output } = await launchServerProcess(settings);
  expect(await exited).toBe(1);
  expect(output()).toContain('cannot be opened (28P01)');
});
