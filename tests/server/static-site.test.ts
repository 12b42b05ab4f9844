import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltSite, SiteMissingError } from '../../server/site/built-site.ts';
import { share } from '../support/clean-up.ts';
import { createSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

const getServer = share(() => startTestServer());

describe('pages and files', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/services', '<h1>Services</h1>'],
    ['/services?utm_source=x', '<h1>Services</h1>'],
    ['/services/interim-staffing', '<h1>Interim staffing</h1>'],
    ['/robots.txt', 'User-agent'],
  ])('%s', async (url, content) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(content);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toBeTruthy();
  });

  it.each([
    ['/services/it-staffing', '<h1>Executive search</h1>'],
    ['/services/it-staffing?utm_source=x', '<h1>Executive search</h1>'],
    ['/locations/atlantis', '<h1>Dallas</h1>'],
  ])('%s is unknown and shows the fallback page of its kind', async (url, content) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(content);
  });

  it.each([
    ['/our-team?utm_source=x', '/services?utm_source=x#top'],
    ['/old/service/', '/services/interim-staffing'],
  ])('redirects %s to %s as configured by the owner', async (url, location) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  it.each(['/blog/none', '/blog/not-found'])('%s says that there is no such post', async (url) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>Blog Post Not Found</h1>');
  });

  it.each(['/services/a/b', '/locations/a/b', '/constructor/x', '/blog/none'])(
    '%s has no fallback page',
    async (url) => {
      const { app } = getServer();
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it('caches hashed files for a year', async () => {
    const { app } = getServer();
    const answer = await app.inject('/_astro/menu.BxT3k9.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/social/home.png', 'image/png'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/gpc.json', /^application\/json/],
  ])('sends the content type of %s', async (url, type) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toEqual(
      type instanceof RegExp ? expect.stringMatching(type) : type,
    );
  });
});

describe('missing pages and files', () => {
  it.each([
    '/nothing',
    '/services/nothing/here',
    '/form-result',
    '/form-result.html',
    '/newsletter-result',
    '/newsletter-result.html',
    '/404',
    '/404.html',
    '/_astro',
  ])('%s: the 404 page', async (url) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toContain('That page is not here.');
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
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('sends the full 404 page regardless of the client’s cache', async () => {
    const { app } = getServer();
    const headers = {
      'if-none-match': '*',
      'if-modified-since': new Date().toUTCString(),
      range: 'bytes=0-3',
    };
    const answer = await app.inject({ url: '/nothing', headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('That page is not here.');
  });

  it.each(['/%', '/a%zz', '/%c3%28'])('answers 400 to the invalid path %s', async (url) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).not.toContain('FST_');
  });

  it('accepts only GET and HEAD', async () => {
    const { app } = getServer();
    const answer = await app.inject({ method: 'POST', url: '/services' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

it.each([
  ['longer', 3],
  ['shorter', 1],
  ['empty', 0],
])('sends a large file that is %s since the start whole', async (_, megabytes) => {
  const SITE_DIST = createSiteFixture();
  const file = join(SITE_DIST, 'sheet.pdf');
  writeFileSync(file, Buffer.alloc(2.5e6, 'a'));
  const { app } = await startTestServer({ SITE_DIST });
  const { etag } = (await app.inject('/sheet.pdf')).headers;
  expect(etag).toBeDefined();
  writeFileSync(file, Buffer.alloc(megabytes * 1e6, 'b'));
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url: '/sheet.pdf' });
    expect(answer.headers['content-length']).toBe(String(megabytes * 1e6));
    expect(answer.rawPayload).toHaveLength(method === 'GET' ? megabytes * 1e6 : 0);
    expect(answer.headers.etag).toBeUndefined();
  }
});

describe('redirects', () => {
  it.each([
    ['/home', '/'],
    ['/services/?a=1', '/services?a=1'],
    ['/services.html', '/services'],
    ['/about%23team', '/about'],
    ['//evil.example/', '/evil.example'],
    ['/Services', '/services'],
    ['/SERVICES/Interim-Staffing.HTML?utm_source=X', '/services/interim-staffing?utm_source=X'],
    ['/services/interim-staffing%20', '/services/interim-staffing'],
    ['/services/Interim-Staffing%20/%20', '/services/interim-staffing'],
    ['/Old/Service', '/services/interim-staffing'],
    ['/Robots.txt', '/robots.txt'],
  ])('permanently redirects %s to %s', async (url, target) => {
    const { app } = getServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(target);
    expect((await app.inject(target)).statusCode).not.toBe(301);
  });

  it.each([
    ['/services/IT-Staffing', 200],
    ['/Nowhere', 404],
    ['/Form-Result', 404],
    ['/%C3%89quipe', 404],
  ])('do not change the case of %s, since no such page exists', async (url, status) => {
    const { app } = getServer();
    expect((await app.inject(url)).statusCode).toBe(status);
  });
});

it('does not start without a built site', () => {
  const folder = join(createTempDir(), 'dist');
  expect(() => readBuiltSite(folder)).toThrow(SiteMissingError);
  expect(() => readBuiltSite(folder)).toThrow(/Run 'npm run build' first\.$/);
});
