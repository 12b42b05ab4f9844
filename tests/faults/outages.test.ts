/** Deliveries during an outage of the mail server or the webhook, behind a line on which faults are injected. */
import { expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { postJson, valid } from '../server/support/consultation.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import { readMail } from '../server/support/mail-source.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { startWebhookReceiver } from '../server/support/webhook-receiver.ts';
import {
  answerEndlessly,
  answerWith,
  breakOffAfter,
  neverAnswer,
  tlsAlert,
} from './support/broken-answers.ts';
import { type Fault, openLine, passOn } from './support/line.ts';

interface Peer {
  url: string;
  timeoutMs: number;
  /** Ids of the deliveries that it has got. */
  ids(): (string | undefined)[];
  /** @param code of its answers from now on, good unless it is given; 0 never answers */
  answer(code?: number, headers?: Record<string, string>): void;
}

const setting = { mail: 'SMTP_URL', webhook: 'CONSULTATION_WEBHOOK_URL' } as const;
type Kind = keyof typeof setting;

async function createPeer(kind: Kind): Promise<Peer> {
  if (kind === 'webhook') {
    const receiver = await startWebhookReceiver();
    return {
      url: receiver.url,
      timeoutMs: 15_000,
      ids: () => receiver.calls.map(({ headers }) => headers['webhook-id']),
      answer(status = 204, headers = {}) {
        receiver.answer = { status, headers };
      },
    };
  }
  const mailbox = await startMailServer();
  const readId = (source: string) => readMail(source).headers.get('message-id');
  return {
    url: mailbox.url,
    timeoutMs: 45_000,
    ids: () => mailbox.mails.map(({ source }) => readId(source)?.slice(1).split('@')[0]),
    answer(code) {
      mailbox.refuseWith = code;
    },
  };
}

async function start(kind: Kind) {
  const peer = await createPeer(kind);
  const line = await openLine(peer.url);
  const server = await startTestServer({ [setting[kind]]: line.url });
  const read = async () =>
    (await listDeliveries(server.store)).find((delivery) => delivery.kind === kind);
  return { ...server, line, peer, read, port: Number(new URL(peer.url).port) };
}
type Started = Awaited<ReturnType<typeof start>>;

interface Outage {
  begin(started: Started): unknown;
  /** The reason that staff see. */
  reason: RegExp;
  /** Each attempt lasts until its timeout. */
  hangs?: true;
}

const breaks = (fault: Fault, reason: RegExp): Outage => ({
  begin: ({ line }) => {
    line.fault = fault;
  },
  reason,
});
const hangs = (fault: Fault): Outage => ({
  ...breaks(fault, /^no answer in time$/),
  hangs: true,
});
const refuses = (code: number): Outage => ({
  begin: ({ peer }) => peer.answer(code),
  reason: new RegExp(`^(?:SMTP|HTTP) ${code}$`),
});
const cutOff: Outage = {
  begin: ({ line }) => line.cut(),
  reason: /^ESOCKET$|^ECONNREFUSED$/,
};

/** Passes on the head of the mail, then breaks the connection. */
const breaksOffInTheMail: Outage = {
  begin: ({ line, port }) => {
    line.fault = (socket) => {
      passOn(socket, port);
      socket.on('data', (chunk) => {
        if (String(chunk).includes('Message-ID')) socket.resetAndDestroy();
      });
    };
  },
  reason: /^ECONNECTION$|^ESOCKET$|^ECONNRESET$/,
};

const outages: Record<Kind, Record<string, Outage>> = {
  mail: {
    'refuses connections': cutOff,
    'takes the connection and never greets': hangs(neverAnswer),
    'takes it and never answers': { ...refuses(0), reason: /^no answer in time$/, hangs: true },
    'greets with 421': breaks(answerWith('421 too busy\r\n'), /^SMTP 421$/),
    'refuses it for now (451)': refuses(451),
    'refuses it for good (554)': refuses(554),
    'greets with garbage': breaks(
      answerWith('\0\0 what?\r\n'),
      /^EPROTOCOL$|^EMESSAGE$|^ECONNECTION$/,
    ),
    'speaks TLS where none was agreed': breaks(answerWith(tlsAlert), /^EPROTOCOL$|^ECONNECTION$/),
    'hangs up without a word': breaks(answerWith(''), /^ECONNECTION$/),
    'breaks off in the middle of the mail': breaksOffInTheMail,
    'greets without end': hangs(answerEndlessly('220-hello\r\n', '220-and hello\r\n')),
  },
  webhook: {
    'refuses connections': cutOff,
    'takes it and never answers': hangs(neverAnswer),
    'answers 429 without a time': refuses(429),
    'answers 500': refuses(500),
    'answers garbage': breaks(answerWith('\0\0 what? \r\n\r\n'), /^HTTPParserError$/),
    'speaks TLS where none was agreed': breaks(answerWith(tlsAlert), /^HTTPParserError$/),
    'hangs up without a word': breaks(answerWith(''), /^UND_ERR_SOCKET$|^ECONNRESET$/),
    'breaks off in the middle of its answer': breaks(
      breakOffAfter('HTTP/1.1 200 OK\r\ncontent-le'),
      /^ECONNRESET$|^UND_ERR_SOCKET$/,
    ),
    'sends headers without end': breaks(
      answerEndlessly('HTTP/1.1 200 OK\r\n', `x-more: ${'y'.repeat(1000)}\r\n`),
      /^UND_ERR_HEADERS_OVERFLOW$|^HPE_HEADER_OVERFLOW$/,
    ),
  },
};

const kinds = ['mail', 'webhook'] as const;
const rows = kinds.flatMap((kind) =>
  Object.entries(outages[kind]).map(([name, outage]) => [kind, name, outage] as const),
);
const smoke = ['takes it and never answers', 'refuses it for now (451)'];
const isSmoke = ([, name]: (typeof rows)[number]) => smoke.includes(name);
const title = 'the receiver of a %s that %s gets its lead after the outage';
it.each(rows.filter(isSmoke))(title, outlives);
it.each(rows.filter((row) => !isSmoke(row)))(title, { tags: ['nightly'] }, outlives);

/** The first attempt fails for the reason, and the lead arrives after the outage. */
async function outlives(kind: Kind, _: string, { begin, reason, hangs }: Outage) {
  const started = await start(kind);
  const { app, outbox, clock, line, peer, read, logged } = started;
  await begin(started);
  const { reference } = (await postJson(app, valid)).json();
  if (hangs) {
    await expect.poll(() => clock.awaited()).toContain(clock.now() + peer.timeoutMs);
    clock.advance(peer.timeoutMs);
  }
  await outbox.idle();
  const stuck = await read();
  expect(stuck).toMatchObject({ status: 'pending', attempts: 1 });
  expect(stuck?.lastError).toMatch(reason);
  expect(logged()).toMatch(new RegExp(`"level":40.*${reference}.*will be tried again`));
  const before = peer.ids().length;

  peer.answer();
  line.fault = undefined;
  // Connections of the outage end with it; one attempt may fail on such a connection.
  await line.cut();
  await line.mend();
  while ((await read())?.status === 'pending') {
    clock.advance(256_000);
    await outbox.idle();
  }
  expect(await read()).toMatchObject({ status: 'delivered' });
  expect(peer.ids().slice(before)).toEqual([stuck?.id]);
}

it.each<[Kind, (started: Started) => Fault]>([
  [
    'mail',
    ({ port }) =>
      (socket) => {
        const far = passOn(socket, port);
        // It has the mail, but its 'OK' never arrives.
        socket.on('data', (chunk) => {
          if (String(chunk).endsWith('\r\n.\r\n')) far.unpipe(socket);
        });
      },
  ],
  [
    'webhook',
    ({ port }) =>
      (socket) =>
        void passOn(socket, port).unpipe(socket),
  ],
])(
  'the receiver of a %s gets the same lead again under the same id if its answer is lost',
  async (kind, lose) => {
    const started = await start(kind);
    const { app, outbox, clock, line, peer, read } = started;
    line.fault = lose(started);
    await postJson(app, valid);
    await expect.poll(() => peer.ids().length).toBe(1);
    clock.advance(peer.timeoutMs);
    await outbox.idle();
    line.fault = undefined;
    clock.advance(1000);
    await outbox.idle();
    const delivery = await read();
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 2 });
    expect(peer.ids()).toEqual([delivery?.id, delivery?.id]);
  },
);

it.each([
  ['mail', 'smtp:', 'smtps:'],
  ['webhook', 'http:', 'https:'],
] as const)(
  'the receiver of a %s gets nothing without TLS if it requires TLS',
  async (kind, plain, secure) => {
    const peer = await createPeer(kind);
    const server = await startTestServer({ [setting[kind]]: peer.url.replace(plain, secure) });
    await server.deliver();
    const stuck = (await listDeliveries(server.store)).find((delivery) => delivery.kind === kind);
    expect(stuck).toMatchObject({ status: 'pending', attempts: 1 });
    expect(stuck?.lastError).toMatch(/SSL|ESOCKET|ETLS|EPROTO/);
    expect(peer.ids()).toEqual([]);
  },
);

it('a webhook gets the pause that it requests, up to an hour', async () => {
  const started = await start('webhook');
  const { outbox, clock, peer, read } = started;
  peer.answer(429, { 'retry-after': '120' });
  await started.deliver();
  clock.advance(119_999);
  await outbox.idle();
  expect(await read()).toMatchObject({ attempts: 1 });
  const tomorrow = new Date(clock.now() + 24 * 3_600_000).toUTCString();
  peer.answer(503, { 'retry-after': tomorrow });
  clock.advance(1);
  await outbox.idle();
  expect(await read()).toMatchObject({ attempts: 2 });
  peer.answer();
  clock.advance(3_600_000);
  await outbox.idle();
  expect(await read()).toMatchObject({ status: 'delivered', attempts: 3 });
});

it('a webhook that answers 200 with an endless body has its lead, and the body is not read', async () => {
  const started = await start('webhook');
  started.line.fault = answerEndlessly(
    'HTTP/1.1 200 OK\r\n\r\n',
    'and another thing, '.repeat(1000),
  );
  await started.deliver();
  expect(await started.read()).toMatchObject({ status: 'delivered', attempts: 1 });
});
