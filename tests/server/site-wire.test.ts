import { once } from 'node:events';
import { request as ask, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { share } from '../support/clean-up.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

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

async function startListening(settings: Record<string, string> = {}, options = {}) {
  const server = await startTestServer(settings, options);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...server, address };
}

/** Requests over a real connection, as a browser does. */
async function requestOverTheWire(
  address: string,
  { url, method, headers }: Asked,
): Promise<Answer> {
  const asking = ask(address + url, { method, headers, agent: false }).end();
  const [answer] = await once(asking, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** Requests without a connection. */
async function injectRequest(
  { app }: TestServer,
  { url, method, headers }: Asked,
): Promise<Answer> {
  const answer = await app.inject({ url, method, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
}

/** Removes what differs by time or by connection. */
function keepStable({ status, headers, body }: Answer) {
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
  const getServer = share(() => startListening({ SITE_URL: 'https://juniper-row.example' }));

  it.each(addresses)('%s', async (url) => {
    const server = getServer();
    const encodings = ['br, gzip', 'gzip', 'identity', ''];
    const hosts = ['juniper-row.example', 'localhost'];
    for (const encoding of encodings) {
      for (const host of hosts) {
        for (const method of ['GET', 'HEAD'] as const) {
          const asked = { url, method, headers: { 'accept-encoding': encoding, host } };
          const direct = await requestOverTheWire(server.address, asked);
          expect(keepStable(direct)).toEqual(keepStable(await injectRequest(server, asked)));
        }
      }
    }
  });

  it('a cached page is revalidated', async () => {
    const { address } = await startListening();
    const { headers } = await requestOverTheWire(address, { url: '/services' });
    const kept = { 'if-none-match': String(headers.etag) };
    expect(await requestOverTheWire(address, { url: '/services', headers: kept })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    });
  });
});

it('responses to pages are logged at level debug', async () => {
  const { address, logged } = await startListening();
  await requestOverTheWire(address, { url: '/services' });
  await expect.poll(logged).toContain('"path":"/services","status":200,');
});
