import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltSite, SiteMissingError } from '../../server/site/built-site.ts';
import { share } from '../support/clean-up.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

const shared = share(() => startTestServer());

const gone = 'That page is not here.';

it.each(
  [
    ['/', 200, '<h1>Home</h1>'],
    ['/services', 200, '<h1>Services</h1>'],
    ['/services?utm_source=x', 200, '<h1>Services</h1>'],
    ['/services/interim-staffing', 200, '<h1>Interim staffing</h1>'],
    // Fallback pages.
    ['/services/it-staffing', 200, '<h1>Executive search</h1>'],
    ['/services/it-staffing?utm_source=x', 200, '<h1>Executive search</h1>'],
    ['/locations/atlantis', 200, '<h1>Dallas</h1>'],
    ['/blog/none', 404, '<h1>Blog Post Not Found</h1>'],
    ['/blog/not-found', 404, '<h1>Blog Post Not Found</h1>'],
    ...['/services/a/b', '/locations/a/b', '/constructor/x', '/nothing', '/services/nothing/here'],
    ...['/form-result', '/form-result.html', '/newsletter-result', '/newsletter-result.html'],
    ...['/404', '/404.html', '/_astro'],
  ].map((row) => (typeof row === 'string' ? ([row, 404, gone] as const) : row)),
)('%s answers %i with the page %s', async (url, status, content) => {
  const { statusCode, headers, body } = await shared.app.inject(String(url));
  expect(statusCode).toBe(status);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(content);
  if (status === 200) expect(headers['cache-control']).toBe('no-cache');
  if (status === 200) expect(headers.etag).toBeTruthy();
});

it.each([
  ['/our-team?utm_source=x', '/services?utm_source=x#top'],
  ['/old/service/', '/services/interim-staffing'],
])('redirects %s to %s as configured by the owner', async (url, location) => {
  const answer = await shared.app.inject(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

it('caches hashed files for a year', async () => {
  const answer = await shared.app.inject('/_astro/menu.BxT3k9.js');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toMatch(/javascript/);
});

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ['/social/home.png', 'image/png'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/gpc.json', /^application\/json/],
])('sends the content type of %s', async (url, type) => {
  const answer = await shared.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toEqual(
    type instanceof RegExp ? expect.stringMatching(type) : type,
  );
});

it.each([
  '/app.js',
  '/_astro/gone.123.css',
  '/a/b.json',
  '/x.map',
  '/services.html.br',
  '/.env',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
])('%s: plain text', async (url) => {
  const answer = await shared.app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('sends the full 404 page regardless of the client’s cache', async () => {
  const headers = {
    'if-none-match': '*',
    'if-modified-since': new Date().toUTCString(),
    range: 'bytes=0-3',
  };
  const answer = await shared.app.inject({ url: '/nothing', headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain(gone);
});

it.each(['/%', '/a%zz', '/%c3%28'])('answers 400 to the invalid path %s', async (url) => {
  const answer = await shared.app.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.body).not.toContain('FST_');
});

it('accepts only GET and HEAD', async () => {
  const answer = await shared.app.inject({ method: 'POST', url: '/services' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

it.each([
  ['/services/?a=1', '/services?a=1'],
  ['//evil.example/', '/evil.example'],
  ['/Services', '/services'],
  ['/SERVICES/Interim-Staffing.HTML?utm_source=X', '/services/interim-staffing?utm_source=X'],
  ['/services/Interim-Staffing%20/%20', '/services/interim-staffing'],
  ['/Old/Service', '/services/interim-staffing'],
  ['/Robots.txt', '/robots.txt'],
])('permanently redirects %s to %s', async (url, target) => {
  const answer = await shared.app.inject(url);
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(target);
  expect((await shared.app.inject(target)).statusCode).not.toBe(301);
});

it.each([
  ['/services/IT-Staffing', 200],
  ['/Nowhere', 404],
  ['/Form-Result', 404],
  ['/%C3%89quipe', 404],
])('redirects do not change the case of %s, since no such page exists', async (url, status) => {
  expect((await shared.app.inject(url)).statusCode).toBe(status);
});

it('does not start without a built site', () => {
  const folder = join(createTempDir(), 'dist');
  expect(() => readBuiltSite(folder)).toThrow(SiteMissingError);
  expect(() => readBuiltSite(folder)).toThrow(/Run 'npm run build' first\.$/);
});
