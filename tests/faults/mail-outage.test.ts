import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { postJson, valid } from '../server/support/consultation.ts';
import { type MailServer, startMailServer } from '../server/support/mail-server.ts';
import { readMail } from '../server/support/mail-source.ts';
import { startTestServer, type TestServer } from '../server/support/test-server.ts';
import { answerEndlessly, answerWith, neverAnswer, tlsAlert } from './support/broken-answers.ts';
import { type Line, openLine, passOn } from './support/line.ts';

interface Outage {
  begin(line: Line, mailbox: MailServer): unknown;
  /** The reason that staff see. */
  reason: RegExp;
  /** Each attempt lasts until its timeout. */
  hangs?: true;
}

const breaks = (fault: Line['fault'], reason: RegExp): Outage => ({
  begin: (line) => {
    line.fault = fault;
  },
  reason,
});

const refuses = (code: number): Outage => ({
  begin: (_line, mailbox) => {
    mailbox.refuseWith = code;
  },
  reason: new RegExp(`^SMTP ${code}$`),
});

/** Passes on the head of the mail, then breaks the connection. */
const breaksOffInTheMail: Outage = {
  begin: (line, mailbox) => {
    line.fault = (socket) => {
      passOn(socket, Number(new URL(mailbox.url).port));
      socket.on('data', (chunk) => {
        if (String(chunk).includes('Message-ID')) socket.resetAndDestroy();
      });
    };
  },
  reason: /^ECONNECTION$|^ESOCKET$|^ECONNRESET$/,
};

const outages: Record<string, Outage> = {
  'refuses connections': { begin: (line) => line.cut(), reason: /^ESOCKET$|^ECONNREFUSED$/ },
  'takes the connection and never greets': {
    ...breaks(neverAnswer, /^no answer in time$/),
    hangs: true,
  },
  'takes the mail and never answers': {
    begin: (_line, mailbox) => {
      mailbox.refuseWith = 0;
    },
    reason: /^no answer in time$/,
    hangs: true,
  },
  'greets with 421': breaks(answerWith('421 too busy\r\n'), /^SMTP 421$/),
  'refuses the mail for now (451)': refuses(451),
  'refuses the mail for good (554)': refuses(554),
  'greets with garbage': breaks(
    answerWith('\0\0 what?\r\n'),
    /^EPROTOCOL$|^EMESSAGE$|^ECONNECTION$/,
  ),
  'speaks TLS where none was agreed': breaks(answerWith(tlsAlert), /^EPROTOCOL$|^ECONNECTION$/),
  'hangs up without a word': breaks(answerWith(''), /^ECONNECTION$/),
  'breaks off in the middle of the mail': breaksOffInTheMail,
  'greets without end': {
    ...breaks(answerEndlessly('220-hello\r\n', '220-and hello\r\n'), /^no answer in time$/),
    hangs: true,
  },
};

const mailTimeoutMs = 45_000;

async function startServers() {
  const mailbox = await startMailServer();
  const line = await openLine(mailbox.url);
  const server = await startTestServer({ SMTP_URL: line.url });
  return { mailbox, line, server };
}

const readMailDelivery = async ({ store }: TestServer) => (await listDeliveries(store))[0];

/** The first attempt fails for the reason, and the mail arrives after the outage. */
async function outlives(_: string, { begin, reason, hangs }: Outage) {
  const { mailbox, line, server } = await startServers();
  const { app, outbox, clock } = server;
  await begin(line, mailbox);
  const { reference } = (await postJson(app, valid)).json();
  if (hangs) {
    await expect.poll(() => clock.awaited()).toContain(clock.now() + mailTimeoutMs);
    clock.advance(mailTimeoutMs);
  }
  await outbox.idle();
  const stuck = await readMailDelivery(server);
  expect(stuck).toMatchObject({ status: 'pending', attempts: 1 });
  expect(stuck?.lastError).toMatch(reason);
  expect(server.logged()).toMatch(new RegExp(`"level":40.*${reference}.*will be tried again`));
  expect(mailbox.mails).toEqual([]);

  mailbox.refuseWith = undefined;
  line.fault = undefined;
  await line.mend();
  clock.advance(1000);
  await outbox.idle();
  expect(await readMailDelivery(server)).toMatchObject({ status: 'delivered', attempts: 2 });
  const [mail, ...more] = mailbox.mails;
  expect(more).toEqual([]);
  expect(readMail(mail?.source ?? '').headers.get('message-id')).toContain(stuck?.id);
}

const smoke = ['takes the mail and never answers', 'refuses the mail for now (451)'];
const isSmoke = ([name]: [string, Outage]) => smoke.includes(name);
const rows = Object.entries(outages);
const title = 'a mail server that %s gets its mail after the outage';
it.each(rows.filter(isSmoke))(title, outlives);
it.each(rows.filter((row) => !isSmoke(row)))(title, { tags: ['nightly'] }, outlives);

describe('a mail server', () => {
  it('gets the same mail again under the same Message-ID if its answer is lost', async () => {
    const { mailbox, line, server } = await startServers();
    line.fault = (socket) => {
      const far = passOn(socket, Number(new URL(mailbox.url).port));
      // It has the mail, but its 'OK' never arrives.
      socket.on('data', (chunk) => {
        if (String(chunk).endsWith('\r\n.\r\n')) far.unpipe(socket);
      });
    };
    await postJson(server.app, valid);
    await expect.poll(() => mailbox.mails.length).toBe(1);
    server.clock.advance(mailTimeoutMs);
    await server.outbox.idle();
    line.fault = undefined;
    server.clock.advance(1000);
    await server.outbox.idle();
    expect(await readMailDelivery(server)).toMatchObject({ status: 'delivered', attempts: 2 });
    const ids = mailbox.mails.map(({ source }) => readMail(source).headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('gets no mail without TLS if it requires TLS', async () => {
    const mailbox = await startMailServer();
    const server = await startTestServer({ SMTP_URL: mailbox.url.replace('smtp:', 'smtps:') });
    await postJson(server.app, valid);
    await server.outbox.idle();
    const stuck = await readMailDelivery(server);
    expect(stuck).toMatchObject({ status: 'pending', attempts: 1 });
    expect(stuck?.lastError).toMatch(/SSL|ESOCKET|ETLS/);
  });
});
