/** @module-tag nightly */

import { expect, it } from 'vitest';
import { sendNumbered } from '../server/support/lead-call.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { readMail } from '../server/support/mail-source.ts';
import { type ServerProcess, startServerProcess } from '../server/support/server-process.ts';
import { createSiteFixture } from '../server/support/site-fixture.ts';
import { createDataDir, createTempDir } from '../server/support/temp-dir.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../server/support/webhook-receiver.ts';
import { addTestStore, endLeases } from '../support/on-store.ts';
import { readReadiness } from './support/readiness.ts';

/** Posts leads to all servers in turn, several at a time. @returns the acknowledged references */
async function postLeads(servers: readonly ServerProcess[], count: number): Promise<string[]> {
  const references: string[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const { url = '' } = servers[number % servers.length] ?? {};
      const { status, reference } = await sendNumbered(url, number);
      expect(status).toBe(201);
      references.push(reference);
    }
  };
  await Promise.all(Array.from({ length: 12 }, visitor));
  return references;
}

/** Settings of an empty database; each server has its own folder. */
async function createSharedSettings(more: Record<string, string>) {
  const settings = await addTestStore({
    DATA_DIR: createTempDir(),
    SITE_DIST: createSiteFixture(),
    ...more,
  });
  return () => ({ ...settings, DATA_DIR: createDataDir() });
}

/** Counts the deliveries that each server logged. */
function countDelivered(servers: readonly ServerProcess[]): number[] {
  const counts = servers.map(() => 0);
  servers.forEach(({ child }, server) => {
    child.stdout.on('data', (chunk) => {
      counts[server] = (counts[server] ?? 0) + String(chunk).split('"msg":"delivered"').length - 1;
    });
  });
  return counts;
}

const readPending = async ({ url }: ServerProcess) => (await readReadiness(url)).pending;

const ids = ({ calls }: WebhookReceiver) => calls.map(({ headers }) => headers['webhook-id']);
const references = ({ calls }: WebhookReceiver) =>
  calls.map(({ body }) => JSON.parse(body).reference);

it('three servers that start together on an empty database make each delivery once', async () => {
  const receiver = await startWebhookReceiver();
  const mailbox = await startMailServer();
  const settings = await createSharedSettings({
    SMTP_URL: mailbox.url,
    CONSULTATION_WEBHOOK_URL: receiver.url,
    RATE_LIMIT_MAX: '1000000',
  });
  const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(settings())));
  const counts = countDelivered(servers);
  const acknowledged = await postLeads(servers, 300);
  expect(new Set(acknowledged).size).toBe(300);
  for (const server of servers) {
    await expect.poll(() => readPending(server)).toBe(0);
  }

  expect(references(receiver).toSorted()).toEqual(acknowledged.toSorted());
  expect(new Set(ids(receiver)).size).toBe(300);
  const mails = mailbox.mails.map(({ source }) => readMail(source));
  const byMail = mails.map(({ text }) => /Reference: (\S+)/.exec(text)?.[1] ?? '');
  expect(byMail.toSorted()).toEqual(acknowledged.toSorted());
  expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(300);

  await expect.poll(() => counts.reduce((sum, count) => sum + count)).toBe(600);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

it('other servers make the deliveries of a killed server under the same ids', async () => {
  const receiver = await startWebhookReceiver();
  // Only the victim's deliveries reach this receiver, which never answers.
  const silence = await startWebhookReceiver(null);
  const mailbox = await startMailServer();
  const settings = await createSharedSettings({ SMTP_URL: mailbox.url, RATE_LIMIT_MAX: '1000000' });
  const survivor = () =>
    startServerProcess({ ...settings(), CONSULTATION_WEBHOOK_URL: receiver.url });
  const ofVictim = { ...settings(), CONSULTATION_WEBHOOK_URL: silence.url };
  const victim = await startServerProcess(ofVictim);
  const survivors = await Promise.all([survivor(), survivor()]);

  const acknowledged = await postLeads([victim, ...survivors], 60);
  // Only the victim's deliveries are left: the survivors have made the others.
  await expect.poll(() => silence.calls.length).toBeGreaterThan(0);
  for (const server of survivors) {
    await expect.poll(async () => (await readPending(server)) - silence.calls.length).toBe(0);
  }
  victim.child.kill('SIGKILL');
  await victim.exited;
  await endLeases(ofVictim);
  for (const server of survivors) {
    await expect.poll(() => readPending(server)).toBe(0);
  }

  expect(references(receiver).toSorted()).toEqual(acknowledged.toSorted());
  expect(ids(receiver)).toEqual(expect.arrayContaining(ids(silence)));
  const byMail = new Set(
    mailbox.mails.map(({ source }) => /Reference: (\S+)/.exec(readMail(source).text)?.[1]),
  );
  expect(byMail).toEqual(new Set(acknowledged));
});
