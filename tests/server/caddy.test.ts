/** @module-tag nightly */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { hasCommand, needsTool } from '../support/needs-tool.ts';
import { contactEndpoint } from './support/consultation.ts';
import { RawClient } from './support/raw-client.ts';
import { createSettings, startServerProcess } from './support/server-process.ts';
import { openSlowClients, slowRequests } from './support/slow-clients.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

beforeEach((context) =>
  needsTool(context, hasCommand('caddy', 'version'), 'caddy is not installed'),
);

/** Runs deploy/Caddyfile with other host names and without a certificate. */
async function runCaddy(serverUrl: string, readBody = '15s') {
  const folder = createTempDir();
  const port = await getPort();
  const file = join(folder, 'Caddyfile');
  const text = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^\{\n/m, '{\n\tadmin off\n\tauto_https off\n')
    .replace(/^www\.example\.com \{/m, `http://www.example.com:${port} {`)
    .replace(/^example\.com \{/m, `http://example.com:${port} {`)
    .replace('read_body 15s', `read_body ${readBody}`)
    .replace('127.0.0.1:3000', new URL(serverUrl).host);
  writeFileSync(file, text);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let logged = '';
  caddy.stderr.on('data', (chunk) => {
    logged += String(chunk);
  });
  const exited = once(caddy, 'exit');
  onTestFinished(async () => {
    caddy.kill('SIGTERM');
    await exited;
  });
  /** @returns the status; undefined while nobody listens */
  const ask = (path: string, host = 'www.example.com', localAddress = '127.0.0.77') =>
    new Promise<number | undefined>((resolve) => {
      const headers = { host, referer: 'https://a.example/?a-token' };
      request({ host: '127.0.0.1', port, path, localAddress, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', () => resolve(undefined))
        .end();
    });
  await expect.poll(() => ask('/healthz')).toBe(200);
  return { ask, port, logged: () => logged };
}

it('Caddy logs no full IP address and no query, not even in errors', async () => {
  const server = await startServerProcess(
    createSettings({ HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }),
  );
  const { ask, logged } = await runCaddy(server.url);
  expect(await ask('/newsletter/confirm?token=a-token')).toBe(400);
  expect(await ask('/services')).toBe(200);
  expect(await ask('/contact?x=a-token', 'example.com')).toBe(301);
  expect(await ask('/readyz')).toBe(404);
  await expect.poll(logged).toMatch(/"remote_ip":"127\.0\.0\.0".*"uri":"\/services"/);
  server.child.kill('SIGKILL');
  await server.exited;
  expect(await ask('/services?a-token')).toBe(503);
  await expect.poll(logged).toMatch(/"status":503/);
  expect(logged()).not.toMatch(/127\.0\.0\.77|a-token/);
});

it('Caddy closes the connection of a client that sends its body slowly', async () => {
  const { app } = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
  const { port } = await runCaddy(await app.listen({ port: 0, host: '127.0.0.1' }), '300ms');
  const client = await new RawClient(`http://127.0.0.1:${port}`, true).connected();
  client.send(
    `POST ${contactEndpoint} HTTP/1.1\r\nHost: www.example.com\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
  );
  const dripping = setInterval(() => client.send(' '), 10);
  onTestFinished(() => clearInterval(dripping));
  await client.closed;
});

it.each(slowRequests)(
  'Caddy keeps 4,096 slow %s from every address away from visitors',
  async (_, sent) => {
    const server = await startServerProcess(
      createSettings({ HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }),
    );
    const { ask, port } = await runCaddy(server.url);
    const drip = await openSlowClients(
      (localAddress) => connect({ host: '127.0.0.1', port, localAddress }),
      'connect',
      sent,
    );
    for (let visit = 1; visit <= 50; visit += 1) {
      drip();
      expect(await ask('/services')).toBe(200);
    }
  },
);
