import type { Page } from '@playwright/test';
import { getBanner } from './support/consent.ts';
import { findCoveredControls } from './support/covered-controls.ts';
import { readSitemapPaths } from './support/page-kinds.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

const widths = [320, 390, 640, 768, 900, 1080, 1440, 1920];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Many pages at eight widths. The limit only ends a test that hangs.
test.describe.configure({ timeout: 600_000 });

/** Lists the covered controls of the open page, or of the part `within`, at some widths. */
async function findCoveredAt(page: Page, atWidths: number[], within?: string): Promise<string[]> {
  await waitForLayout(page);
  const covered: string[] = [];
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 1000 });
    for (const line of await findCoveredControls(page, within))
      covered.push(`${width} px: ${line}`);
  }
  return covered;
}

async function expectUncovered(page: Page, paths: string[]): Promise<void> {
  const covered: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const line of await findCoveredAt(page, widths)) covered.push(`${path} at ${line}`);
  }
  expect(covered).toEqual([]);
}

const isPost = (path: string) => path.startsWith('/blog/');

test.describe('No control is covered by something else', () => {
  test('on the pages of the sitemap', async ({ page }) => {
    const pages = (await readSitemapPaths(page)).filter((path) => !isPost(path));
    expect(pages).toContain('/');
    await expectUncovered(page, pages);
  });

  test('on the posts', async ({ page }) => {
    const posts = (await readSitemapPaths(page)).filter(isPost);
    expect(posts).not.toEqual([]);
    await expectUncovered(page, posts);
  });

  test('on pages that no sitemap lists', async ({ page }) => {
    await expectUncovered(page, [
      '/search',
      '/search?q=data',
      '/search?q=nothing-has-this-word',
      '/nothing-here',
      '/blog/nothing-here',
      '/locations',
      '/services/retained-contingent-search',
      '/newsletter/confirm?token=of-nobody',
    ]);
  });

  test('on the page that answers a form without a script', async ({ page }) => {
    await page.goto('/contact');
    const answered = page.waitForNavigation();
    await page.locator('#contact-form form').evaluate((form: HTMLFormElement) => form.submit());
    await answered;
    await expect(page.locator('.error-summary')).toBeVisible();
    expect(await findCoveredAt(page, widths)).toEqual([]);
  });

  test('in the menu of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1000 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.menu')).toBeVisible();
    expect(await findCoveredAt(page, [320, 390, 640, 768, 900], '.header')).toEqual([]);
  });

  test('in the list of services', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Services menu' }).press('Enter');
    await expect(page.locator('.services-panel')).toBeVisible();
    expect(await findCoveredAt(page, [1080, 1440, 1920], '.header')).toEqual([]);
  });

  test('in the list of all posts', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Load More Insights' }).click();
    expect(await findCoveredAt(page, widths)).toEqual([]);
  });

  test('in the form that has errors', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('#contact-form form');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('novalidate', '');
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    await expect(page.locator('.error-summary')).toBeVisible();
    expect(await findCoveredAt(page, widths, '#contact-form')).toEqual([]);
  });
});

test.describe('The banner of a new visitor', () => {
  test.use({ savedConsent: null });

  test('has no covered control when expanded', async ({ page }) => {
    await page.goto('/cookies');
    await getBanner(page).getByRole('button', { name: 'Customize Settings' }).click();
    expect(await findCoveredAt(page, widths, '#cookie-banner')).toEqual([]);
  });
});
