import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../../server/outbox/deliveries.ts';
import { postJson, valid } from '../server/support/consultation.ts';
import { startTestServer, type TestServer } from '../server/support/test-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../server/support/webhook-receiver.ts';
import {
  answerEndlessly,
  answerWith,
  breakOffAfter,
  neverAnswer,
  tlsAlert,
} from './support/broken-answers.ts';
import { type Line, openLine, passOn } from './support/line.ts';

interface Outage {
  begin(line: Line, receiver: WebhookReceiver): unknown;
  /** The reason that staff see. */
  reason: RegExp;
  /** Each attempt lasts until its timeout. */
  hangs?: true;
}

const answers = (status: number): Outage => ({
  begin: (_line, receiver) => {
    receiver.answer = { status };
  },
  reason: new RegExp(`^HTTP ${status}$`),
});

const breaks = (fault: Line['fault'], reason: RegExp): Outage => ({
  begin: (line) => {
    line.fault = fault;
  },
  reason,
});

const outages: Record<string, Outage> = {
  'refuses connections': { begin: (line) => line.cut(), reason: /^ECONNREFUSED$/ },
  'takes the call and never answers': {
    ...breaks(neverAnswer, /^no answer in time$/),
    hangs: true,
  },
  'answers 429 without a time': answers(429),
  'answers 500': answers(500),
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
};

const answerTimeoutMs = 15_000;

async function startServers() {
  const receiver = await startWebhookReceiver();
  const line = await openLine(receiver.url);
  const server = await startTestServer({ CONSULTATION_WEBHOOK_URL: line.url });
  return { receiver, line, server };
}

async function readWebhookDelivery({ store }: TestServer) {
  return (await listDeliveries(store)).find(({ kind }) => kind === 'webhook');
}

const countAttempts = (server: TestServer) =>
  readWebhookDelivery(server).then((each) => each?.attempts);

/** The first attempt fails for the reason, and the lead arrives after the outage. */
async function outlives(_: string, { begin, reason, hangs }: Outage) {
  const { receiver, line, server } = await startServers();
  const { app, outbox, clock } = server;
  await begin(line, receiver);
  const { reference } = (await postJson(app, valid)).json();
  if (hangs) {
    await expect.poll(() => line.spokenTo).toBe(1);
    clock.advance(answerTimeoutMs);
  }
  await outbox.idle();
  const stuck = await readWebhookDelivery(server);
  expect(stuck).toMatchObject({ status: 'pending', attempts: 1 });
  expect(stuck?.lastError).toMatch(reason);
  expect(server.logged()).toMatch(new RegExp(`"level":40.*${reference}.*will be tried again`));

  receiver.calls = [];
  receiver.answer = { status: 204 };
  line.fault = undefined;
  // Connections of the outage end with it; one attempt may fail on such a connection.
  await line.cut();
  await line.mend();
  while ((await readWebhookDelivery(server))?.status === 'pending') {
    clock.advance(256_000);
    await outbox.idle();
  }
  expect(await readWebhookDelivery(server)).toMatchObject({ status: 'delivered' });
  expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([stuck?.id]);
}

const smoke = ['refuses connections', 'takes the call and never answers'];
const isSmoke = ([name]: [string, Outage]) => smoke.includes(name);
const rows = Object.entries(outages);
const title = 'a webhook that %s gets its lead after the outage';
it.each(rows.filter(isSmoke))(title, outlives);
it.each(rows.filter((row) => !isSmoke(row)))(title, { tags: ['nightly'] }, outlives);

describe('a webhook', () => {
  it('gets the pause that it requests, up to an hour', async () => {
    const { receiver, server } = await startServers();
    const { app, outbox, clock } = server;
    receiver.answer = { status: 429, headers: { 'retry-after': '120' } };
    await postJson(app, valid);
    await outbox.idle();
    clock.advance(119_999);
    await outbox.idle();
    expect(await countAttempts(server)).toBe(1);
    const tomorrow = new Date(clock.now() + 24 * 3_600_000).toUTCString();
    receiver.answer = { status: 503, headers: { 'retry-after': tomorrow } };
    clock.advance(1);
    await outbox.idle();
    expect(await countAttempts(server)).toBe(2);
    receiver.answer = { status: 204 };
    clock.advance(3_600_000);
    await outbox.idle();
    expect(await readWebhookDelivery(server)).toMatchObject({ status: 'delivered', attempts: 3 });
  });

  it('that answers 200 with an endless body counts as delivered, and the body is not read', async () => {
    const { line, server } = await startServers();
    line.fault = answerEndlessly('HTTP/1.1 200 OK\r\n\r\n', 'and another thing, '.repeat(1000));
    await postJson(server.app, valid);
    await server.outbox.idle();
    expect(await readWebhookDelivery(server)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it('gets the same lead again under the same id if its answer is lost', async () => {
    const { receiver, line, server } = await startServers();
    line.fault = (socket) => void passOn(socket, Number(new URL(receiver.url).port)).unpipe(socket);
    await postJson(server.app, valid);
    await expect.poll(() => receiver.calls.length).toBe(1);
    server.clock.advance(answerTimeoutMs);
    await server.outbox.idle();
    line.fault = undefined;
    server.clock.advance(1000);
    await server.outbox.idle();
    expect(await readWebhookDelivery(server)).toMatchObject({ status: 'delivered', attempts: 2 });
    const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('gets nothing over https without a valid certificate', async () => {
    const receiver = await startWebhookReceiver();
    const url = receiver.url.replace('http:', 'https:');
    const server = await startTestServer({ CONSULTATION_WEBHOOK_URL: url });
    await postJson(server.app, valid);
    await server.outbox.idle();
    const stuck = await readWebhookDelivery(server);
    expect(stuck).toMatchObject({ status: 'pending', attempts: 1 });
    expect(stuck?.lastError).toMatch(/SSL|EPROTO/);
    expect(receiver.calls).toEqual([]);
  });
});
