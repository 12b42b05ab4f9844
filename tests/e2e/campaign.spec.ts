import type { Page } from '@playwright/test';
import { pushed, refuseSharing } from './support/consent.ts';
import { consentOf, expect, test } from './support/site.ts';

test('A search keeps its query, and its campaign is known', async ({ page }) => {
  await page.goto('/search?q=ciso&utm_source=letter');
  expect(await pushed(page)).toContainEqual({ campaign: { utm_source: 'letter' } });
  await expect(page).toHaveURL(/\/search\?q=ciso$/);
});

test('The campaign is on every page of the visit, but no e-mail address', async ({ page }) => {
  await page.goto('/?utm_source=letter&gclid=x1&q=other&utm_user=dana%40alder.example');
  await page.goto('/about');
  expect(await pushed(page)).toContainEqual({ campaign: { utm_source: 'letter' } });
});

const arriving = '/?utm_source=letter&gclid=x1&msclkid=x2&li_fat_id=x3';
const clicked = { utm_source: 'letter', gclid: 'x1', msclkid: 'x2', li_fat_id: 'x3' };
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('campaign') ?? '{}') as unknown);

test('The id of a click is kept nowhere without marketing', async ({ page }) => {
  await page.goto(arriving);
  expect(await kept(page)).toEqual({ utm_source: 'letter' });
  expect(JSON.stringify(await pushed(page))).not.toMatch(/gclid|msclkid|li_fat_id/);
});

test.describe('with marketing allowed', () => {
  test.use({ savedConsent: consentOf(true, true) });
  test('the id of a click is kept', async ({ page }) => {
    await page.goto(arriving);
    expect(await kept(page)).toEqual(clicked);
    expect(await pushed(page)).toContainEqual({ campaign: clicked });
  });
  test('and Global Privacy Control still keeps it away', async ({ page }) => {
    await refuseSharing(page);
    await page.goto(arriving);
    expect(await kept(page)).toEqual({ utm_source: 'letter' });
  });
});

test.describe('a visitor who has not answered yet', () => {
  test.use({ savedConsent: null });
  test('has it kept from the moment of a yes on the same page', async ({ page }) => {
    await page.goto(arriving);
    expect(await kept(page)).toEqual({ utm_source: 'letter' });
    await page.getByRole('button', { name: 'Accept All' }).click();
    expect(await kept(page)).toEqual(clicked);
    await page.goto('/about');
    expect(await kept(page)).toEqual(clicked);
  });
});
