import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { sitemapPaths as listed } from './support/sitemap.ts';

/** Addresses that lead on after themselves and are not built pages. */
const files = ['/sitemap.xml', '/robots.txt', '/rss.xml', '/feed.json'];

interface Found {
  title: string;
  description: string;
  headings: number;
  heading: string;
  /** Addresses of this site that the page links to, with their hashes. */
  links: string[];
  anchors: string[];
}

const read = (page: Page): Promise<Found> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    headings: document.querySelectorAll('h1').length,
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => pathname + hash),
    anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));

/** Pages that people find and search engines do not. */
const unlisted = ['/search'];

test('Every page of the sitemap answers with its own title, heading and description', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const seen = { title: new Set<string>(), description: new Set<string>() };
  const paths = await listed(page);
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.request().redirectedFrom(), path).toBeNull();
    const { title, description, headings, heading } = await read(page);
    expect(headings, `h1 of ${path}`).toBe(1);
    expect(heading, path).not.toBe('');
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
    expect(description, path).toMatch(/\.$/);
    expect(seen.title.has(title), `${path}: ${title}`).toBe(false);
    expect(seen.description.has(description), `${path}: ${description}`).toBe(false);
    seen.title.add(title);
    seen.description.add(description);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname, path).toBe(path);
  }
});

test('Every link inside the site leads to a page, and every anchor to a place on it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const waiting = new Set([...(await listed(page)), '/services/retained-contingent-search']);
  const pages = new Map<string, string[]>();
  const links = new Map<string, string>();
  for (const path of waiting) {
    await page.goto(path);
    const found = await read(page);
    pages.set(path, found.anchors);
    for (const link of found.links) {
      const [target = '/'] = link.split('#');
      links.set(link, path);
      if (!files.includes(target)) waiting.add(target);
    }
  }
  for (const [link, from] of links) {
    const [target = '/', anchor] = link.split('#');
    const anchors = pages.get(target);
    if (anchor) expect(anchors, `${link}, linked from ${from}`).toContain(anchor);
  }
  for (const path of pages.keys()) {
    const { status } = await page.request.get(path).then((answer) => ({ status: answer.status() }));
    expect(status, path).toBe(200);
  }
});

const widths = [320, 390, 768, 900, 1080, 1440, 1920];

test('No page scrolls sideways at any width', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of [...(await listed(page)), ...unlisted]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('No page asks another site for anything, or breaks its own policy', async ({ page, site }) => {
  test.setTimeout(120_000);
  const troubles: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) {
      troubles.push(request.url());
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  for (const path of [...(await listed(page)), ...unlisted]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(troubles).toEqual([]);
});
