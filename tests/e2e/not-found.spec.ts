import { expect, test } from './support/site.ts';

test('an unknown address has an error title and links, and its field leads to the search without a script', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const answer = await page.goto('/nowhere-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main').getByRole('heading').first()).toHaveText('No such page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such page');
  const ways = page.getByRole('region', { name: 'No such page' }).getByRole('link');
  await expect(ways).toHaveText(['Home', 'Sitemap']);
  await expect(page.locator('.not-found-service').first()).toBeVisible();
  for (const width of [320, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    const sides = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.body.scrollHeight,
    ]);
    expect(sides[0]).toBeLessThanOrEqual(0);
    expect(sides[1]).toBeLessThan(4500);
  }
  const field = page.locator('#not-found-field');
  await field.fill('interim');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=interim');
  await page.close();
});
