import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { testServer } from './support/test-server.ts';

/** Sends bytes as they are, past every client that would tidy them. */
async function exchange(lines: string[]): Promise<string> {
  const { app } = await testServer();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const close = ['Host: x', 'Connection: close'];

it.each([
  ['what is no HTTP', ['hello'], 400],
  ['a method that nobody knows', ['FOO / HTTP/1.1', ...close], 400],
  ['a space in the address', ['GET /a b HTTP/1.1', ...close], 400],
  ['headers without an end', ['GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`], 431],
])('%s gets a plain sentence', async (_, lines, status) => {
  const answer = await exchange(lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/content-type: text\/plain/i);
  expect(answer).toMatch(/\r\n\r\nThe [a-z ]+.*\.$/);
});

it.each([
  ['the address of another host', 'GET http://evil.example/services/ HTTP/1.1'],
  ['a path that looks like another host', 'GET //evil.example/ HTTP/1.1'],
  ['a path with backslashes', 'GET /\\evil.example/ HTTP/1.1'],
])('%s never leads away from the site', async (_, line) => {
  const answer = await exchange([line, ...close]);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  const target = new URL(location ?? '/', 'http://x/');
  expect(target.host).toBe('x');
  expect(answer).toMatch(/^HTTP\/1.1 (301|40[04]) /);
});
