import { once } from 'node:events';
import { request as ask, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type TestServer, testServer } from './support/test-server.ts';

interface Asked {
  url: string;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}

interface Answer {
  status: number | undefined;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

async function listening(settings: Record<string, string> = {}, options = {}) {
  const server = await testServer(settings, options);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...server, address };
}

/** Over a real connection, as a browser asks. */
async function overTheWire(address: string, { url, method, headers }: Asked): Promise<Answer> {
  const asking = ask(address + url, { method, headers, agent: false }).end();
  const [answer] = await once(asking, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** Without a connection. */
async function injected({ app }: TestServer, { url, method, headers }: Asked): Promise<Answer> {
  const answer = await app.inject({ url, method, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
}

/** Without what differs from moment to moment, or from connection to connection. */
function lasting({ status, headers, body }: Answer) {
  const { date, connection, 'keep-alive': _, ...rest } = headers;
  return { status, headers: rest, body: body.toString('base64') };
}

const addresses = [
  '/',
  '/services',
  '/services/interim-staffing',
  '/_astro/menu.BxT3k9.js',
  '/robots.txt',
  '/.well-known/security.txt',
  '/social/home.png',
  '/services?utm_source=x',
  '/services/',
  '/index.html',
  '/form-result',
  '/none',
];

describe('a real connection gets the same responses as inject', () => {
  it.each(addresses)('%s', async (url) => {
    const settings = { SITE_URL: 'https://juniper-row.example' };
    const server = await listening(settings);
    const encodings = ['br, gzip', 'gzip', 'identity', ''];
    const hosts = ['juniper-row.example', 'localhost'];
    for (const encoding of encodings) {
      for (const host of hosts) {
        for (const method of ['GET', 'HEAD'] as const) {
          const asked = { url, method, headers: { 'accept-encoding': encoding, host } };
          const direct = await overTheWire(server.address, asked);
          expect(lasting(direct)).toEqual(lasting(await injected(server, asked)));
        }
      }
    }
  });

  it('a cached page is revalidated', async () => {
    const { address } = await listening();
    const { headers } = await overTheWire(address, { url: '/services' });
    const kept = { 'if-none-match': String(headers.etag) };
    expect(await overTheWire(address, { url: '/services', headers: kept })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    });
  });
});

it('a busy server refuses pages too', async () => {
  const { app, address } = await listening(
    {},
    { pressureLimits: { maxRssBytes: 1, sampleIntervalMs: 10 } },
  );
  await expect.poll(async () => (await app.inject('/services')).statusCode).toBe(503);
  const { status, headers } = await overTheWire(address, { url: '/' });
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('10');
});

it('responses to pages are logged at level debug', async () => {
  const { address, logged } = await listening();
  await overTheWire(address, { url: '/services' });
  await expect.poll(logged).toContain('"path":"/services","status":200,');
});
