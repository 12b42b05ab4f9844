import { expect, test } from './support/site.ts';

test('each entry of the sitemap page has a drawing', async ({ page }) => {
  await page.goto('/sitemap');
  const entries = page.locator('.site-map-item');
  const count = await entries.count();
  expect(count).toBeGreaterThan(20);
  await expect(entries.locator('svg[aria-hidden=true] path')).toHaveCount(count);
});
