import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listLeads } from '../../server/store/leads.ts';
import { share } from '../support/clean-up.ts';
import { contactEndpoint, homeEndpoint, postJson, valid } from './support/consultation.ts';
import { subscribeEndpoint } from './support/newsletter.ts';
import { startTestServer } from './support/test-server.ts';

describe('JSON from another site’s page', () => {
  const getServer = share(() => startTestServer());

  it.each([contactEndpoint, homeEndpoint, subscribeEndpoint])('is refused at %s', async (url) => {
    const { app, store } = getServer();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await postJson(app, valid, { url, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(await listLeads(store)).toEqual([]);
  });

  it.each([contactEndpoint, homeEndpoint, subscribeEndpoint])(
    'gets no CORS permission at %s',
    async (url) => {
      const { app } = getServer();
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const answer = await app.inject({ method: 'OPTIONS', url, headers });
      expect(answer.statusCode).toBe(405);
      expect(Object.keys(answer.headers).join()).not.toContain('access-control');
    },
  );

  it('is accepted from the same site and from clients other than browsers', async () => {
    const { app } = await startTestServer();
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await postJson(app, valid, { headers })).statusCode).toBe(201);
    expect((await postJson(app, valid)).statusCode).toBe(201);
  });
});

it('replaces a lone surrogate before checking limits', async () => {
  const { app, store } = await startTestServer();
  const message = `${'\ud800'.repeat(4999)}.`;
  expect((await postJson(app, { ...valid, message })).statusCode).toBe(201);
  expect((await listLeads(store))[0]?.message).toBe(`${'\ufffd'.repeat(4999)}.`);
});

it.each(globSync('server/**/*.mustache'))('%s escapes all values', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\{\{\s*[{&]/);
});

it('logs events without personal data', async () => {
  const { app, outbox, logged } = await startTestServer();
  await postJson(app, valid, { url: `${contactEndpoint}?email=${valid.email}` });
  await postJson(app, { ...valid, email: 'ada@@' });
  await outbox.idle();
  expect(logged()).toMatch(/"reqId":"[0-9a-f-]{36}".*"reference":"JR-/);
  for (const secret of [valid.name, valid.company, valid.email, '555-0199', '127.0.0.1', 'CISO']) {
    expect(logged()).not.toContain(secret);
  }
});
