/**
 * The server answers any input and keeps its data intact. `npm run faults` sends more. For more inputs set FUZZ_RUNS=200000, for others
 * FUZZ_SEED=…; a failure prints the seed and the smallest failing input.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentPages } from '../../lib/forms/endpoints.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { expectExportSafe, expectMailsClean, expectStoreIntact } from './fuzz/intact.ts';
import { rawMessage } from './fuzz/raw-messages.ts';
import { type FuzzRequest, request } from './fuzz/requests.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
const runs = Number(process.env.FUZZ_RUNS ?? 300);
/** Concurrent requests, so that they meet in the store. */
const together = 20;
/** Longer than any answer takes on a busy machine. */
const longest = 90_000;
/** Enough for a busy machine. */
const timeout = 600_000 + runs * 60;

const settings = { RATE_LIMIT_MAX: '1000000' };
const findReferences = (answers: string) =>
  [
    ...answers.matchAll(
      /(?:"reference":"|sent\?token=(?:home|contact)-\d+-)(JR-[2-9A-Z]{4}-[2-9A-Z]{4})/g,
    ),
  ].map(([, reference = '']) => reference);

it(`${runs} requests of every kind: each gets an answer, and the data stays intact`, {
  timeout,
}, async ({ annotate }) => {
  const server = await startTestServer(settings);
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();

  async function send({ method, path, headers, body }: FuzzRequest) {
    const answer = await server.app.inject({
      method,
      url: path,
      headers,
      payload: body,
      signal: AbortSignal.timeout(longest),
    });
    const { statusCode } = answer;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    expect(statusCode).toBeLessThan(500);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const { location = '' } = answer.headers;
    const references = findReferences(`${location}${answer.body}`);
    const accepted = statusCode === 201 || String(location).startsWith(sentPages.consultation);
    expect(references).toHaveLength(accepted ? 1 : 0);
    for (const reference of references) acknowledged.add(reference);
  }
  const batches = fc.array(request, { minLength: together, maxLength: together });
  const all = fc.asyncProperty(batches, async (batch) => void (await Promise.all(batch.map(send))));
  await fc.assert(all, { seed, numRuns: Math.ceil(runs / together) });

  await server.outbox.idle();
  await annotate(
    `fuzz in the server's process, ${server.store.kind}: ${runs} requests (seed ${seed}), ${JSON.stringify(Object.fromEntries(statuses))}, ${acknowledged.size} leads`,
    'summary',
  );
  expect(acknowledged.size).toBeGreaterThan(runs / 100);
  await expectStoreIntact(server, acknowledged);
  await expectExportSafe(server, acknowledged.size);
  expect(expectMailsClean(server)).toBeGreaterThan(runs / 100);
});

const rawRuns = Math.ceil(runs / 5);

it(`${rawRuns} messages over sockets: each connection ends, and the data stays intact`, {
  timeout,
}, async ({ annotate }) => {
  const server = await startTestServer(settings);
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const acknowledged = new Set<string>();
  const statuses = new Map<string, number>();

  async function send(message: Buffer) {
    const socket = connect({ port: Number(port), timeout: longest });
    socket.once('timeout', () => socket.destroy(new Error('the connection never ended')));
    await once(socket, 'connect');
    socket.end(message);
    const answers = await text(socket).catch((error: NodeJS.ErrnoException) => {
      // The server closed the connection before the rest was sent.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return '';
      throw error;
    });
    const [, status = 'none'] = /^HTTP\/1\.1 (\d{3})/.exec(answers) ?? [];
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status).not.toMatch(/^5/);
    for (const reference of findReferences(answers)) acknowledged.add(reference);
  }
  const batches = fc.array(rawMessage, { minLength: together, maxLength: together });
  const all = fc.asyncProperty(batches, async (batch) => void (await Promise.all(batch.map(send))));
  await fc.assert(all, { seed, numRuns: Math.ceil(rawRuns / together) });

  await server.outbox.idle();
  await annotate(
    `fuzz in the server's process, ${server.store.kind}: ${rawRuns} raw messages (seed ${seed}), ${JSON.stringify(Object.fromEntries(statuses))}, ${acknowledged.size} leads`,
    'summary',
  );
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  await expectStoreIntact(server, acknowledged);
});
