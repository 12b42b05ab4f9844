import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSuspectReports } from '../../server/leads/suspects.ts';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { listLeads } from '../../server/store/leads.ts';
import { postJson, valid } from './support/consultation.ts';
import { findFilesWith } from './support/find-files-with.ts';
import { type MailServer, startMailingServer } from './support/mail-server.ts';
import { readMail } from './support/mail-source.ts';
import { dayMs } from './support/newsletter.ts';
import { runLeads } from './support/run-staff-command.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

const trapped = { contact_me_by_fax: 'yes' };
const fast = { fillTime: 300 };
const hour = 60 * 60_000;
const desk = 'desk@firm.example';

async function send({ app }: TestServer, extra: object): Promise<string> {
  return (await postJson(app, { ...valid, ...extra })).json().reference;
}

/** Starts the job on a server's store and clock. */
function readReports(server: TestServer) {
  const job = startSuspectReports(server, server.outbox);
  onTestFinished(() => job.stop());
  return job;
}

async function runJob(server: TestServer, job: ReturnType<typeof readReports>): Promise<void> {
  await job.idle();
  await server.outbox.idle();
}

const subjects = ({ mails }: MailServer) =>
  mails.map(({ source }) => readMail(source).headers.get('subject'));
const lastText = ({ mails }: MailServer) => readMail(mails.at(-1)?.source ?? '').text;

async function startWithMail(settings: Record<string, string> = {}) {
  const { mailbox, ...server } = await startMailingServer({ LEADS_TO: desk, ...settings });
  // Commands use the real time.
  server.clock.advance(Date.now() - server.clock.now());
  const retry = async (reference: string) =>
    (await runLeads(server.config.DATA_DIR, ['retry', reference], { LEADS_TO: desk, ...settings }))
      .stdout;
  /** What staff do then: the running server sends within a minute. */
  const wait = async (milliseconds = 60_000) => {
    server.clock.advance(milliseconds);
    await server.outbox.idle();
  };
  return { server, mailbox, retry, wait };
}

it('a request sent faster than people type is delivered at once, with a marked subject and payload', async () => {
  const receiver = await startWebhookReceiver();
  const { server, mailbox } = await startWithMail({ CONSULTATION_WEBHOOK_URL: receiver.url });
  const reference = await server.deliver(fast);
  expect(subjects(mailbox)).toEqual(['[Check] Consultation request: Ada Quill, Hollisgate Bank']);
  const { text, html } = readMail(mailbox.mails[0]?.source ?? '');
  for (const part of [text, html]) {
    expect(part).toContain('sent 300 ms after the first input');
    expect(part).toContain(`npm run leads -- retry ${reference}`);
  }
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({ reference, suspected: true });
  const { stdout } = await server.staff('leads', 'list');
  expect(stdout).toContain('suspected spam, delivered');
  const job = readReports(server);
  await runJob(server, job);
  expect(mailbox.mails).toHaveLength(1);
});

it('a request sent faster than people type is released by retry, which calls the webhook again without the mark', async () => {
  const receiver = await startWebhookReceiver();
  const settings = { CONSULTATION_WEBHOOK_URL: receiver.url, LEADS_TO: desk };
  const { server, mailbox, retry, wait } = await startWithMail(settings);
  const reference = await server.deliver(fast);
  expect(await retry(reference)).toBe(
    `${reference} is no longer suspected spam.\n${reference}: 1 delivery is due now. The running server sends within a few seconds.\n`,
  );
  await wait();
  expect(mailbox.mails).toHaveLength(1);
  expect(receiver.calls).toHaveLength(2);
  expect(JSON.parse(receiver.calls[1]?.body ?? '')).not.toHaveProperty('suspected');
  // A repeat is the same lead, suspected or not.
  expect(await listLeads(server.store)).toMatchObject([{ spamReason: null }]);
});

it('a request sent faster than people type is a duplicate if it is sent again after its release', async () => {
  const { server, retry } = await startWithMail();
  const repeated = { ...fast, idempotencyKey: 'k1' };
  const reference = await send(server, repeated);
  await retry(reference);
  expect(await send(server, repeated)).toBe(reference);
  expect(await listLeads(server.store)).toHaveLength(1);
});

describe('requests with a filled honeypot', () => {
  it('are listed in one mail a day to every recipient', async () => {
    const { server, mailbox } = await startWithMail({ LEADS_TO: `${desk}, second@firm.example` });
    const first = await send(server, trapped);
    const second = await send(server, {
      ...trapped,
      name: 'Eve\nSubject: x',
      brief: 'b'.repeat(900),
    });
    const job = readReports(server);
    await runJob(server, job);
    expect(mailbox.mails.flatMap(({ to }) => to).toSorted()).toEqual([desk, 'second@firm.example']);
    expect(new Set(subjects(mailbox))).toEqual(
      new Set(['[Check] 2 consultation requests held back as suspected spam']),
    );
    for (const text of [first, second, valid.email, 'a CISO before the audit', 'retry REFERENCE']) {
      expect(lastText(mailbox)).toContain(text);
    }
    expect(lastText(mailbox)).toContain('Eve Subject: x');

    const third = await send(server, trapped);
    server.clock.advance(hour);
    await runJob(server, job);
    expect(mailbox.mails).toHaveLength(2);
    for (let hours = 1; hours < 24; hours += 1) {
      server.clock.advance(hour);
      await runJob(server, job);
    }
    expect(mailbox.mails).toHaveLength(4);
    expect(lastText(mailbox)).toContain(third);
    expect(lastText(mailbox)).not.toContain(first);
    server.clock.advance(2 * dayMs);
    await runJob(server, job);
    expect(mailbox.mails).toHaveLength(4);
  });

  it('are listed once if servers restart or share the store', async () => {
    const { server, mailbox } = await startWithMail();
    await send(server, trapped);
    const jobs = [readReports(server), readReports(server), readReports(server)];
    for (const job of jobs) await runJob(server, job);
    await runJob(server, readReports(server));
    expect(mailbox.mails).toHaveLength(1);
  });

  it('stay in the outbox under one id while the mail server refuses them', async () => {
    const { server, mailbox, wait } = await startWithMail();
    mailbox.refuseWith = 451;
    await send(server, trapped);
    await runJob(server, readReports(server));
    expect((await server.app.inject('/readyz')).json()).toMatchObject({ pending: 1 });
    await wait(hour);
    mailbox.refuseWith = undefined;
    await wait(hour);
    expect(mailbox.mails).toHaveLength(1);
    expect((await server.app.inject('/readyz')).json()).toMatchObject({ pending: 0 });
  });

  it('are mailed by retry --all-parked after the digest was parked', async () => {
    const { server, mailbox, wait } = await startWithMail();
    mailbox.refuseRecipientsWith = 550;
    await send(server, trapped);
    await runJob(server, readReports(server));
    expect((await server.app.inject('/readyz')).json()).toMatchObject({
      status: 'degraded',
      parked: 1,
    });
    mailbox.refuseRecipientsWith = undefined;
    await server.staff('leads', 'retry', '--all-parked');
    await wait();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('are delivered like any other after retry releases them', async () => {
    const { server, mailbox, retry, wait } = await startWithMail();
    const reference = await send(server, trapped);
    const released = await retry(reference);
    expect(released).toContain(`${reference} is no longer suspected spam.\n`);
    expect(released).toContain('1 delivery is due now.');
    await wait();
    expect(subjects(mailbox)).toEqual(['Consultation request: Ada Quill, Hollisgate Bank']);
    await runJob(server, readReports(server));
    expect(mailbox.mails).toHaveLength(1);
    expect(await retry(reference)).toBe(`${reference} has nothing left to deliver.\n`);
  });

  it('are listed up to fifty in one mail, with the number of the others', async () => {
    const { server, mailbox } = await startWithMail();
    for (let number = 1; number <= 52; number += 1) await send(server, trapped);
    await runJob(server, readReports(server));
    expect(subjects(mailbox)).toEqual([
      '[Check] 52 consultation requests held back as suspected spam',
    ]);
    expect(lastText(mailbox)).toContain('2 more are listed by: npm run leads -- list');
  });
});

it('removes an erased person from digests that are files', async () => {
  const server = await startTestServer();
  await send(server, { ...trapped, email: 'grace@mulholland.example' });
  await runJob(server, readReports(server));
  const folder = server.config.DATA_DIR;
  expect(findFilesWith(join(folder, 'mail'), 'grace@')).toHaveLength(1);
  await server.staff('leads', 'erase', 'grace@mulholland.example');
  expect(findFilesWith(folder, 'grace@')).toEqual([]);
});

it('removes an erased person from a digest that is not sent yet', async () => {
  const { server, mailbox, wait } = await startWithMail();
  mailbox.refuseWith = 451;
  await send(server, { ...trapped, email: 'grace@mulholland.example' });
  const kept = await send(server, trapped);
  await runJob(server, readReports(server));
  await server.staff('leads', 'erase', 'grace@mulholland.example');
  mailbox.refuseWith = undefined;
  await wait(hour);
  expect(mailbox.mails).toHaveLength(1);
  expect(lastText(mailbox)).toContain(kept);
  expect(lastText(mailbox)).not.toContain('grace@');
});

it('counts suspected requests of both kinds at readyz until they are released', async () => {
  const { server, retry } = await startWithMail();
  const counts = async () => (await server.app.inject('/readyz')).json();
  const references = [await send(server, fast), await send(server, trapped)];
  await send(server, trapped);
  await server.deliver();
  expect(await counts()).toMatchObject({
    status: 'ready',
    suspectsDelivered: 1,
    suspectsHeld: 2,
  });
  for (const reference of references) await retry(reference);
  expect(await counts()).toMatchObject({ suspectsDelivered: 0, suspectsHeld: 1 });
  expect(await listDeliveries(server.store)).toHaveLength(3);
});
