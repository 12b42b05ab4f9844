import { expect, test } from './support/site.ts';

const copyright = '.footer-legal p';
const builtIn = new Date().getFullYear();

test('shows the current year without a new build', async ({ page }) => {
  await page.clock.install({ time: new Date(builtIn + 2, 5, 1) });
  await page.goto('/terms');
  await expect(page.locator(copyright)).toHaveText(`© ${builtIn + 2} Juniper Row`);
});

test('keeps the year of the build when the clock is behind', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/terms');
  await expect(page.locator(copyright)).toHaveText(/^© 20\d\d Juniper Row$/);
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the year of the build', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.locator(copyright)).toHaveText(/^© 20\d\d Juniper Row$/);
  });
});
