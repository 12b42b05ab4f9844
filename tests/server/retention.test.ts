import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { unconfirmedKeptDays } from '../../server/jobs/retention.ts';
import { listDeliveries, listLetters } from '../../server/outbox/deliveries.ts';
import { listLeads } from '../../server/store/leads.ts';
import { recordMoment } from '../../server/store/moments.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { contactEndpoint, valid } from './support/consultation.ts';
import { findFilesWith } from './support/find-files-with.ts';
import {
  addSubscriber,
  dayMs,
  postEmail,
  pressButton,
  requestSubscription,
} from './support/newsletter.ts';
import {
  insertOldLeads,
  listRetentionLines,
  minuteMs,
  startRetentionJob,
  threeYearsMs,
} from './support/retention.ts';
import { startServerProcess } from './support/server-process.ts';
import { startTestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

it('consultation requests are deleted after three years with their deliveries', async () => {
  const { receiver, ...server } = await startRelayingServer();
  const { deliver, store, outbox, clock, config } = server;
  // An undelivered request is deleted like any other.
  receiver.answer = { status: 410 };
  await deliver();
  receiver.answer = { status: 204 };
  await deliver({ contact_me_by_fax: 'x' }, { url: contactEndpoint });
  clock.advance(2 * minuteMs);
  const kept = await deliver({ email: 'second@b.example' });

  clock.advance(threeYearsMs - minuteMs);
  const job = await startRetentionJob(server);
  await job.idle();
  await outbox.idle();
  expect((await listLeads(store)).map(({ reference }) => reference)).toEqual([kept]);
  expect(await listDeliveries(store)).toHaveLength(2);
  expect(listRetentionLines(server)).toEqual([
    expect.stringMatching(/"leads":2,"subscriptions":0/),
  ]);
  expect(server.logged()).not.toContain(valid.email);
  if (store.kind === 'sqlite') {
    const files = findFilesWith(config.DATA_DIR, valid.email);
    expect(files.filter((file) => !file.endsWith('.eml'))).toEqual([]);
  }
});

it('consultation requests are kept on the last day, and deleted daily by a job that stops with the server', async () => {
  const server = await startTestServer();
  await server.deliver();
  server.clock.advance(threeYearsMs);
  const job = await startRetentionJob(server);
  await job.idle();
  expect(await listLeads(server.store)).toHaveLength(1);
  server.clock.advance(dayMs);
  await job.idle();
  expect(await listLeads(server.store)).toEqual([]);
  await job.stop();
  server.clock.advance(2 * dayMs);
  await job.idle();
  expect(listRetentionLines(server)).toHaveLength(2);
});

it('subscriptions that are unconfirmed are deleted 30 days after the last request, with their letters', async () => {
  const server = await startTestServer();
  const { app, store, outbox, clock } = server;
  const link = await requestSubscription(server, 'asked@b.example');
  await requestSubscription(server, 'again@b.example');
  await addSubscriber(server, 'on@b.example');
  await pressButton(app, await addSubscriber(server, 'left@b.example'));
  clock.advance(unconfirmedKeptDays * dayMs);
  const job = await startRetentionJob(server);
  await job.idle();
  expect(await listSubscriptions(store)).toHaveLength(3);
  // A new request restarts the period.
  await postEmail(app, 'again@b.example');
  await outbox.idle();
  clock.advance(dayMs);
  await job.idle();
  const left = (await listSubscriptions(store)).map(({ email }) => email).sort();
  expect(left).toEqual(['again@b.example', 'on@b.example']);
  expect(await listLetters(store)).toHaveLength(4);
  expect(listRetentionLines(server).at(-1)).toContain('"subscriptions":1');
  expect((await pressButton(app, link)).statusCode).toBe(410);
});

it('a run that fails is logged, affects nothing else, and the next run catches up', async () => {
  const server = await startTestServer();
  const { deliver, app, store, clock } = server;
  await deliver();
  clock.advance(threeYearsMs + minuteMs);
  const hide = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(store.db);
  await hide('subscriptions', 'hidden');
  const job = await startRetentionJob(server);
  await job.idle();
  expect(listRetentionLines(server)).toEqual([expect.stringContaining('"level":50')]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await hide('hidden', 'subscriptions');
  await requestSubscription(server, 'asked@b.example');
  clock.advance(dayMs);
  await job.idle();
  expect(await listLeads(store)).toEqual([]);
  expect(listRetentionLines(server).at(-1)).toContain('"level":30');
});

it('deletes correctly when two servers start on one store', { tags: ['nightly'] }, async () => {
  const { store, config } = await startTestServer();
  await insertOldLeads(store, 900, Date.now() - threeYearsMs - 2 * dayMs);
  await recordMoment(store.db, 'retention', Date.now() - dayMs);
  const settings = { DATA_DIR: config.DATA_DIR, SITE_DIST: config.SITE_DIST };
  await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  await expect.poll(() => listLeads(store)).toHaveLength(0);
});
