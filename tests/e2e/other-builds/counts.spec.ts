/**
 * The site with other numbers of cities, services and everything else that a firm may have: nothing overflows
 * or overlaps, and empty sections are not shown.
 */
import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { writeCountedContent } from '../../support/counted-content.ts';
import { buildOnce } from '../support/fixture-site.ts';
import { findHeaderProblems } from '../support/header-bar.ts';
import { makeConsent, type Site, saveConsent, startSite } from '../support/site.ts';
import { waitForLayout } from '../support/unfolded.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Gives a group of tests a site with `count` of everything. @returns a function that opens its pages */
function serveSiteWith(count: number): (page: Page, path: string) => Promise<void> {
  let site: Site;
  // One build for all tests of a count.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const [content, dist] = [`.cache/content-of-${count}`, `.cache/site-of-${count}`];
    writeCountedContent(count, content);
    await buildOnce(dist, { CONTENT_DIR: content });
    site = await startSite(dist);
  });
  test.afterAll(() => {
    site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  });
  test.beforeEach(({ page }) => page.addInitScript(saveConsent, makeConsent(false, false)));
  return async (page, path) => {
    await page.goto(site.url + path);
  };
}

const pages = [
  '/',
  '/services',
  '/services/executive-professional-search',
  '/about',
  '/about/person-alder',
  '/contact',
  '/testimonials',
  '/locations',
  '/dallas-it-recruitment',
  '/blog',
];

// The fixture itself has four of most.
test.describe('With twelve of everything', { tag: '@nightly' }, () => {
  const count = 12;
  const open = serveSiteWith(count);

  test('nothing overflows or overlaps', async ({ page }) => {
    for (const path of pages) {
      await open(page, path);
      await waitForLayout(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        expect(await findOverlaps(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('header and footer fit the name and the menu', async ({ page }) => {
    await open(page, '/contact');
    await waitForLayout(page);
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1920, 2200]) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${textSize} text at ${width} px`;
        expect([at, await findHeaderProblems(page)]).toEqual([at, []]);
        const footer = page.getByRole('contentinfo');
        const wide = await footer.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect([at, wide]).toEqual([at, 0]);
      }
    }
  });

  test('shows each item once', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('.tile')).toHaveCount(count);
    await expect(page.locator('.wheel-names li')).toHaveCount(count);
    await expect(page.locator('.carousel .quote')).toHaveCount(count);
    await expect(page.locator('.client:not(.client-copy, :has(a))')).toHaveCount(count);
    await open(page, '/about');
    await expect(page.locator('.leader')).toHaveCount(count);
    await expect(page.locator('.value')).toHaveCount(count);
    await open(page, '/locations');
    await expect(page.locator('.all-cities .city')).toHaveCount(count);
    await open(page, '/blog');
    await expect(page.locator('.featured-link:visible')).toHaveCount(1);
    await page.getByRole('button', { name: 'Load More Insights' }).click();
    // The posts and the fixture's two dedicated articles, of which the featured one is no row.
    await expect(page.locator('.post-row')).toHaveCount(count + 2 - 1);
  });
});

test.describe('With none', { tag: '@nightly' }, () => {
  const open = serveSiteWith(0);

  test('removes the section with its heading', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('.testimonials, .clients, .banner')).toHaveCount(0);
    await open(page, '/about');
    await expect(page.locator('.values')).toHaveCount(0);
    await open(page, '/testimonials');
    await expect(page.locator('.carousel, .served')).toHaveCount(0);
    await open(page, '/blog');
    await expect(page.locator('.talks, .featured-link, .posts, .filter')).toHaveCount(0);
    await expect(page.locator('a[href^="/blog/"], a[href*="#articles"]')).toHaveCount(0);
    await open(page, '/search');
    await expect(page.locator('#start-services')).toHaveCount(1);
    await expect(page.locator('#start-posts')).toHaveCount(0);
    // Search engines must not list an empty list.
    await open(page, '/guides');
    await expect(page.locator('a[href^="/guides/"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await open(page, '/privacy#cookies');
    await expect(page.getByRole('switch', { name: 'Marketing' })).toBeInViewport();
  });
});

/** Lists texts whose letters overlap. A line's box is higher than its letters, so it is trimmed first. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slackPx = 3;
    const letters = 0.36;
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    const boxes: {
      text: string;
      within: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const within = node.parentElement;
      const text = node.textContent?.trim();
      if (!within || !text) continue;
      if (within.closest('svg, .sr-only, [aria-hidden="true"], noscript')) continue;
      if (!within.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const half = letters * Number.parseFloat(getComputedStyle(within).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        boxes.push({ text, within, left, right, top: middle - half, bottom: middle + half });
      }
    }
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.within !== one.within)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > slackPx &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slackPx,
        )
        .map((other) => `${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`),
    );
  });
}
