/** Every page of a firm's site passes the same checks as the project's own pages. */
import type { Page } from '@playwright/test';
import { findViolations } from '../e2e/support/axe.ts';
import { findCoveredControls } from '../e2e/support/covered-controls.ts';
import { expectNoGap } from '../e2e/support/line-ports.ts';
import { readSitemapPaths } from '../e2e/support/page-kinds.ts';
import { waitForLayout } from '../e2e/support/unfolded.ts';
import type { FirmFacts } from './support/firm.ts';
import { expect, test } from './support/site.ts';

/** All pages, but only a few of the sample's posts. */
const listPages = async (page: Page, { posts, unlisted }: FirmFacts) => {
  const paths = await readSitemapPaths(page);
  const isPost = (path: string) => /^\/(?:blog|guides)\/./.test(path);
  const shipped = paths.filter((path) => isPost(path) && !path.endsWith(posts.published));
  return [...paths.filter((path) => !shipped.slice(4).includes(path)), ...unlisted];
};

/** axe mistakes short large sentences for headings (docs/validators.md). */
const isFalsePositive = (violation: string) => violation.startsWith('p-as-heading: ');

/** Whether the page scrolls sideways. */
const overflowsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on any page', async ({ page, firm }) => {
      const found: string[] = [];
      for (const path of await listPages(page, firm)) {
        await page.goto(path);
        for (const violation of await findViolations(page)) {
          if (!isFalsePositive(violation)) found.push(`${path}: ${violation}`);
        }
      }
      expect(found).toEqual([]);
    });
  });
}

test('no page covers a control or scrolls sideways', async ({ page, firm }) => {
  const found: string[] = [];
  for (const path of await listPages(page, firm)) {
    await page.goto(path);
    await waitForLayout(page);
    for (const width of [320, 390, 768, 1080, 1440]) {
      // High enough to show each tile completely.
      await page.setViewportSize({ width, height: 1400 });
      if (await overflowsWindow(page)) found.push(`${path} at ${width} px is wider`);
      for (const line of await findCoveredControls(page))
        found.push(`${path} at ${width} px: ${line}`);
    }
  }
  expect(found).toEqual([]);
});

test('the name and the menu do not overlap at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 1080, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await findCoveredControls(page, '.header')]).toEqual([width, []]);
  }
});

test('the line has no gap on any page', async ({ page, firm }) => {
  for (const path of await listPages(page, firm)) {
    await page.goto(path);
    await expectNoGap(page);
  }
});

test('shows optimized portraits of its people', async ({ page, firm }) => {
  await page.goto('/about');
  for (const { alt } of firm.portraits) {
    const portrait = page.getByRole('img', { name: alt });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveJSProperty('complete', true);
    const source = await portrait.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(/\.(?:avif|webp)$/);
  }
});
