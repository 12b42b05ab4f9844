import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getBuiltPage, isListed, readBuiltPages } from '../support/built-pages.ts';
import { serveFixture } from './support/serve-fixture.ts';

const day = 24 * 60 * 60 * 1000;

const get = serveFixture();

async function readServedFile(path: string) {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  return { text: await answer.text(), type: answer.headers.get('content-type') };
}

const readPicture = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

test('security.txt names a contact and expires within a year', async () => {
  const { text, type } = await readServedFile('/.well-known/security.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Preferred-Languages')).toBe('en');
  expect(new URL(fields.get('Canonical') ?? '').pathname).toBe('/.well-known/security.txt');
  const expires = fields.get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const left = Date.parse(expires) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * day);
});

test('gpc.json states that the site honors Global Privacy Control', async () => {
  const { text, type } = await readServedFile('/.well-known/gpc.json');
  expect(type).toMatch(/^application\/json/);
  const schema = z.strictObject({ gpc: z.literal(true), lastUpdate: z.iso.date() });
  expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined();
});

test('the icons of the manifest have the sizes it states', async () => {
  const { text, type } = await readServedFile('/site.webmanifest');
  expect(type).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({
    name: 'Juniper Row',
    start_url: '/',
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await readPicture(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the icons of the head exist in their sizes', async () => {
  const touch = await readPicture('/apple-touch-icon.png');
  expect(await sharp(touch).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const icon = await readPicture('/favicon.ico');
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect(picture).toHaveLength(icon.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' });
  const links = getBuiltPage('/')
    .elements.filter(({ name }) => name === 'link')
    .map(({ attributes }) => attributes)
    .filter(({ rel = '' }) => rel.includes('icon') || rel === 'manifest');
  const drawn = links.find(({ type }) => type === 'image/svg+xml')?.href;
  const mark = Buffer.from(decodeURIComponent(drawn?.replace(/^data:image\/svg\+xml,/, '') ?? ''));
  expect(await sharp(mark).metadata()).toMatchObject({ width: 64, height: 64, format: 'svg' });
  for (const { href = '' } of links)
    if (href.startsWith('/')) expect((await get(href)).status, href).toBe(200);
});

test('each link of llms.txt is the canonical address of a page', async () => {
  const { text, type } = await readServedFile('/llms.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# Juniper Row\n\n> \S.+\n/);
  const lists = text.split('\n## ').slice(1);
  expect(lists.map((list) => list.split('\n')[0])).toEqual([
    'Main pages',
    'People',
    'Services',
    'All the terms',
    'Places',
    'Guides',
    'All articles',
    'Our figures',
    'Optional',
  ]);
  expect(text).toMatch(/Quick Placement\]\(.+\): Sample\. .*4 to 9 business days\. .*Both \$20/);
  expect(text).toMatch(/\[12 days to fill a role\]\(.+\): Sample\. Counted for days-to-fill, from/);
  const canonical = new Set(readBuiltPages().map((built) => built.canonical));
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, link = '']) => link);
  expect(links.length).toBe(text.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(links.filter((link) => !canonical.has(link))).toEqual([]);
});

test('sitemap.xml lists each indexable page, with dates of change where they are known', async () => {
  const { text } = await readServedFile('/sitemap.xml');
  const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  const pages = readBuiltPages().filter(isListed);
  const listed = entries.map(([, address]) => address);
  expect(listed.toSorted()).toEqual([...new Set(pages.map(({ canonical }) => canonical))].sort());
  const changes = new Map(entries.map(([, address = '', change]) => [address, change]));
  const today = new Date().toISOString().slice(0, 10);
  for (const { path, canonical, meta } of pages) {
    const change = changes.get(canonical);
    if (path.startsWith('/blog/'))
      expect(meta['article:modified_time'], path).toBe(`${change}T12:00:00Z`);
    if (change) expect(change <= today, `${path}: ${change}`).toBe(true);
  }
  const told = entries.filter(([, , change]) => change);
  expect(told).toHaveLength(8 + 1 + 2 + 1 + 4);
});
