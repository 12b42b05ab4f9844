import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listLeads } from '../../server/store/leads.ts';
import { contactEndpoint, postJson, valid } from './support/consultation.ts';
import { startTestServer } from './support/test-server.ts';

it('JSON is accepted from the same site and from clients other than browsers', async () => {
  const { app } = await startTestServer();
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await postJson(app, valid, { headers })).statusCode).toBe(201);
  expect((await postJson(app, valid)).statusCode).toBe(201);
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
  const { deliver, app, logged } = await startTestServer();
  await postJson(app, { ...valid, email: 'ada@@' });
  await deliver({}, { url: `${contactEndpoint}?email=${valid.email}` });
  expect(logged()).toMatch(/"reqId":"[0-9a-f-]{36}".*"reference":"JR-/);
  for (const secret of [valid.name, valid.company, valid.email, '555-0199', '127.0.0.1', 'CISO']) {
    expect(logged()).not.toContain(secret);
  }
});
