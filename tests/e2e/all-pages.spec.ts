import type { Page } from '@playwright/test';
import { componentAnchors, listPagePaths } from '../../lib/content/check/links.ts';
import { pageFiles } from '../../owner/content-check.ts';
import { readSitemapPaths } from './support/page-kinds.ts';
import { expect, test } from './support/site.ts';

// One worker visits the whole site once, and each test checks what it found.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Addresses that are not built pages. */
const files = ['/sitemap.xml', '/robots.txt', '/rss.xml', '/feed.json'];
/** Downloads of the toolbox and the services. */
const isDownload = (path: string) => /^\/(tools|services)\/files\//.test(path);
/** Pages that only people can find. */
const unlisted = ['/search', '/services/retained-contingent-search'];
const widths = [320, 390, 768, 900, 1080, 1440, 1920];

interface Found {
  path: string;
  status: number | undefined;
  wasRedirected: boolean;
  title: string;
  description: string;
  canonical: string;
  headings: number;
  heading: string;
  /** Addresses of this site that the page links to, with their hashes. */
  links: string[];
  anchors: string[];
  /** Pixels by which the page overflows, by window width. */
  overflow: Record<number, number>;
}

interface Walk {
  pages: Map<string, Found>;
  /** Requests to other sites, and errors in the console. */
  problems: string[];
}

const read = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    headings: document.querySelectorAll('h1').length,
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => pathname + hash),
    anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));

let walk: Promise<Walk> | undefined;

/** Visits every page of the sitemap, and every page that one of them links to. */
function visitSiteOnce(page: Page, own: string): Promise<Walk> {
  walk ??= visitAll(page, own);
  return walk;
}

async function visitAll(page: Page, own: string): Promise<Walk> {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !url.startsWith('data:')) problems.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  const waiting = new Set([...(await readSitemapPaths(page)), ...unlisted]);
  const pages = new Map<string, Found>();
  for (const path of waiting) {
    const answer = await page.goto(path);
    const found = await read(page);
    const overflow: Found['overflow'] = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      overflow[width] = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
    }
    const wasRedirected = answer?.request().redirectedFrom() !== null;
    pages.set(path, { ...found, path, status: answer?.status(), wasRedirected, overflow });
    for (const link of found.links) {
      const [target = '/'] = link.split('#');
      if (!files.includes(target) && !isDownload(target)) waiting.add(target);
    }
  }
  return { pages, problems };
}

test('each page of the sitemap has its own title, heading and description', async ({
  page,
  site,
}) => {
  const { pages } = await visitSiteOnce(page, site.url);
  const paths = await readSitemapPaths(page);
  expect(paths.length).toBeGreaterThan(30);
  const all = paths.flatMap((path) => pages.get(path) ?? []);
  expect(all).toHaveLength(paths.length);
  for (const found of all) {
    const { path, title, description } = found;
    expect(found.status, path).toBe(200);
    expect(found.wasRedirected, path).toBe(false);
    expect(found.headings, `h1 of ${path}`).toBe(1);
    expect(found.heading, path).not.toBe('');
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
    expect(description, path).toMatch(/[.…]$/);
    expect(new URL(found.canonical).pathname, path).toBe(path);
  }
  expect(new Set(all.map(({ title }) => title)).size, 'titles').toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size, 'descriptions').toBe(all.length);
});

test('every internal link leads to a page, and every anchor to a target', async ({
  page,
  site,
}) => {
  const { pages } = await visitSiteOnce(page, site.url);
  for (const { path, status } of pages.values()) expect(status, path).toBe(200);
  for (const { path: from, links } of pages.values()) {
    for (const link of links) {
      const [target = '/', anchor] = link.split('#');
      if (anchor)
        expect(pages.get(target)?.anchors, `${link}, linked from ${from}`).toContain(anchor);
    }
  }
});

test('each target that content:check accepts exists', async ({ page, site }) => {
  const { pages } = await visitSiteOnce(page, site.url);
  for (const [path, places] of Object.entries(componentAnchors)) {
    expect(pages.get(path)?.anchors, path).toEqual(expect.arrayContaining([...places]));
  }
  for (const path of listPagePaths(pageFiles())) {
    const { status } = await page.request.get(path).then((answer) => ({ status: answer.status() }));
    expect(status, path).toBe(200);
  }
});

test('no page scrolls sideways at any width', async ({ page, site }) => {
  const { pages } = await visitSiteOnce(page, site.url);
  for (const { path, overflow } of pages.values()) {
    for (const [width, pixels] of Object.entries(overflow)) {
      expect(pixels, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('no page requests another host or violates its policy', async ({ page, site }) => {
  expect((await visitSiteOnce(page, site.url)).problems).toEqual([]);
});

test('each entry of the sitemap page is a ring on the line, and the current one a dot', async ({
  page,
}) => {
  await page.goto('/sitemap');
  const shapes = await page.locator('.site-map-item a').evaluateAll((links) =>
    links.map((link) => {
      const { width, borderTopWidth, borderRadius } = getComputedStyle(link, '::before');
      const isFilled = 2 * Number.parseFloat(borderTopWidth) >= Number.parseFloat(width);
      return { isRound: borderRadius === '50%', isFilled, isCurrent: link.ariaCurrent === 'page' };
    }),
  );
  expect(shapes.length).toBeGreaterThan(20);
  expect(shapes.filter(({ isRound }) => !isRound)).toEqual([]);
  expect(shapes.filter(({ isFilled, isCurrent }) => isFilled !== isCurrent)).toEqual([]);
  expect(shapes.filter(({ isFilled }) => isFilled)).toHaveLength(1);
});
