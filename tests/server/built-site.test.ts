import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../server/site/built-site.ts';
import { share } from '../support/clean-up.ts';
import { writeSiteFixture } from './support/site-fixture.ts';
import { createTempDir } from './support/temp-dir.ts';
import { startTestServer } from './support/test-server.ts';

/** The small built site with more files, which have no compressed copies. */
async function createSiteWith(files: Record<string, string | Buffer>) {
  const folder = writeSiteFixture(createTempDir());
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    for (const twin of ['.br', '.gz']) rmSync(join(folder, name + twin), { force: true });
  }
  return startTestServer({ SITE_DIST: folder });
}

const getServer = share(() => startTestServer());

describe('one page in three encodings', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('%s contains the same page', async (encoding, decoded) => {
    const { app } = getServer();
    const answer = await app.inject({ url: '/services', headers: { 'accept-encoding': encoding } });
    expect(decoded(answer.rawPayload).toString()).toContain('<h1>Services</h1>');
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
  });

  it('gives each variant a strong ETag', async () => {
    const { app } = getServer();
    const tags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      tags.add((await app.inject({ url: '/services', headers })).headers.etag);
    }
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  });
});

describe('revalidation', () => {
  it.each([
    ['the tag', (tag: string) => tag],
    ['the tag, marked as weak by a proxy', (tag: string) => `W/${tag}`],
    ['one of several tags', (tag: string) => `"older", ${tag}`],
    ['anything', () => '*'],
  ])('%s: 304 without a body, with what a cache must know', async (_, given) => {
    const { app } = getServer();
    const first = await app.inject('/services');
    const headers = { 'if-none-match': given(String(first.headers.etag)) };
    const again = await app.inject({ url: '/services', headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect(again.headers[name]).toBe(first.headers[name]);
    }
  });

  it('sends the page if the ETag differs or belongs to another encoding', async () => {
    const { app } = getServer();
    const { etag } = (await app.inject('/services')).headers;
    for (const headers of [
      { 'if-none-match': '"older"' },
      { 'if-none-match': String(etag), 'accept-encoding': 'br' },
      { 'if-modified-since': new Date().toUTCString() },
    ]) {
      expect((await app.inject({ url: '/services', headers })).statusCode).toBe(200);
    }
  });
});

describe('files', () => {
  const types: Record<string, string> = {
    '/rss.xml': 'application/rss+xml; charset=utf-8',
    '/icon.svg': 'image/svg+xml; charset=utf-8',
    '/unknown.kind': 'application/octet-stream',
  };
  const hidden = ['/.DS_Store', '/blog/.draft', '/.git/config'];
  const getOther = share(() =>
    createSiteWith(
      Object.fromEntries([...Object.keys(types), ...hidden].map((url) => [url.slice(1), 'x'])),
    ),
  );

  it.each(Object.entries(types))('%s as %s', async (url, type) => {
    const answer = await getOther().app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers).not.toHaveProperty('vary');
  });

  it.each(hidden)('%s is not served, although it is in the folder', async (url) => {
    expect((await getOther().app.inject(url)).statusCode).toBe(404);
  });

  it('answers HEAD with the content length of GET', async () => {
    const { app } = getServer();
    const get = await app.inject('/services');
    const head = await app.inject({ method: 'HEAD', url: '/services' });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.body).toBe('');
  });

  it('reads large files from disk', async () => {
    const large = Buffer.alloc(3 * 1024 ** 2, 'film');
    const { app, logged } = await createSiteWith({ 'film.pdf': large });
    const get = await app.inject('/film.pdf');
    expect(get.rawPayload.equals(large)).toBe(true);
    expect(get.headers['content-length']).toBe(String(large.length));
    const head = await app.inject({ method: 'HEAD', url: '/film.pdf' });
    expect(head.headers['content-length']).toBe(String(large.length));
    const headers = { 'if-none-match': String(get.headers.etag) };
    expect((await app.inject({ url: '/film.pdf', headers })).statusCode).toBe(304);
    expect(logged()).toContain('the site is in memory');
  });

  it('respects the memory limits', () => {
    const folder = join(createTempDir(), 'site');
    mkdirSync(folder);
    const names = ['404.html', 'a.txt', 'b.txt', 'index.html'];
    for (const name of names) writeFileSync(join(folder, name), 'x'.repeat(10));
    const { bytes, getFile } = readBuiltSite(folder, { maxFileBytes: 10, maxTotalBytes: 25 });
    expect(bytes).toBe(20);
    const onDisk = names.filter(
      (name) => !Buffer.isBuffer(getFile(name)?.variants.identity.content),
    );
    expect(onDisk).toHaveLength(2);
  });
});

describe('the encoding', () => {
  it.each<[accepted: string | undefined, chosen: string | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br; q=0.9 , gzip;q=0.9', 'br'],
    ['gzip;q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['gzip;q=0.5, identity', undefined],
    ['gzip, identity', 'gzip'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0, *;q=0', undefined],
    ['br;q=high', undefined],
    [', ,;q=1', undefined],
  ])('for Accept-Encoding %j is %s', async (accepted, chosen) => {
    const { app } = getServer();
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await app.inject({ url: '/services', headers });
    expect(answer.headers['content-encoding']).toBe(chosen);
  });

  it('is one that exists for the file', async () => {
    const folder = writeSiteFixture(createTempDir());
    rmSync(join(folder, 'services.html.br'));
    const { app } = await startTestServer({ SITE_DIST: folder });
    const headers = { 'accept-encoding': 'br, gzip;q=0.5' };
    const answer = await app.inject({ url: '/services', headers });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('is selected correctly after the cache of preferences is full', async () => {
    const { app } = getServer();
    const asked = (accepted: string) =>
      app.inject({ url: '/services', headers: { 'accept-encoding': accepted } });
    for (let made = 0; made < 450; made += 1) await asked(`x${made}`);
    expect((await asked('gzip')).headers['content-encoding']).toBe('gzip');
  });
});
