/** The owner's pictures replace drawings: small, with alternative texts, and with their sizes, so that nothing shifts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fixtureContent, fixtureSettings } from '../support/fixture-content.ts';
import { expect, test } from './support/site.ts';

interface Shown {
  what: string;
  path: string;
  alt: string;
  /** Width by height of the file. */
  ratio: number;
  /** Whether it is in the first view: always, or only in a wide window. */
  first: boolean | 'wide';
}

const portrait = { alt: 'Mara Fenn, in a blue jacket', ratio: 800 / 1000 };
const cover = {
  alt: 'Four weeks of a calendar, with the weekends in amber',
  ratio: 1200 / 900,
};
const shown: Shown[] = [
  { what: 'a portrait', path: '/about', ...portrait, first: false },
  {
    what: 'a city’s picture',
    path: '/vero-beach-it-recruitment',
    alt: 'A long shore in the evening',
    ratio: 1200 / 800,
    first: true,
  },
  {
    what: 'an office’s picture',
    path: '/vero-beach-it-recruitment',
    alt: 'A desk by a window',
    ratio: 1000 / 700,
    first: false,
  },
  { what: 'the featured post’s cover', path: '/blog', ...cover, first: true },
  {
    what: 'a post’s cover above its text',
    path: '/blog/count-the-cutover-weekends',
    ...cover,
    first: 'wide',
  },
  {
    what: 'a picture in a text',
    path: '/blog/a-map-of-the-first-week',
    alt: 'Five bars, three of them tall',
    ratio: 900 / 500,
    first: false,
  },
];

const getPicture = (page: Page, alt: string) => page.getByRole('img', { name: alt }).first();

const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

test('each picture loads as AVIF or WebP in its size', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  for (const { what, path, alt, ratio, first } of shown) {
    await page.goto(path);
    const picture = getPicture(page, alt);
    await picture.scrollIntoViewIfNeeded();
    await isLoaded(picture);
    const facts = await picture.evaluate((img: HTMLImageElement) => ({
      current: img.currentSrc,
      fallback: img.src,
      width: Number(img.getAttribute('width')),
      height: Number(img.getAttribute('height')),
      natural: img.naturalWidth / img.naturalHeight,
      loading: img.loading,
      priority: img.fetchPriority,
      sets: [img, ...(img.parentElement?.querySelectorAll('source') ?? [])].map((source) => [
        source.getAttribute('sizes'),
        source.getAttribute('srcset')?.split(', ').length,
      ]),
    }));
    expect((await request.get(facts.current)).headers()['content-type']).toBe('image/avif');
    expect((await request.get(facts.fallback)).headers()['content-type']).toBe('image/webp');
    expect(facts.width / facts.height, what).toBeCloseTo(ratio, 2);
    expect(facts.natural).toBeCloseTo(ratio, 1);
    expect(facts.loading).toBe(first ? 'eager' : 'lazy');
    expect(facts.priority).toBe(first === true ? 'high' : 'auto');
    for (const [sizes, files] of facts.sets) {
      expect(sizes).toBeTruthy();
      expect(Number(files)).toBeGreaterThan(1);
    }
  }
});

test('the feed uses absolute addresses for pictures in a text', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  expect(feed.replaceAll('&quot;', '"')).toMatch(
    /&lt;img src="https:\/\/[^"]+\/_astro\/first-week\.[^"]+\.webp" width="900" height="500" alt="Five bars, three of them tall"/,
  );
  expect(feed).not.toContain('__ASTRO_IMAGE_');
});

test('publishes no original file of a picture', () => {
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:jpg|png|webp|avif)$/.test(name))
      .map((name) => join(folder, name));
  const originals = new Set(files(fixtureContent).map(digest));
  expect(originals.size).toBe(5);
  const published = files(join(fixtureSettings.SITE_DIST, '_astro'));
  expect(published.length).toBeGreaterThan(20);
  expect(published.filter((file) => originals.has(digest(file)))).toEqual([]);
});
