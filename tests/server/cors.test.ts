import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createNewsletterLinks } from '../../server/newsletter/newsletter.ts';
import { listLeads } from '../../server/store/leads.ts';
import { createTokens } from '../../server/tokens.ts';
import { readBrand } from '../support/fixture-content.ts';
import {
  contactEndpoint,
  homeEndpoint,
  postForm,
  postJson,
  valid,
} from './support/consultation.ts';
import { subscribeEndpoint } from './support/newsletter.ts';
import { startTestServer } from './support/test-server.ts';

const site = 'https://www.juniper-row.example';
const stranger = 'https://www.elsewhere.example';
const elsewhere = { CORS_ORIGINS: `${site}, https://juniper-row.pages.example` };
const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });

const corsHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('access-control-')),
  );

const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: contactEndpoint,
  headers: {
    ...from(origin),
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,idempotency-key',
  },
});

describe('with the pages on another host', () => {
  it('lets a listed origin send requests and read responses and errors', async () => {
    const { app, store } = await startTestServer(elsewhere);
    const answer = await postJson(app, valid, { url: contactEndpoint, headers: from(site) });
    expect(answer.statusCode).toBe(201);
    expect(corsHeaders(answer.headers)).toEqual({
      'access-control-allow-origin': site,
      'access-control-expose-headers': 'retry-after',
    });
    expect(answer.headers.vary).toMatch(/origin/i);
    expect(await listLeads(store)).toHaveLength(1);
    const refused = await postJson(app, { ...valid, email: 'x' }, { headers: from(site) });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['access-control-allow-origin']).toBe(site);
  });

  it('answers a preflight with the method and headers, without credentials', async () => {
    const { app } = await startTestServer(elsewhere);
    const answer = await app.inject(preflight('https://juniper-row.pages.example'));
    expect(answer.statusCode).toBe(204);
    expect(corsHeaders(answer.headers)).toMatchObject({
      'access-control-allow-origin': 'https://juniper-row.pages.example',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
      'access-control-max-age': '7200',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([stranger, 'null', `${site}.evil.example`, 'http://www.juniper-row.example'])(
    'sends no CORS headers to %s',
    async (origin) => {
      const { app, store } = await startTestServer(elsewhere);
      const asked = await app.inject(preflight(origin));
      expect(asked.statusCode).toBe(405);
      expect(corsHeaders(asked.headers)).toEqual({});
      const sent = await postJson(app, valid, { url: contactEndpoint, headers: from(origin) });
      expect(sent.statusCode).toBe(403);
      expect(corsHeaders(sent.headers)).toEqual({});
      expect((await postForm(app, valid, { headers: from(origin) })).statusCode).toBe(403);
      expect(await listLeads(store)).toEqual([]);
    },
  );

  it('accepts a form without a script from a listed origin, and answers with a page', async () => {
    const { app, store } = await startTestServer(elsewhere);
    const answer = await postForm(app, valid, { headers: from(site) });
    expect(answer.statusCode).toBe(303);
    const page = await app.inject({ url: String(answer.headers.location) });
    expect(page.body).toContain('<h1>Consultation Requested</h1>');
    expect(await listLeads(store)).toHaveLength(1);
  });

  it('lets no other origin read pages or files', async () => {
    const { app } = await startTestServer(elsewhere);
    for (const url of ['/', '/healthz', '/newsletter/confirm']) {
      const answer = await app.inject({ url, headers: from(site) });
      expect(corsHeaders(answer.headers)).toEqual({});
    }
  });
});

it.each([contactEndpoint, homeEndpoint, subscribeEndpoint])(
  'refuses JSON from another site’s page at %s without the setting, with no CORS headers',
  async (url) => {
    const { app, store } = await startTestServer();
    const asked = await app.inject({ ...preflight(site), url });
    const sent = await postJson(app, valid, { url, headers: from(site) });
    expect([asked.statusCode, sent.statusCode]).toEqual([405, 403]);
    for (const { headers } of [asked, sent]) expect(corsHeaders(headers)).toEqual({});
    expect(await listLeads(store)).toEqual([]);
  },
);

it.each([
  '*',
  'www.juniper-row.example',
  'https://www.juniper-row.example/contact',
  'ftp://a.example',
  ',',
])('CORS_ORIGINS refuses %s', (CORS_ORIGINS) => {
  expect(() => readConfig({ CORS_ORIGINS }, readBrand())).toThrow(
    'The setting CORS_ORIGINS must be origins with commas between them',
  );
});

it('links in letters point to the server, and posts in them to the site', async () => {
  const { config } = await startTestServer({
    PUBLIC_FORMS_URL: 'https://forms.juniper-row.example',
  });
  const links = createNewsletterLinks(
    config.SITE_URL,
    createTokens('a secret of sixteen'),
    config.PUBLIC_FORMS_URL,
  );
  expect(links.createUnsubscribeUrl('a').origin).toBe('https://forms.juniper-row.example');
  expect(links.getPageUrl('/blog').origin).toBe(config.SITE_URL.origin);
});
