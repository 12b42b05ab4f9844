/** @module-tag nightly */

import { expect, it, onTestFinished } from 'vitest';
import { sendLead } from '../server/support/lead-call.ts';
import {
  createSettings,
  launchServerProcess,
  startServerProcess,
} from '../server/support/server-process.ts';
import { startWebhookReceiver } from '../server/support/webhook-receiver.ts';
import { readBrand } from '../support/fixture-content.ts';
import { endLeases } from '../support/on-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { readReadiness } from './support/readiness.ts';

const unsaved = `We could not save your request. Nothing was lost on your side; please try again, or write to ${readBrand().email}.`;

async function startDatabase() {
  const database = await startPostgres();
  onTestFinished(() => database.stop());
  return database;
}

/** Sends one lead after another until it is stopped. @returns the status of each */
async function keepPosting(url: string, until: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  while (!until.aborted) statuses.push((await sendLead(url)).status);
  return statuses;
}

it('a database restart under load loses no lead and stops no server', async () => {
  const database = await startDatabase();
  const receiver = await startWebhookReceiver({ status: 500 });
  const settings = createSettings({
    DATABASE_URL: await database.createDatabase(),
    CONSULTATION_WEBHOOK_URL: receiver.url,
    RATE_LIMIT_MAX: '1000000',
  });
  const { child, url } = await startServerProcess(settings);
  const enough = new AbortController();
  const visitors = Array.from({ length: 8 }, () => keepPosting(url, enough.signal));
  await expect.poll(() => receiver.calls.length).toBeGreaterThan(0);

  await database.halt();
  const refused = await sendLead(url);
  expect(refused).toMatchObject({ status: 503, text: unsaved });
  expect(refused.headers.get('retry-after')).toBe('10');
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
  expect((await sendLead(url)).status).toBe(201);
  // Results that could not be recorded during the outage lead to another attempt when the lease ends.
  await endLeases(settings);
  const acknowledged = statuses.filter((status) => status === 201).length + 1;
  const delivered = () => new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size;
  await expect.poll(delivered).toBeGreaterThanOrEqual(acknowledged);
  expect(child.exitCode).toBeNull();
});

it('a server that starts without its database serves pages, and accepts leads when it is back', async () => {
  const database = await startDatabase();
  const settings = createSettings({ DATABASE_URL: await database.createDatabase() });
  await database.halt();
  const { url, child } = await startServerProcess(settings);
  expect((await fetch(`${url}/services`)).status).toBe(200);
  expect(await sendLead(url)).toMatchObject({ status: 503, text: unsaved });
  const ready = () => fetch(`${url}/readyz`).then(({ status }) => status);
  expect(await ready()).toBe(503);
  await database.resume();
  await expect.poll(ready).toBe(200);
  expect((await sendLead(url)).status).toBe(201);
  await expect.poll(() => readReadiness(url)).toMatchObject({ pending: 0 });
  expect(child.exitCode).toBeNull();
});

it('a server whose password is refused exits with a sentence', async () => {
  const database = await startDatabase();
  const DATABASE_URL = (await database.createDatabase()).replace(':password@', ':wrong@');
  const settings = createSettings({ DATABASE_URL });
  const { exited, output } = await launchServerProcess(settings);
  expect(await exited).toBe(1);
  expect(output()).toContain('cannot be opened (28P01)');
});
