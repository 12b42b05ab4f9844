import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { postJson, valid } from './support/consultation.ts';
import { type MailServer, startMailingServer, startMailServer } from './support/mail-server.ts';
import { readMail, readStoredMails } from './support/mail-source.ts';
import { runLeads } from './support/run-staff-command.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { startRelayingServer } from './support/webhook-receiver.ts';

const first = 'first@juniper-row.example';
const second = 'second@juniper-row.example';
const third = 'third@juniper-row.example';
const both = `${first}, ${second}`;

async function startWithRecipients(LEADS_TO = both) {
  const server = await startMailingServer({ LEADS_TO });
  // The command uses the real time.
  server.clock.advance(Date.now() - server.clock.now());
  const run = (args: string[], to = LEADS_TO) =>
    runLeads(server.config.DATA_DIR, args, { SMTP_URL: server.mailbox.url, LEADS_TO: to });
  return { ...server, run };
}

/** Counts the mails of each recipient. */
const countMails = ({ mails }: MailServer) =>
  Object.fromEntries(
    [...Map.groupBy(mails, ({ to }) => to.join())].map(([to, each]) => [to, each.length]),
  );

const readMailTo = async ({ store }: Pick<TestServer, 'store'>, address: string) =>
  (await listDeliveries(store)).find(({ recipient }) => recipient === address);

const readMessageIds = ({ mails }: MailServer, address: string) =>
  mails
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => readMail(source).headers.get('message-id'));

describe('each recipient has a delivery', () => {
  it.each([450, 452])(
    'retries a recipient refused with %s while the other gets the mail',
    async (code) => {
      const server = await startWithRecipients();
      const { deliver, outbox, clock, mailbox, run, logged } = server;
      mailbox.refusedRecipients.set(second, code);
      const reference = await deliver();
      const before = await readMailTo(server, second);
      expect(before).toMatchObject({ status: 'pending', attempts: 1, lastError: `SMTP ${code}` });
      expect(await readMailTo(server, first)).toMatchObject({ status: 'delivered', attempts: 1 });
      clock.advance(1000);
      await outbox.idle();
      expect(await readMailTo(server, second)).toMatchObject({ status: 'pending', attempts: 2 });
      const { stdout } = await run(['show', reference]);
      expect(stdout).toMatch(/^State +waiting \(2 attempts\)$/m);
      expect(stdout).toMatch(/^mail {6}first@juniper-row\.example +delivered +1 +- +-$/m);
      expect(stdout).toMatch(
        new RegExp(
          `^mail {6}second@juniper-row\\.example +pending +2 +\\w.* C[SD]T +SMTP ${code}$`,
          'm',
        ),
      );

      mailbox.refusedRecipients.clear();
      clock.advance(4000);
      await outbox.idle();
      expect(await readMailTo(server, second)).toMatchObject({ status: 'delivered', attempts: 3 });
      expect(countMails(mailbox)).toEqual({ [first]: 1, [second]: 1 });
      expect(readMessageIds(mailbox, second)).toEqual([`<${before?.id}@juniper-row.example>`]);
      expect(logged()).not.toContain(second);
    },
  );

  it('parks a recipient refused with 550 at once, and staff can retry it', async () => {
    const server = await startWithRecipients();
    const { deliver, app, outbox, clock, mailbox, run, logged } = server;
    mailbox.refusedRecipients.set(second, 550);
    const reference = await deliver();
    const before = await readMailTo(server, second);
    expect(before).toMatchObject({ status: 'parked', attempts: 1, lastError: 'SMTP 550' });
    expect(await readMailTo(server, first)).toMatchObject({ status: 'delivered' });
    expect(logged()).toMatch(new RegExp(`"level":50.*${reference}.*"SMTP 550".*parked`));
    expect(logged()).not.toContain(second);
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'degraded', parked: 1 });
    const { stdout } = await run(['show', reference]);
    expect(stdout).toMatch(/^State +parked/m);
    expect(stdout).toMatch(/^mail {6}second@juniper-row\.example +parked +1 +- +SMTP 550$/m);

    mailbox.refusedRecipients.clear();
    expect((await run(['retry', reference])).stdout).toContain('1 delivery is due now');
    clock.advance(60_000);
    await outbox.idle();
    expect(countMails(mailbox)).toEqual({ [first]: 1, [second]: 1 });
    expect(readMessageIds(mailbox, second)).toEqual([`<${before?.id}@juniper-row.example>`]);
  });

  it.each([
    ['550 5.1.1 No such user', 'parked'],
    ['550 5.1.10 Recipient not found', 'parked'],
    ['550 5.2.1 Mailbox disabled', 'parked'],
    ['550 no such user', 'parked'],
    ['550 5.7.1 Relaying denied', 'pending'],
    ['550 5.7.606 Access denied, banned sending address', 'pending'],
    ['530 5.7.0 Must issue a STARTTLS command first', 'pending'],
    ['550 5.1.8 Sender address rejected: Domain not found', 'pending'],
    ['554 5.4.6 Routing loop', 'pending'],
    ['550 relay not permitted', 'pending'],
    ['553 Authentication is required', 'pending'],
  ])('a recipient refused with "%s" is %s', async (answer, status) => {
    const server = await startWithRecipients(second);
    server.mailbox.refusedRecipients.set(second, answer);
    await server.deliver();
    const lastError = `SMTP ${answer.slice(0, 3)}`;
    expect(await readMailTo(server, second)).toMatchObject({ status, lastError });
  });

  it.each([
    ['the sender', 'refuseSenderWith', 550],
    ['the mail itself', 'refuseWith', 554],
    ['clients that do not sign in', 'refuseRecipientsWith', 530],
  ] as const)(
    'an answer of the mail server to %s does not count against a recipient',
    async (_, refusal, code) => {
      const { deliver, store, outbox, mailbox, clock } = await startWithRecipients();
      mailbox[refusal] = code;
      await deliver();
      const waiting = { status: 'pending', attempts: 1, lastError: `SMTP ${code}` };
      expect(await listDeliveries(store)).toMatchObject([waiting, waiting]);
      mailbox[refusal] = undefined;
      clock.advance(1000);
      await outbox.idle();
      expect(countMails(mailbox)).toEqual({ [first]: 1, [second]: 1 });
    },
  );

  it('sends one mail to an address that is listed twice', async () => {
    const { deliver, mailbox } = await startWithRecipients(
      `${first}, Somebody <First@juniper-row.example>`,
    );
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('writes a file for each recipient in development, without a mail server', async () => {
    const { deliver, config } = await startTestServer({ LEADS_TO: both });
    await deliver();
    const mails = readStoredMails(config.DATA_DIR).map(readMail);
    expect(mails.map(({ headers }) => headers.get('to')).toSorted()).toEqual([first, second]);
  });
});

const SITE_URL = 'https://www.juniper-row-search.com';

it('a public site without a mail server mails nobody what its webhook gets, and writes no file', async () => {
  const settings = { SITE_URL, CONFIRM_REQUESTS: 'true' };
  const { deliver, store, config } = await startRelayingServer(undefined, settings);
  await deliver();
  expect(await listDeliveries(store)).toMatchObject([{ kind: 'webhook', status: 'delivered' }]);
  expect(readdirSync(config.DATA_DIR)).not.toContain('mail');
});

it('a public site without a mail server keeps the mail of a lead until there is one', async () => {
  const { app, store, outbox, config, clock } = await startTestServer({ SITE_URL });
  expect((await postJson(app, valid)).statusCode).toBe(201);
  await outbox.idle();
  expect(await listDeliveries(store)).toMatchObject([
    { kind: 'mail', status: 'pending', lastError: 'SMTP_URL is not set' },
  ]);
  expect(readdirSync(config.DATA_DIR)).not.toContain('mail');
  await outbox.stop();
  const mailbox = await startMailServer();
  const { DATA_DIR } = config;
  await startTestServer({ SITE_URL, DATA_DIR, SMTP_URL: mailbox.url }, { clock });
  expect(mailbox.mails).toHaveLength(1);
});

it('a retry mails the current recipients instead of a former one', async () => {
  const { deliver, outbox, clock, mailbox, run, store } = await startWithRecipients();
  mailbox.refusedRecipients.set(second, 550);
  const reference = await deliver();
  const { stdout } = await run(['retry', reference], `${first}, ${third}`);
  expect(stdout).toContain('1 delivery is due now');
  clock.advance(60_000);
  await outbox.idle();
  expect(countMails(mailbox)).toEqual({ [first]: 1, [third]: 1 });
  expect((await listDeliveries(store)).map(({ recipient }) => recipient)).toEqual([first, third]);
  const again = await run(['retry', reference], second);
  expect(again.stdout).toBe(`${reference} has nothing left to deliver.\n`);
});
