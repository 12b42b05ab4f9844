import { expect, test } from './support/site.ts';

for (const width of [320, 1440, 2200]) {
  test(`an unknown address offers the search and the services at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto('/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page');
    const services = page.locator('.not-found-service');
    expect(await services.count()).toBeGreaterThan(0);
    const sides = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth - innerWidth,
      height: document.body.scrollHeight,
    }));
    expect(sides.width).toBeLessThanOrEqual(0);
    expect(sides.height).toBeLessThan(4500);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('its field leads to the search', async ({ page }) => {
    await page.goto('/nothing-here');
    const field = page.locator('#not-found-field');
    await field.fill('interim');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=interim');
  });
});
