/** @module-tag nightly */

import { request as httpRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { findNginx } from '../../bench/nginx-site.ts';
import { needsTool } from '../support/needs-tool.ts';
import { contactEndpoint, valid } from './support/consultation.ts';
import { runNginx } from './support/nginx.ts';
import { createSettings, startServerProcess } from './support/server-process.ts';
import { openSlowClients, slowRequests } from './support/slow-clients.ts';

const host = 'www.example.com';

beforeEach((context) => needsTool(context, findNginx() !== undefined, 'nginx is not installed'));

async function startBehindNginx() {
  const server = await startServerProcess(
    createSettings({
      SITE_URL: `https://${host}`,
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_MAX: '3',
    }),
  );
  const nginx = await runNginx(server.url);
  /** Asks nginx as a browser would. */
  const ask = (path: string, options: RequestOptions = {}, body?: string) =>
    new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve, reject) => {
        const headers = { host, ...options.headers };
        const common = { host: '127.0.0.1', port: nginx.httpsPort, path, servername: host };
        request({ ...common, rejectUnauthorized: false, ...options, headers }, async (response) => {
          const { statusCode: status } = response;
          resolve({ status, headers: response.headers, body: await buffer(response) });
        })
          .on('error', reject)
          .end(body);
      },
    );
  const sendLead = (options: RequestOptions = {}, message = valid.message) =>
    ask(
      contactEndpoint,
      {
        method: 'POST',
        ...options,
        headers: { 'content-type': 'application/json', ...options.headers },
      },
      JSON.stringify({ ...valid, message }),
    );
  return { server, nginx, ask, sendLead };
}

it('nginx serves the site over HTTP/2, compressed once, with its own headers', async () => {
  const { ask, nginx } = await startBehindNginx();
  const plain = await ask('/services');
  expect(plain.status).toBe(200);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const brotli = await ask('/services', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const gzip = await ask('/services', { headers: { 'accept-encoding': 'gzip' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  const etag = String(brotli.headers.etag);
  const known = { 'accept-encoding': 'gzip, br', 'if-none-match': etag };
  expect((await ask('/services', { headers: known })).status).toBe(304);
  expect(brotli.headers['strict-transport-security']).toMatch(/max-age/);
  expect((await ask('/readyz')).status).toBe(404);
  expect((await ask('/healthz')).status).toBe(200);

  const session = connectHttp2(`https://127.0.0.1:${nginx.httpsPort}`, {
    rejectUnauthorized: false,
    servername: host,
  });
  const stream = session.request({ ':path': '/services', ':authority': host });
  const [headers] = await new Promise<[Record<string, unknown>]>((resolve) =>
    stream.on('response', (received) => resolve([received])),
  );
  expect(headers[':status']).toBe(200);
  expect((await buffer(stream)).equals(plain.body)).toBe(true);
  session.close();
});

it('nginx keeps the site’s redirects and redirects http to https', async () => {
  const { ask, nginx } = await startBehindNginx();
  for (const [path, target] of [
    ['/services/?utm_source=x', '/services?utm_source=x'],
    ['/home', '/'],
    ['//services//', '/services'],
    ['/about%3Fx', '/about'],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.location]).toEqual([path, 301, target]);
  }
  const location = await new Promise((resolve, reject) =>
    httpRequest(
      { host: '127.0.0.1', port: nginx.httpPort, path: '/contact?x=1', headers: { host } },
      ({ headers }) => resolve(headers.location),
    )
      .on('error', reject)
      .end(),
  );
  expect(location).toBe(`https://${host}/contact?x=1`);
  const apex = { headers: { host: 'example.com' }, servername: 'example.com' };
  const { status, headers } = await ask('/contact?x=1', apex);
  expect([status, headers.location]).toEqual([301, `https://${host}/contact?x=1`]);
});

it('nginx passes the visitor’s real address and ignores a forged one', async () => {
  const { sendLead } = await startBehindNginx();
  const from = (localAddress: string, headers = {}) => sendLead({ localAddress, headers });
  for (let sent = 0; sent < 3; sent += 1) expect((await from('127.0.0.2')).status).toBe(201);
  expect((await from('127.0.0.2')).status).toBe(429);
  const claim = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
  expect((await from('127.0.0.2', claim)).status).toBe(429);
  expect((await from('127.0.0.3')).status).toBe(201);
});

it('a form without a script arrives, with its origin checked', async () => {
  const { ask } = await startBehindNginx();
  const form = (origin: string) =>
    ask(
      contactEndpoint,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      },
      new URLSearchParams(valid).toString(),
    );
  const own = await form(`https://${host}`);
  expect(own.status).toBe(303);
  const page = await ask(String(own.headers.location));
  expect(String(page.body)).toContain('Reference JR-');
  expect((await form('https://evil.example')).status).toBe(403);
});

it('a body that is too large gets a plain sentence from the site or nginx', async () => {
  const { sendLead } = await startBehindNginx();
  for (const size of [100_000, 400_000]) {
    const { status, body } = await sendLead({}, 'x'.repeat(size));
    expect(status).toBe(413);
    expect(String(body)).toBe('The request is too large. Please keep it under 64 KB.');
  }
});

it('pages and endpoints report that the site is down', async () => {
  const { server, ask, sendLead } = await startBehindNginx();
  server.child.kill('SIGKILL');
  await server.exited;
  const page = await ask('/services');
  expect(page.status).toBe(503);
  expect(page.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(String(page.body)).toContain('The site is back in a moment.');
  const call = await sendLead();
  expect(call.status).toBe(503);
  expect(call.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(String(call.body)).toMatch(/your request was not saved/);
});

it.each(slowRequests)(
  'nginx keeps 4,096 slow %s from every address away from visitors',
  async (_, sent) => {
    const { nginx, ask, sendLead } = await startBehindNginx();
    const connect = (localAddress: string) => {
      const options = { host: '127.0.0.1', port: nginx.httpsPort, localAddress, servername: host };
      return connectTls({ ...options, rejectUnauthorized: false });
    };
    const drip = await openSlowClients(connect, 'secureConnect', sent);
    for (let visit = 1; visit <= 50; visit += 1) {
      drip();
      expect((await ask('/services')).status).toBe(200);
    }
    expect((await sendLead()).status).toBe(201);
  },
);

it('nginx logs no full IP address and no query', async () => {
  const { server, nginx, ask } = await startBehindNginx();
  const visitors = {
    '203.0.113.77': '203.0.113.0',
    '2001:db8:85a3:8d3:1319:8a2e:370:7348': '2001:db8:85a3::',
    '2001:db8:85a3::7348': '2001:db8:85a3::',
    '2001:db8::7348': '2001:db8::',
    'fe80::7348': 'fe80::',
    '::7348': '::',
  };
  const token = 'a-token-of-a-letter';
  const visit = async () => {
    for (const address of Object.keys(visitors)) {
      const headers = { 'x-test-client': address, referer: `https://a.example/?${token}` };
      await ask(`/newsletter/confirm?token=${token}`, { headers });
      await ask('/contact', { headers: { ...headers, host: 'example.com' } });
    }
  };
  await visit();
  // The first line is that of this test, which waited for nginx to listen.
  const lines = () => nginx.logged().trim().split('\n').slice(1);
  await expect.poll(lines).toHaveLength(12);
  expect(lines()).toEqual(
    Object.values(visitors).flatMap((network) => [
      expect.stringMatching(
        new RegExp(`^${network} \\[.*\\] "GET /newsletter/confirm HTTP/1.1" 400 \\d+ [\\d.]+$`),
      ),
      expect.stringMatching(new RegExp(`^${network} \\[.*\\] "GET /contact HTTP/1.1" 301 `)),
    ]),
  );
  server.child.kill('SIGKILL');
  await server.exited;
  await visit();
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(24);
  expect(nginx.logged()).not.toMatch(/\.77|7348|a-token/);
});
