/** The site in older browsers: each test removes a feature. */
import type { Page } from '@playwright/test';
import { collectPageErrors } from './support/page-errors.ts';
import { expect, test } from './support/site.ts';
import { findTextProblems } from './support/text-problems.ts';
import { waitForLayout } from './support/unfolded.ts';

// The policy allows styles by their hash, and the tests edit them.
test.use({ bypassCSP: true });

/** Renames a feature in the page's styles and scripts, so that the browser ignores it. */
const removeFeature = (page: Page, feature: RegExp) =>
  page.route(/\/([^.]*|_astro\/.*\.css)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(feature, 'unknown-$&') });
  });

test.describe('The site', { tag: '@nightly' }, () => {
  test('places the industries without overlap', async ({ page }) => {
    await removeFeature(page, /\bround\(/g);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('.wheel').scrollIntoViewIfNeeded();
      expect(await findTextProblems(page), `${width} px`).toEqual([]);
    }
  });

  test('the search and the home page work without groupBy and checkVisibility', async ({
    page,
  }) => {
    const errors = collectPageErrors(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Map, 'groupBy');
      Reflect.deleteProperty(Object, 'groupBy');
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    });
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search' }).fill('CISO');
    await expect(page.locator('#search-words')).toHaveText('7 results for “CISO”');
    await page.goto('/');
    await waitForLayout(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(errors).toEqual([]);
  });
});
