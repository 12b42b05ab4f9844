import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { share } from '../support/clean-up.ts';
import { startTestServer } from './support/test-server.ts';

const shared = share(async () => {
  const { app } = await startTestServer();
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }) };
});

/** Sends raw bytes, because HTTP clients would normalize them. */
async function exchange(lines: string[]): Promise<string> {
  const { port } = new URL(shared.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const close = ['Host: x', 'Connection: close'];

it.each([
  ['anything but HTTP', ['hello'], 400],
  ['an unknown method', ['FOO / HTTP/1.1', ...close], 400],
  ['a space in the address', ['GET /a b HTTP/1.1', ...close], 400],
  ['an address of 2,001 bytes', [`GET /${'x'.repeat(2000)} HTTP/1.1`, ...close], 414],
  ['a long query', [`GET /services?${'x'.repeat(8000)} HTTP/1.1`, ...close], 414],
  ['a long address of endings', [`GET /x${'.html/'.repeat(2000)} HTTP/1.1`, ...close], 414],
  [
    'a long address that is not encoded correctly',
    [`GET /${'%'.repeat(3000)} HTTP/1.1`, ...close],
    414,
  ],
  ['a long address of another host', [`GET http://x/${'x'.repeat(3000)} HTTP/1.1`, ...close], 414],
  [
    'a call to a long address',
    [`POST /api/consultations?${'x'.repeat(2000)} HTTP/1.1`, ...close],
    414,
  ],
  ['headers without an end', ['GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`], 431],
])('%s gets a plain sentence', async (_, lines, status) => {
  const answer = await exchange(lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/content-type: text\/plain/i);
  expect(answer).toMatch(/\r\n\r\nThe [a-z ]+.*\.$/i);
});

it('answers a URL of 2,000 bytes, and a longer one with an uncached 414', async () => {
  const address = (length: number) => `/services?${'x'.repeat(length - '/services?'.length)}`;
  const whole = await exchange([`GET ${address(2000)} HTTP/1.1`, ...close]);
  expect(whole).toMatch(/^HTTP\/1.1 200 /);
  const tooLong = await exchange([`GET ${address(2001)} HTTP/1.1`, ...close]);
  expect(tooLong).toMatch(/^HTTP\/1.1 414 /);
  expect(tooLong).toMatch(/^cache-control: no-store\r$/im);
  expect(tooLong).toMatch(/^content-security-policy: default-src 'none'/im);
});

it.each([
  ['the address of another host', 'GET http://evil.example/services/ HTTP/1.1'],
  ['a path that looks like another host', 'GET //evil.example/ HTTP/1.1'],
  ['a path with backslashes', 'GET /\\evil.example/ HTTP/1.1'],
])('%s never redirects to another site', async (_, line) => {
  const answer = await exchange([line, ...close]);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  const target = new URL(location ?? '/', 'http://x/');
  expect(target.host).toBe('x');
  expect(answer).toMatch(/^HTTP\/1.1 (301|40[04]) /);
});

it.each([
  ['POST', '/%61pi/consultations', 400],
  ['DELETE', '/%61pi/consultations', 405],
  ['GET', '/%61pi/none', 404],
  ['GET', '/%72eadyz', 200],
] as const)('%s %s is answered like an endpoint', async (method, url, status) => {
  const { app, logged } = await startTestServer();
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  if (!url.includes('eadyz')) expect(logged()).toMatch(/"path":"\/api.*"answered"/);
});
