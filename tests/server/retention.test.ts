import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailFolderIn } from '../../server/deliveries/mail/mail-folder.ts';
import { storedMails } from '../../server/deliveries/mail/stored-mails.ts';
import { unconfirmedKeptDays } from '../../server/domain/retention.ts';
import { startRetention } from '../../server/retention-job.ts';
import { listLeads } from '../../server/store/consultation-requests.ts';
import { listDeliveries, listLetters } from '../../server/store/deliveries.ts';
import { noteMoment } from '../../server/store/moments.ts';
import type { Store } from '../../server/store/store.ts';
import { listSubscriptions } from '../../server/store/subscriptions.ts';
import { contactCall, postJson, valid } from './support/consultation.ts';
import { filesThatHold } from './support/files-that-hold.ts';
import { askedFor, day, onTheList, postEmail, press } from './support/newsletter.ts';
import { runStaffCommand } from './support/run-staff-command.ts';
import { serverProcess } from './support/server-process.ts';
import { type TestServer, testServer } from './support/test-server.ts';
import { webhookReceiver } from './support/webhook-receiver.ts';

const minute = 60_000;
/** From where the clock of these tests begins, March 4, 2026, to the same day in 2029. */
const threeYears = Date.UTC(2029, 2, 4) - Date.UTC(2026, 2, 4);

/** The job beside a server of the test, on its store, clock and log; it ran the day before. */
async function retentionOf(server: TestServer) {
  await noteMoment(server.store.db, 'retention', server.clock.now() - day);
  return firstRetentionOf(server);
}

/** The job that finds in the store what the one before it left, if there was one. */
function firstRetentionOf({ store, config, clock, app }: TestServer) {
  const mails = storedMails(mailFolderIn(config.DATA_DIR));
  const job = startRetention({ store, mails, clock, log: app.log });
  onTestFinished(() => job.stop());
  return job;
}

async function insertOldLeads({ db }: Store, count: number, received_at: number): Promise<void> {
  const row = { ...valid, form: 'home', campaign: '{}', received_at, suspected_spam: 0 };
  for (let first = 0; first < count; first += 100) {
    const rows = Array.from({ length: Math.min(100, count - first) }, (_, index) => {
      const id = `lead-${first + index}`;
      return { ...row, id, reference: id };
    });
    await db.insertInto('consultation_requests').values(rows).execute();
  }
}

const runsOf = ({ logged }: TestServer) =>
  logged()
    .split('\n')
    .filter((line) => line.includes('retention'));

const mailsOf = ({ config }: TestServer) => readdirSync(mailFolderIn(config.DATA_DIR));

describe('consultation requests', () => {
  it('are deleted after three years with their deliveries and mail files', async () => {
    const receiver = await webhookReceiver();
    const server = await testServer({ CONSULTATION_WEBHOOK_URL: receiver.url });
    const { app, store, outbox, clock, config } = server;
    await postJson(app, valid);
    await postJson(app, { ...valid, contact_me_by_fax: 'x' }, { url: contactCall });
    await outbox.idle();
    clock.advance(2 * minute);
    const kept = (await postJson(app, { ...valid, email: 'second@b.example' })).json().reference;
    await outbox.idle();

    clock.advance(threeYears - minute);
    const job = await retentionOf(server);
    await job.idle();
    await outbox.idle();
    expect((await listLeads(store)).map(({ reference }) => reference)).toEqual([kept]);
    expect(await listDeliveries(store)).toHaveLength(2);
    expect(mailsOf(server)).toEqual([expect.stringContaining(kept)]);
    expect(runsOf(server)).toEqual([
      expect.stringMatching(/"leads":2,"subscriptions":0,"deliveries":2,"mailFiles":1/),
    ]);
    expect(server.logged()).not.toContain(valid.email);
    if (store.kind === 'sqlite') expect(filesThatHold(config.DATA_DIR, valid.email)).toEqual([]);
  });

  it('stay on the last day', async () => {
    const server = await testServer();
    await postJson(server.app, valid);
    await server.outbox.idle();
    server.clock.advance(threeYears);
    await (await retentionOf(server)).idle();
    expect(await listLeads(server.store)).toHaveLength(1);
    expect(mailsOf(server)).toHaveLength(1);
  });

  it('are deleted daily, by a job that a stop ends', async () => {
    const server = await testServer();
    await postJson(server.app, valid);
    await server.outbox.idle();
    server.clock.advance(threeYears - minute);
    const job = await retentionOf(server);
    await job.idle();
    expect(await listLeads(server.store)).toHaveLength(1);
    server.clock.advance(day);
    await job.idle();
    expect(await listLeads(server.store)).toEqual([]);
    await job.stop();
    server.clock.advance(2 * day);
    await job.idle();
    expect(runsOf(server)).toHaveLength(2);
  });

  it('go in small batches, however many there are', async () => {
    const server = await testServer();
    await insertOldLeads(server.store, 900, server.clock.now() - threeYears - day);
    await (await retentionOf(server)).idle();
    expect(await listLeads(server.store)).toEqual([]);
    expect(runsOf(server)).toEqual([expect.stringContaining('"leads":900')]);
  });
});

describe('what never reached the firm', () => {
  /** One lead that arrived and two that did not, all of them three years old. */
  async function oldLeads() {
    const receiver = await webhookReceiver();
    const server = await testServer({ CONSULTATION_WEBHOOK_URL: receiver.url });
    const send = async (name: string) => {
      const { reference } = (await postJson(server.app, { ...valid, name })).json();
      await server.outbox.idle();
      return String(reference);
    };
    await send('Delivered');
    receiver.answer = { status: 410 };
    const parked = [await send('Parked'), await send('Parked too')];
    server.clock.advance(threeYears + minute);
    const there = async () =>
      (await listLeads(server.store)).map(({ reference }) => reference).sort();
    return { server, parked: parked.sort(), there };
  }

  const said = (server: TestServer) =>
    runsOf(server).filter((line) => line.includes('will be deleted'));

  it('is named in the log two runs before it is deleted', async () => {
    const { server, parked, there } = await oldLeads();
    const job = await retentionOf(server);
    await job.idle();
    expect(await there()).toEqual(parked);
    expect(said(server)).toHaveLength(1);
    for (const reference of parked) expect(said(server)[0]).toContain(reference);
    expect(said(server)[0]).toMatch(/"level":50.*"runsLeft":2/);
    // Their mails reached the folder; they go with them and not before.
    expect(mailsOf(server)).toHaveLength(2);

    server.clock.advance(day);
    await job.idle();
    expect(await there()).toEqual(parked);
    expect(said(server)).toHaveLength(2);
    expect(said(server)[1]).toMatch(/"level":50.*"runsLeft":1/);

    server.clock.advance(day);
    await job.idle();
    expect(await there()).toEqual([]);
    expect(mailsOf(server)).toEqual([]);
    expect(said(server)).toHaveLength(2);
    expect(runsOf(server).at(-1)).toMatch(/"leads":2/);
  });

  it('stays however often the server starts in between', async () => {
    const { server, parked, there } = await oldLeads();
    for (let start = 0; start < 5; start += 1) {
      const job = await retentionOf(server);
      await job.idle();
      await job.stop();
      server.clock.advance(minute);
    }
    expect(await there()).toEqual(parked);
    expect(said(server)).toHaveLength(1);
  });

  it('is said again for each of two days of its own: a jump of some days shortens nothing', async () => {
    const { server, parked, there } = await oldLeads();
    const job = await retentionOf(server);
    await job.idle();
    server.clock.step(5 * day);
    server.clock.advance(day);
    await job.idle();
    expect(await there()).toEqual(parked);
    server.clock.step(-5 * day);
    server.clock.advance(day);
    await job.idle();
    expect(await there()).toEqual(parked);
  });

  it('goes like any other once it was delivered after all', async () => {
    const { server, there } = await oldLeads();
    const job = await retentionOf(server);
    await job.idle();
    await server.store.db
      .updateTable('deliveries')
      .set({ status: 'delivered', delivered_at: server.clock.now() })
      .execute();
    server.clock.advance(day);
    await job.idle();
    expect(await there()).toEqual([]);
  });
});

describe('a clock that jumped', () => {
  const week = 7 * day;

  it('a start 1,500 days ahead deletes nothing, also not later, until a person confirms it', async () => {
    const server = await testServer();
    await postJson(server.app, valid);
    await server.outbox.idle();
    const first = firstRetentionOf(server);
    await first.idle();
    await first.stop();
    server.clock.step(1500 * day);
    const job = firstRetentionOf(server);
    for (let run = 0; run < 5; run += 1) {
      await job.idle();
      // What comes in meanwhile is no witness: it has its time from the same clock.
      await postJson(server.app, { ...valid, name: `Visitor ${run}` });
      await server.outbox.idle();
      server.clock.advance(day);
    }
    await job.idle();
    expect(await listLeads(server.store)).toHaveLength(6);
    expect(mailsOf(server)).toHaveLength(6);
    const refused = runsOf(server).filter((line) => line.includes('confirm-clock'));
    expect(refused[0]).toMatch(/"level":50/);
    expect(refused[0]).toContain('1500 days after');
    expect(refused.length).toBeLessThanOrEqual(6);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);

    await noteMoment(server.store.db, 'retention', server.clock.now());
    server.clock.advance(day);
    await job.idle();
    expect(await listLeads(server.store)).toHaveLength(5);
  });

  it('is noticed without a run before, by the newest rows, and stays noticed', async () => {
    const server = await testServer();
    await postJson(server.app, valid);
    await server.outbox.idle();
    server.clock.step(threeYears + day);
    const job = firstRetentionOf(server);
    await job.idle();
    await postJson(server.app, { ...valid, name: 'Somebody new' });
    server.clock.advance(day);
    await job.idle();
    expect(await listLeads(server.store)).toHaveLength(2);
    expect(runsOf(server)[0]).toContain('confirm-clock');
  });

  it('back is one as well', async () => {
    const server = await testServer();
    const job = firstRetentionOf(server);
    await job.idle();
    server.clock.step(-8 * day);
    server.clock.advance(minute);
    await job.stop();
    await firstRetentionOf(server).idle();
    expect(runsOf(server).at(-1)).toContain('before the last run');
  });

  it('a week without the server is none yet, and an empty store needs no word', async () => {
    const server = await testServer();
    const first = firstRetentionOf(server);
    await first.idle();
    await first.stop();
    server.clock.step(week);
    await firstRetentionOf(server).idle();
    expect(runsOf(server)).toHaveLength(2);
    expect(runsOf(server).join('')).not.toContain('confirm-clock');
  });

  it('is looked at again every hour, so that a confirmation works soon, and said once a day', async () => {
    const server = await testServer();
    await noteMoment(server.store.db, 'retention', server.clock.now() - 8 * day);
    const job = firstRetentionOf(server);
    for (let hour = 0; hour < 23; hour += 1) {
      await job.idle();
      server.clock.advance(60 * minute);
    }
    await job.idle();
    expect(runsOf(server)).toHaveLength(1);
    await noteMoment(server.store.db, 'retention', server.clock.now());
    server.clock.advance(60 * minute);
    await job.idle();
    expect(runsOf(server).at(-1)).toContain('"leads":0');
  });

  it('is confirmed with a command, which says what the clock says and what will go', async () => {
    const { store, config } = await testServer();
    await insertOldLeads(store, 3, Date.now() - threeYears - 2 * day);
    await noteMoment(store.db, 'retention', Date.now() - 20 * day);
    const settings = { DATA_DIR: config.DATA_DIR, SITE_DIST: config.SITE_DIST };
    const { output } = await serverProcess(settings);
    await expect.poll(output).toContain('confirm-clock');
    expect(await listLeads(store)).toHaveLength(3);
    const { code, stdout } = await runStaffCommand('store', config.DATA_DIR, ['confirm-clock']);
    expect(code).toBe(0);
    expect(stdout).toContain(new Date().toISOString().slice(0, 10));
    expect(stdout).toContain('3 consultation requests are older than 3 years');
    await serverProcess(settings);
    await expect.poll(() => listLeads(store), { timeout: 10_000 }).toHaveLength(0);
  });
});

describe('mail files', () => {
  it('of three years ago are deleted, even without their row, and other files stay', async () => {
    const server = await testServer();
    const folder = mailFolderIn(server.config.DATA_DIR);
    mkdirSync(folder, { recursive: true });
    for (const name of [
      '2023-03-04T09-29-59-999Z_FX-AAAA-AAAA.eml',
      '.2023-01-04T09-29-59-999Z_FX-BBBB-BBBB.eml.4711.part',
      '2023-03-04T09-30-00-000Z_FX-CCCC-CCCC.eml',
      'notes.txt',
    ]) {
      writeFileSync(join(folder, name), '');
    }
    await (await retentionOf(server)).idle();
    expect(mailsOf(server)).toEqual(['2023-03-04T09-30-00-000Z_FX-CCCC-CCCC.eml', 'notes.txt']);
  });
});

describe('subscriptions', () => {
  it('that nobody confirmed are deleted 30 days after they were asked for, with their letters', async () => {
    const server = await testServer();
    const { app, store, outbox, clock } = server;
    const link = await askedFor(server, 'asked@b.example');
    await askedFor(server, 'again@b.example');
    await onTheList(server, 'on@b.example');
    await press(app, await onTheList(server, 'left@b.example'));
    clock.advance(unconfirmedKeptDays * day);
    const job = await retentionOf(server);
    await job.idle();
    expect(await listSubscriptions(store)).toHaveLength(4);
    // Who asks again is asked for from then on.
    await postEmail(app, 'again@b.example');
    await outbox.idle();
    clock.advance(day);
    await job.idle();
    const left = (await listSubscriptions(store)).map(({ email }) => email).sort();
    expect(left).toEqual(['again@b.example', 'on@b.example']);
    expect(await listLetters(store)).toHaveLength(4);
    expect(mailsOf(server)).toHaveLength(4);
    expect(runsOf(server).at(-1)).toMatch(/"subscriptions":2,"deliveries":3,"mailFiles":3/);
    expect((await press(app, link)).statusCode).toBe(410);
  });
});

describe('a run that fails', () => {
  it('is logged, harms nobody, and the next day’s run makes up for it', async () => {
    const server = await testServer();
    const { app, store, outbox, clock } = server;
    await postJson(app, valid);
    await outbox.idle();
    clock.advance(threeYears + minute);
    const hide = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(store.db);
    await hide('subscriptions', 'hidden');
    const job = await retentionOf(server);
    await job.idle();
    expect(runsOf(server)).toEqual([expect.stringContaining('"level":50')]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await hide('hidden', 'subscriptions');
    await askedFor(server, 'asked@b.example');
    clock.advance(day);
    await job.idle();
    expect(await listLeads(store)).toEqual([]);
    expect(runsOf(server).at(-1)).toContain('"level":30');
  });
});

it('two real servers that start at once delete on one store', async () => {
  const { store, config } = await testServer();
  await insertOldLeads(store, 900, Date.now() - threeYears - 2 * day);
  await noteMoment(store.db, 'retention', Date.now() - day);
  const settings = { DATA_DIR: config.DATA_DIR, SITE_DIST: config.SITE_DIST };
  await Promise.all([serverProcess(settings), serverProcess(settings)]);
  await expect.poll(() => listLeads(store)).toHaveLength(0);
});
