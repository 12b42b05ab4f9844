import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { commitDurably, StoreUnavailableError } from '../../server/store/commit-durably.ts';
import { closeStore } from '../../server/store/store.ts';
import { share } from '../support/clean-up.ts';
import { readBrand } from '../support/fixture-content.ts';
import {
  contactEndpoint,
  homeEndpoint,
  postForm,
  postJson,
  valid,
} from './support/consultation.ts';
import { subscribeEndpoint } from './support/newsletter.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const json = { 'content-type': 'application/json' };
const problemJson = { accept: 'application/problem+json' };
/** A body that no endpoint reads. */
const unread = { headers: { 'content-type': 'application/xml' }, payload: '<a/>' };
const moment = { name: 'write', at: 1 };
const unsaved = `We could not save your request. Nothing was lost on your side; please try again, or write to ${readBrand().email}.`;

describe('errors of the endpoints', () => {
  const shared = share(() => startTestServer());
  const ask = (url: string, request: InjectOptions = {}) =>
    shared.app.inject({ method: 'POST', url, ...request });

  it.each([
    ['broken JSON', '{"name":', 400],
    ['an empty body', '', 400],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 400],
    ['a body over 64 KiB', JSON.stringify({ ...valid, message: 'x'.repeat(70_000) }), 413],
  ])('%s: a sentence without internal details', async (_, payload, status) => {
    const answer = await ask(homeEndpoint, { headers: json, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^The request [a-z].*\.$/);
    expect(answer.body).not.toMatch(/FST_|SyntaxError|node_modules|\bat /);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    'type %s: 415',
    async (type) => {
      const answer = await ask(contactEndpoint, {
        headers: { 'content-type': type },
        payload: 'x',
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.body).toBe(
        'Please send the request as application/json or application/x-www-form-urlencoded.',
      );
    },
  );

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s on a call: 405, POST only',
    async (method) => {
      const calls = [contactEndpoint, homeEndpoint, subscribeEndpoint];
      for (const url of [...calls, `${contactEndpoint}?page=1`]) {
        const answer = await ask(url, { method, ...unread });
        expect(answer.statusCode).toBe(405);
        expect(answer.headers.allow).toBe('POST');
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each([
    ['GET', '/api/leads'],
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/consultations/1'],
  ] as const)('%s %s: 404 as plain text, without reading a body', async (method, url) => {
    const answer = await ask(url, { method, ...unread });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('sends an RFC 9457 problem if the client accepts one', async () => {
    const answer = await ask(contactEndpoint, { method: 'GET', headers: problemJson });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Method Not Allowed',
      status: 405,
      detail: 'This address takes POST requests only.',
    });
  });

  it('answers 429 after the limit of both forms together until the minute ends', async () => {
    const { app } = await startTestServer({ RATE_LIMIT_MAX: '2' });
    await postJson(app, valid, { url: homeEndpoint });
    await postJson(app, { ...valid, email: 'broken' }, { url: contactEndpoint });
    const answer = await postJson(app, valid, { url: contactEndpoint });
    expect(answer.statusCode).toBe(429);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(50);
    expect(answer.body).toBe(
      `That was several requests in a short time. Please wait ${seconds} seconds and send again.`,
    );
    const page = await app.inject('/services');
    expect(page.statusCode).toBe(200);
  });

  it('uses the forwarded address only behind a trusted proxy', async () => {
    const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });
    const trusting = await startTestServer({ RATE_LIMIT_MAX: '1', TRUST_PROXY: '127.0.0.1' });
    await postJson(trusting.app, valid, from('192.0.2.1'));
    expect((await postJson(trusting.app, valid, from('192.0.2.2'))).statusCode).toBe(201);
    const wary = await startTestServer({ RATE_LIMIT_MAX: '1' });
    await postJson(wary.app, valid, from('192.0.2.1'));
    expect((await postJson(wary.app, valid, from('192.0.2.2'))).statusCode).toBe(429);
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0:ffff::9'],
    ['::ffff:203.0.113.10', '203.0.113.10'],
  ])('takes the forwarded %s and %s for one client', async (first, second) => {
    const { app } = await startTestServer({ RATE_LIMIT_MAX: '1', TRUST_PROXY: '127.0.0.1' });
    const post = async (client: string) =>
      (await postJson(app, valid, { headers: { 'x-forwarded-for': client } })).statusCode;
    expect([await post(first), await post(second)]).toEqual([201, 429]);
    expect(await post('2001:db8:1::1')).toBe(201);
  });

  it('says that nothing was saved when the store fails, and shows the email address', async () => {
    const { app, store, logged } = await startTestServer();
    await closeStore(store);
    const answer = await postJson(app, valid);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toBe(unsaved);
    expect(answer.headers['retry-after']).toBe('10');
    expect(logged()).toContain('the request failed');
    const page = await postForm(app, valid);
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Nothing was lost on your side');
  });

  it.each<[string, (db: TestServer['store']['db']) => Promise<unknown>]>([
    ['an exception', async () => [''].filter(Boolean).reduce((text) => text)],
    ['a missing value', async () => new URL('nowhere')],
    ['a violated constraint', (db) => db.insertInto('moments').values([moment, moment]).execute()],
  ])('calls %s no failure of the store', async (_name, work) => {
    const { store } = await startTestServer();
    const failure = await commitDurably(store, work).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(StoreUnavailableError);
    await closeStore(store);
    await expect(commitDurably(store, work)).rejects.toBeInstanceOf(StoreUnavailableError);
  });
});
