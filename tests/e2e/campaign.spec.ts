import { pushed } from './support/consent.ts';
import { expect, test } from './support/site.ts';

test('A search keeps its query, and its campaign is known', async ({ page }) => {
  await page.goto('/search?q=ciso&utm_source=letter');
  expect(await pushed(page)).toContainEqual({ campaign: { utm_source: 'letter' } });
  await expect(page).toHaveURL(/\/search\?q=ciso$/);
});

test('The campaign is on every page of the visit, but no e-mail address', async ({ page }) => {
  await page.goto('/?utm_source=letter&gclid=x1&q=other&utm_user=dana%40alder.example');
  await page.goto('/about');
  expect(await pushed(page)).toContainEqual({ campaign: { utm_source: 'letter', gclid: 'x1' } });
});
