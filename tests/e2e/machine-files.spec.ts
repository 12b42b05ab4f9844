import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { isListed, readBuiltPages } from './support/built-pages.ts';
import { expect, test } from './support/site.ts';

const day = 24 * 60 * 60 * 1000;

async function readServedFile(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return { text: await answer.text(), type: answer.headers()['content-type'] };
}

test('security.txt names a contact and expires within a year', async ({ page }) => {
  const { text, type } = await readServedFile(page, '/.well-known/security.txt');
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

test('gpc.json states that the site honors Global Privacy Control', async ({ page }) => {
  const { text, type } = await readServedFile(page, '/.well-known/gpc.json');
  expect(type).toMatch(/^application\/json/);
  const schema = z.strictObject({ gpc: z.literal(true), lastUpdate: z.iso.date() });
  expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined();
});

const manifestSchema = z.object({
  name: z.string(),
  start_url: z.literal('/'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
});

test('the icons of the manifest have the sizes it states', async ({ page }) => {
  const { text, type } = await readServedFile(page, '/site.webmanifest');
  expect(type).toMatch(/^application\/manifest\+json/);
  const { icons } = manifestSchema.parse(JSON.parse(text));
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the icons of the head exist in their sizes', async ({ page }) => {
  await page.goto('/');
  const touch = await (await page.request.get('/apple-touch-icon.png')).body();
  expect(await sharp(touch).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const icon = await (await page.request.get('/favicon.ico')).body();
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect(picture).toHaveLength(icon.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' });
  const drawn = await page.locator('link[type="image/svg+xml"]').getAttribute('href');
  const mark = Buffer.from(decodeURIComponent(drawn?.replace(/^data:image\/svg\+xml,/, '') ?? ''));
  expect(await sharp(mark).metadata()).toMatchObject({ width: 64, height: 64, format: 'svg' });
  for (const link of await page.locator('link:is([rel*="icon"], [rel="manifest"])').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    if (address.startsWith('/')) {
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  }
});

test('each link of llms.txt is the canonical address of a page', async ({ page }) => {
  const { text, type } = await readServedFile(page, '/llms.txt');
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
  const canonical = new Set((await readBuiltPages(page)).map((built) => built.canonical));
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, link = '']) => link);
  expect(links.length).toBe(text.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(links.filter((link) => !canonical.has(link))).toEqual([]);
});

test('sitemap.xml lists each indexable page, with dates of change where they are known', async ({
  page,
}) => {
  const { text } = await readServedFile(page, '/sitemap.xml');
  const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
  const pages = (await readBuiltPages(page)).filter(isListed);
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
