import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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

const shared = share(() => startTestServer());
const readServices = (headers: NodeJS.Dict<string> = {}) =>
  shared.app.inject({ url: '/services', headers });

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
])(
  'one page in three encodings: %s contains the same page, with a strong ETag',
  async (encoding, decoded) => {
    const answer = await readServices({ 'accept-encoding': encoding });
    expect(decoded(answer.rawPayload).toString()).toContain('<h1>Services</h1>');
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    // Strong.
    expect(answer.headers.etag).toMatch(/^"[\w-]{22}"$/);
  },
);

it.each([
  ['the tag', (tag: string) => tag],
  ['the tag, marked as weak by a proxy', (tag: string) => `W/${tag}`],
  ['one of several tags', (tag: string) => `"older", ${tag}`],
  ['anything', () => '*'],
])('revalidation: %s: 304 without a body, with what a cache must know', async (_, given) => {
  const first = await readServices();
  const again = await readServices({ 'if-none-match': given(String(first.headers.etag)) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
    expect(again.headers[name]).toBe(first.headers[name]);
  }
});

it('revalidation sends the page if the ETag differs or belongs to another encoding', async () => {
  const { etag } = (await readServices()).headers;
  for (const headers of [
    { 'if-none-match': '"older"' },
    { 'if-none-match': String(etag), 'accept-encoding': 'br' },
    { 'if-modified-since': new Date().toUTCString() },
  ]) {
    expect((await readServices(headers)).statusCode).toBe(200);
  }
});

describe('files', () => {
  const types: Record<string, string> = {
    '/rss.xml': 'application/rss+xml; charset=utf-8',
    '/icon.svg': 'image/svg+xml; charset=utf-8',
    '/unknown.kind': 'application/octet-stream',
  };
  const hidden = ['/.DS_Store', '/blog/.draft', '/.git/config'];
  const other = share(() =>
    createSiteWith(
      Object.fromEntries([...Object.keys(types), ...hidden].map((url) => [url.slice(1), 'x'])),
    ),
  );

  it.each(Object.entries(types))('%s as %s', async (url, type) => {
    const answer = await other.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers).not.toHaveProperty('vary');
  });

  it.each(hidden)('%s is not served, although it is in the folder', async (url) => {
    expect((await other.app.inject(url)).statusCode).toBe(404);
  });

  it('answers HEAD with the content length of GET', async () => {
    const get = await shared.app.inject('/services');
    const head = await shared.app.inject({ method: 'HEAD', url: '/services' });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.body).toBe('');
  });
});

it.each<[accepted: string | undefined, chosen: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'br'],
  ['br; q=0 , gzip;q=0.9', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=0.000, *', undefined],
  ['*;q=0', undefined],
  ['gzip, identity', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0, *;q=0', undefined],
  [', ,;q=1', undefined],
])('the encoding for Accept-Encoding %j is %s', async (accepted, chosen) => {
  const answer = await readServices(accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(chosen);
});

it('the encoding is one that exists for the file', async () => {
  const folder = writeSiteFixture(createTempDir());
  rmSync(join(folder, 'services.html.br'));
  const { app } = await startTestServer({ SITE_DIST: folder });
  const headers = { 'accept-encoding': 'br, gzip;q=0.5' };
  const answer = await app.inject({ url: '/services', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
});
