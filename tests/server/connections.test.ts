import { expect, it, onTestFinished } from 'vitest';
import { type ConnectionLimits, defaultConnectionLimits } from '../../server/http/connections.ts';
import { contactEndpoint, valid } from './support/consultation.ts';
import { RawClient } from './support/raw-client.ts';
import { startTestServer } from './support/test-server.ts';

async function startListening(limits: Partial<ConnectionLimits>) {
  const connectionLimits = { ...defaultConnectionLimits, checkIntervalMs: 20, ...limits };
  const { app } = await startTestServer({}, { connectionLimits });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const body = JSON.stringify(valid);
const postHead = [
  `POST ${contactEndpoint} HTTP/1.1`,
  'Host: x',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(body)}`,
  '\r\n',
].join('\r\n');

const healthy = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const slowly = { headersTimeoutMs: 50, requestTimeoutMs: 100 };
const headOf = (request: string) =>
  `${request} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;
const late = /^HTTP\/1.1 408 /;

it.each<[string, Partial<ConnectionLimits>, sent: string, RegExp, drip?: string]>([
  ['never ends its headers', slowly, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', late],
  ['drips headers', { headersTimeoutMs: 100 }, 'GET / HTTP/1.1\r\n', late, 'X-Drip: 1\r\n'],
  ['never ends its body', slowly, postHead + body.slice(0, 20), late],
  ['drips a body, and ignores the 408', slowly, headOf(`POST ${contactEndpoint}`), late, ' '],
  ['drips a refused body', slowly, headOf('POST /nowhere'), /^HTTP\/1.1 40[45] /, ' '],
  ['is silent', { silenceTimeoutMs: 50 }, '', /^$/],
  ['is idle after a request', { idleTimeoutMs: 50 }, healthy, /^HTTP\/1.1 200 /],
])('closes the connection of a client that %s', async (_, limits, sent, answer, drip) => {
  const { url } = await startListening(limits);
  const client = await new RawClient(url, drip === ' ').connected();
  client.send(sent);
  const dripping = setInterval(() => drip && client.send(drip), 10);
  onTestFinished(() => clearInterval(dripping));
  await client.closed;
  expect(client.received).toMatch(answer);
});

it('refuses the newest connection when too many are open', async () => {
  const { url } = await startListening({ maxConnections: 1 });
  const first = await new RawClient(url).connected();
  const second = await new RawClient(url).connected();
  await second.closed;
  first.send(healthy);
  await expect.poll(() => first.received).toContain('alive');
});

const count = (server: { getConnections(back: (error: Error | null, n: number) => void): void }) =>
  new Promise<number>((resolve) => server.getConnections((_, connections) => resolve(connections)));

const page = (about: string) => `GET /services?${about} HTTP/1.1\r\nHost: x\r\n\r\n`;

it('a client that sends many requests at once gets responses in the order of its requests', async () => {
  const { url } = await startListening({});
  const client = await new RawClient(url).connected();
  client.send((postHead + body + healthy + page('x')).repeat(40));
  await expect.poll(() => client.received.match(/HTTP\/1.1 \d+/g)).toHaveLength(120);
  const statuses = client.received.match(/HTTP\/1.1 \d+/g) ?? [];
  const round = ['HTTP/1.1 201', 'HTTP/1.1 200', 'HTTP/1.1 200'];
  expect(statuses).toEqual(Array.from({ length: 40 }, () => round).flat());
});

it('a client that sends many requests at once is not read from while it does not read, so that it cannot fill the memory', {
  tags: ['nightly'],
}, async () => {
  const { app } = await startTestServer();
  let begun = 0;
  app.server.on('request', () => {
    begun += 1;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const greedy = await new RawClient(url).connected();
  greedy.socket.pause();
  greedy.send(page('greedy').repeat(10_000));
  const other = await new RawClient(url).connected();
  for (let asked = 1; asked <= 20; asked += 1) {
    other.send(healthy);
    await expect.poll(() => other.received.match(/"alive"/g)).toHaveLength(asked);
  }
  expect(begun).toBeLessThan(4000);
  greedy.socket.resume();
  await expect.poll(() => begun).toBe(10_020);
});

it('closing the server closes idle connections and answers the request in progress', async () => {
  const { app, url } = await startListening({});
  const resting = await new RawClient(url).connected();
  resting.send(healthy);
  await expect.poll(() => resting.received).toContain('alive');
  const sending = await new RawClient(url).connected();
  sending.send(postHead + body.slice(0, 20));
  await expect.poll(() => count(app.server)).toBe(2);

  const stopped = app.close();
  await resting.closed;
  sending.send(body.slice(20));
  await sending.closed;
  expect(sending.received).toMatch(/^HTTP\/1.1 201 /);
  expect(sending.received).toMatch(/connection: close/i);
  await stopped;
  await expect(fetch(url)).rejects.toThrow();
});

it('closing the server does not wait for a request that never ends', async () => {
  const { app, url } = await startListening({ closeTimeoutMs: 50 });
  const client = await new RawClient(url).connected();
  client.send(postHead + body.slice(0, 20));
  await expect.poll(() => count(app.server)).toBe(1);
  await app.close();
  await client.closed;
  expect(client.received).toBe('');
});
