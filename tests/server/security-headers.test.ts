import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { homeEndpoint, postForm, valid } from './support/consultation.ts';
import { writeSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

const readPolicy = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);

it.each([
  '/',
  '/nothing',
  '/app.js',
  '/healthz',
  '/api/consultations',
  '/services/',
  '/%',
  '/newsletter/confirm',
])('every response has the headers: %s', async (url) => {
  const { app } = await startTestServer();
  const answer = await app.inject(url);
  expect(answer.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(readPolicy(answer)).toMatch(/^default-src 'none';.*; frame-ancestors 'none'/);
  expect(readPolicy(answer)).not.toContain('unsafe');
  expect(answer.headers['permissions-policy']).toContain('camera=(), ');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('server');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

it.each(['http://juniper-row.example', 'https://localhost:3000'])('no HSTS for %s', async (url) => {
  const { app } = await startTestServer({ SITE_URL: url });
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
});

const own =
  "default-src 'none'; script-src 'self' 'sha256-abc='; connect-src https://hooks.example";
const page = (policy: string) =>
  `<!doctype html><meta http-equiv="content-security-policy" content="${policy};"><h1>{{title}}</h1>`;

async function startSiteWithPage(
  name: string,
  policy = own,
  settings: Record<string, string> = {},
) {
  const folder = writeSiteFixture(createTempDir());
  writeFileSync(join(folder, name), page(policy));
  return startTestServer({ SITE_DIST: folder, ...settings });
}

it('a page has its own policy and cannot be framed', async () => {
  const { app } = await startSiteWithPage('about.html');
  const expected = `${own}; frame-ancestors 'none'`;
  const first = await app.inject('/about');
  expect(readPolicy(first)).toBe(expected);
  const headers = { 'if-none-match': String(first.headers.etag) };
  // A cache adopts the headers of the 304 response.
  expect(readPolicy(await app.inject({ url: '/about', headers }))).toBe(expected);
});

it('a page keeps its policy when the server fills it for one visitor', async () => {
  const { app } = await startSiteWithPage('form-result.html');
  const { headers } = await postForm(app, valid, { url: homeEndpoint });
  expect(readPolicy(await app.inject(String(headers.location)))).toBe(
    `${own}; frame-ancestors 'none'`,
  );
});

it('a page upgrades to https only on the public host', async () => {
  const { app } = await startSiteWithPage('about.html');
  const headers = { host: 'juniper-row.example' };
  expect(readPolicy(await app.inject({ url: '/about', headers }))).toMatch(
    /; upgrade-insecure-requests$/,
  );
  expect(readPolicy(await app.inject('/about'))).not.toContain('upgrade');
});

it('a page is isolated unless it runs scripts of other origins', async () => {
  const name = 'cross-origin-embedder-policy';
  const isolated = await startSiteWithPage('about.html');
  expect((await isolated.app.inject('/about')).headers[name]).toBe('credentialless');
  const tagged = await startSiteWithPage(
    'about.html',
    "default-src 'none'; script-src 'self' https://tags.example",
  );
  expect((await tagged.app.inject('/about')).headers).not.toHaveProperty(name);
});

it('a page prevents the start if a header cannot carry its policy', async () => {
  const unsendable = startSiteWithPage(
    'about.html',
    "default-src 'none'; img-src https://a.example/?a&amp;b",
  );
  await expect(unsendable).rejects.toThrow(/cannot be sent as a header/);
});

it('other sites may embed pictures, but not pages and scripts', async () => {
  const folder = writeSiteFixture(createTempDir());
  writeFileSync(join(folder, 'share.png'), 'x');
  const { app } = await startTestServer({ SITE_DIST: folder });
  const name = 'cross-origin-resource-policy';
  expect((await app.inject('/share.png')).headers[name]).toBe('cross-origin');
  expect((await app.inject('/_astro/menu.BxT3k9.js')).headers[name]).toBe('same-origin');
});
