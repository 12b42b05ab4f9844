/** What staff see of booked calls and do with them, and how long calls are kept. */

import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { listAppointments } from '../../server/store/appointments.ts';
import {
  bookCall,
  bookFirst,
  cancelCall,
  getSlots,
  postBooking,
  requestOffer,
  showCall,
  startBookingServer,
} from './support/booking.ts';
import { valid } from './support/consultation.ts';
import { findFilesWith } from './support/find-files-with.ts';
import { readStoredMails } from './support/mail-source.ts';
import { ManualClock } from './support/manual-clock.ts';
import { minuteMs, startRetentionJob, threeYearsMs } from './support/retention.ts';
import { runStaffCommand } from './support/run-staff-command.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

/** Commands use the real time. */
const startBookingServerNow = (settings: Record<string, string> = {}) =>
  startBookingServer(settings, undefined, { clock: new ManualClock(Date.now()) });

const run = (
  { config }: TestServer,
  command: 'leads' | 'appointments',
  ...args: [string, ...string[]]
) => runStaffCommand(command, config.DATA_DIR, args, { SITE_DIST: config.SITE_DIST });

it('lists, exports and cancels the call of a request', async () => {
  const server = await startBookingServerNow();
  const { token, reference, start } = await bookFirst(server.app);
  const [other = ''] = await getSlots(server.app);
  await bookCall(server.app, token, other);

  // A moved call counts once.
  const exported = JSON.parse(
    (await run(server, 'appointments', 'export', '--format', 'json')).stdout,
  );
  expect(exported).toMatchObject([
    { reference, start: other, email: valid.email, state: 'open', person: 'otis-quill' },
  ]);
  const csv = await run(server, 'appointments', 'export', '--format', 'csv');
  expect(csv.stdout.split('\r\n')[0]).toContain('"reference","start","end","person"');
  const listed = (await run(server, 'appointments', 'list')).stdout;
  for (const fact of [reference, valid.phone]) expect(listed).toContain(fact);

  const cancelled = await run(server, 'appointments', 'cancel', reference);
  expect(cancelled.stdout).toContain(`The call of ${reference} is canceled.`);
  expect(await getSlots(server.app)).toContain(start);
  expect(await getSlots(server.app)).toContain(other);
  expect((await run(server, 'appointments', 'cancel', reference)).stdout).toContain('before');
  expect((await run(server, 'appointments', 'cancel', 'JR-0000-0000')).code).toBe(1);
});

it('asks before it mails or deletes, and does nothing unless the answer is yes', async () => {
  const server = await startBookingServerNow();
  const { reference } = await bookFirst(server.app);
  const { SITE_DIST, DATA_DIR } = server.config;
  const asked = await requestOffer(server.app, { email: 'bo@hollisgate.example' });
  for (const [command, about, ...args] of [
    ['appointments', reference, 'cancel', reference],
    ['leads', asked.reference, 'erase', 'bo@hollisgate.example'],
  ] as const) {
    const questions: string[] = [];
    const answers = ['n', '', undefined];
    const ask = async (question: string) => {
      questions.push(question);
      return answers[questions.length - 1];
    };
    for (const _ of answers) {
      const { code, stdout } = await runStaffCommand(command, DATA_DIR, args, { SITE_DIST }, ask);
      expect([code, stdout]).toEqual([1, '']);
    }
    for (const question of questions) expect(question).toMatch(new RegExp(`${about}[^]*Continue`));
    expect(await listAppointments(server.store)).toMatchObject([{ status: 'open' }]);
  }
  const unasked = async () => expect.unreachable();
  const args = ['cancel', reference, '--yes'];
  const done = await runStaffCommand('appointments', DATA_DIR, args, { SITE_DIST }, unasked);
  expect(done.stdout).toContain(`The call of ${reference} is canceled.`);
  await server.outbox.idle();
});

it('erases nobody whose call is open, or while those who take it cannot be told', async () => {
  const server = await startBookingServerNow();
  const { reference } = await bookFirst(server.app);
  await server.outbox.stop();
  const { DATA_DIR, SITE_DIST } = server.config;
  const erase = (SMTP_URL: string) =>
    runStaffCommand('leads', DATA_DIR, ['erase', valid.email], { SITE_DIST, SMTP_URL });
  expect((await erase('')).stderr).toBe(
    `${reference} has a call. Cancel it first: npm run appointments -- cancel ${reference}\n`,
  );
  await run(server, 'appointments', 'cancel', reference);
  expect((await erase('smtp://127.0.0.1:1')).stderr).toContain('are not sent yet. Nothing was');
  expect(await listAppointments(server.store)).toHaveLength(1);
  expect((await erase('')).code).toBe(0);
  expect(await listAppointments(server.store)).toEqual([]);
});

it('shows the call of a lead, and exports it with the leads', async () => {
  const server = await startBookingServerNow();
  const { reference, start } = await bookFirst(server.app);
  await requestOffer(server.app, { name: 'Bo Tarn', email: 'bo@hollisgate.example' });
  const shown = await run(server, 'leads', 'show', reference);
  expect(shown.stdout).toMatch(/^Call +\S.* with otis-quill, open$/m);
  const exported = JSON.parse((await run(server, 'leads', 'export', '--format', 'json')).stdout);
  expect(exported).toHaveLength(2);
  expect(exported).toContainEqual(
    expect.objectContaining({ reference, callStart: start, callState: 'open' }),
  );
  expect(exported).toContainEqual(expect.objectContaining({ callStart: null, callState: null }));
});

it('calls the webhook with each change of a call, under the reference of its lead', async () => {
  const receiver = await startWebhookReceiver();
  const server = await startBookingServer({ CONSULTATION_WEBHOOK_URL: receiver.url });
  const { app, outbox } = server;
  const { token, reference, start } = await bookFirst(server.app);
  await outbox.idle();
  const [other = ''] = await getSlots(app);
  await bookCall(app, token, other);
  await outbox.idle();
  await cancelCall(app, token);
  await outbox.idle();
  const payloads = receiver.calls.map(({ body }) => JSON.parse(body));
  expect(payloads).toHaveLength(4);
  for (const payload of payloads) expect(payload).toMatchObject({ ...valid, reference });
  const appointments = payloads.map(({ appointment }) => appointment);
  expect(appointments).toEqual(
    expect.arrayContaining([
      undefined,
      expect.objectContaining({ start, status: 'open', person: 'otis-quill' }),
      expect.objectContaining({ start: other, status: 'open', zone: 'America/Chicago' }),
      expect.objectContaining({ start: other, status: 'cancelled' }),
    ]),
  );
  const ids = appointments.flatMap((appointment) => (appointment ? [appointment.id] : []));
  expect(new Set(ids).size).toBe(1);
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
});

it('erases the calls of a person with their leads, and frees their times', async () => {
  const server = await startBookingServerNow({ CONFIRM_REQUESTS: 'true' });
  const { app, store, config, outbox } = server;
  const free = await getSlots(app);
  const { token, reference } = await bookFirst(server.app);
  await outbox.idle();
  expect(readStoredMails(config.DATA_DIR).length).toBeGreaterThanOrEqual(4);
  await run(server, 'appointments', 'cancel', reference);
  server.clock.advance(minuteMs);
  await outbox.idle();
  const { stdout } = await run(server, 'leads', 'erase', valid.email);
  expect(stdout).toContain(`1 lead (${reference})`);
  expect(await listAppointments(store)).toEqual([]);
  expect(await listDeliveries(store)).toEqual([]);
  expect(await store.db.selectFrom('heldTimes').selectAll().execute()).toEqual([]);
  expect(await getSlots(app)).toEqual(free);
  expect(readdirSync(config.DATA_DIR)).not.toContain('mail');
  if (store.kind === 'sqlite') expect(findFilesWith(config.DATA_DIR, valid.email)).toEqual([]);
  const after = await postBooking(app, { token, start: free[0] });
  expect(after.statusCode).toBe(410);
});

it('deletes calls with their lead after three years', async () => {
  const server = await startBookingServer();
  const { store, clock, outbox } = server;
  await bookFirst(server.app);
  await outbox.idle();
  clock.advance(threeYearsMs + minuteMs);
  await (await startRetentionJob(server)).idle();
  await outbox.idle();
  expect(await listAppointments(store)).toEqual([]);
  expect(await store.db.selectFrom('heldTimes').selectAll().execute()).toEqual([]);
});

it('keeps calls and their links in a backup', async ({ skip }) => {
  const server = await startBookingServerNow();
  skip(server.store.kind === 'postgres', 'it has its own backups');
  const { token, reference, start } = await bookFirst(server.app);
  const root = createTempDir();
  const file = join(root, 'monday.db');
  const { SITE_DIST } = server.config;
  await server.staff('backup', file);

  const DATA_DIR = join(root, 'data');
  mkdirSync(DATA_DIR);
  copyFileSync(file, join(DATA_DIR, 'site.db'));
  copyFileSync(`${file}.token-secret`, join(DATA_DIR, 'token-secret'));
  const { app } = await startTestServer({ DATA_DIR, SITE_DIST }, { clock: server.clock });
  const { body } = await showCall(app, token);
  expect(body).toContain('Your call is booked');
  expect(body).toContain(reference);
  expect(await getSlots(app)).not.toContain(start);
});
