import { expect, test } from './support/site.ts';

const copyright = '.footer-legal p';
const builtIn = new Date().getFullYear();

test('The copyright shows the year of the visit without a new build', async ({ page }) => {
  await page.clock.install({ time: new Date(builtIn + 2, 5, 1) });
  await page.goto('/terms');
  await expect(page.locator(copyright)).toHaveText(`© ${builtIn + 2} Juniper Row`);
});

test('The copyright does not go back with a clock that is behind', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/terms');
  await expect(page.locator(copyright)).toHaveText(/^© 20\d\d Juniper Row$/);
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the copyright shows the year of the build', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.locator(copyright)).toHaveText(/^© 20\d\d Juniper Row$/);
  });
});
