/** Every page of the firm's site passes the checks of the project's own. */
import type { Page } from '@playwright/test';
import { findViolations } from '../e2e/support/axe.ts';
import { findCoveredControls } from '../e2e/support/covered-controls.ts';
import { readSitemapPaths } from '../e2e/support/page-kinds.ts';
import { waitForLayout } from '../e2e/support/unfolded.ts';
import { firmFacts } from './support/firm.ts';
import { expect, test } from './support/site.ts';

const noListed = [
  '/search?q=milwaukee',
  '/nothing-here',
  '/locations',
  '/newsletter/confirm?token=of-nobody',
];
/** All pages, but of the sample's posts only one. */
const fewPosts = (paths: string[]) => {
  const isPost = (path: string) => /^\/(?:blog|guides)\/./.test(path);
  const shipped = paths.filter((path) => isPost(path) && !path.endsWith(firmFacts.post));
  return paths.filter((path) => !shipped.slice(4).includes(path));
};

const pagesOf = async (page: Page) => [...fewPosts(await readSitemapPaths(page)), ...noListed];

/** axe takes short large sentences for headings (docs/validators.md). */
const isGuess = (violation: string) => violation.startsWith('p-as-heading: ');

/** Text that overflows the window or is cut off. */
const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on any page', async ({ page }) => {
      const found: string[] = [];
      for (const path of await pagesOf(page)) {
        await page.goto(path);
        for (const violation of await findViolations(page)) {
          if (!isGuess(violation)) found.push(`${path}: ${violation}`);
        }
      }
      expect(found).toEqual([]);
    });
  });
}

test('no page covers a control or is wider than its window', async ({ page }) => {
  const found: string[] = [];
  for (const path of await pagesOf(page)) {
    await page.goto(path);
    await waitForLayout(page);
    for (const width of [320, 390, 768, 1080, 1440]) {
      // A tile is in the window as a whole.
      await page.setViewportSize({ width, height: 1400 });
      if (await widerThanWindow(page)) found.push(`${path} at ${width} px is wider`);
      for (const line of await findCoveredControls(page))
        found.push(`${path} at ${width} px: ${line}`);
    }
  }
  expect(found).toEqual([]);
});

for (const width of [320, 1080, 1280, 1440]) {
  test(`name and menu are side by side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const boxes = await page.locator('.header :is(a, button):visible').evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return { name: control.textContent, left, right, top, bottom };
      }),
    );
    for (const box of boxes) {
      expect(box.left, box.name ?? '').toBeGreaterThanOrEqual(0);
      expect(box.right, box.name ?? '').toBeLessThanOrEqual(width);
    }
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(overlapping).toEqual([]);
  });
}

test('shows optimized portraits of both people', async ({ page }) => {
  await page.goto('/about');
  for (const alt of ['Nora Ashgrove by a window over the harbor', 'Tobias Pell at his desk']) {
    const portrait = page.getByRole('img', { name: alt });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toHaveJSProperty('complete', true);
    const source = await portrait.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(/\.(?:avif|webp)$/);
  }
});
