import type { Page } from '@playwright/test';
import { readDataLayer, sendGlobalPrivacyControl } from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';

test('keeps the query of a search and stores its campaign', async ({ page }) => {
  await page.goto('/search?q=ciso&utm_source=letter');
  expect(await readDataLayer(page)).toContainEqual({ campaign: { utm_source: 'letter' } });
  await expect(page).toHaveURL(/\/search\?q=ciso$/);
});

test('pushes the campaign on each page of the visit, without email addresses', async ({ page }) => {
  await page.goto('/?utm_source=letter&gclid=x1&q=other&utm_user=dana%40alder.example');
  await page.goto('/about');
  expect(await readDataLayer(page)).toContainEqual({ campaign: { utm_source: 'letter' } });
});

const arriving = '/?utm_source=letter&gclid=x1&msclkid=x2&li_fat_id=x3';
const clicked = { utm_source: 'letter', gclid: 'x1', msclkid: 'x2', li_fat_id: 'x3' };
const readCampaign = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('campaign') ?? '{}') as unknown);

test('stores no click id without marketing consent', async ({ page }) => {
  await page.goto(arriving);
  expect(await readCampaign(page)).toEqual({ utm_source: 'letter' });
  expect(JSON.stringify(await readDataLayer(page))).not.toMatch(/gclid|msclkid|li_fat_id/);
});

test.describe('with marketing allowed', () => {
  test.use({ savedConsent: makeConsent(true, true) });
  test('stores the click id', async ({ page }) => {
    await page.goto(arriving);
    expect(await readCampaign(page)).toEqual(clicked);
    expect(await readDataLayer(page)).toContainEqual({ campaign: clicked });
  });
  test('stores no click id under Global Privacy Control', async ({ page }) => {
    await sendGlobalPrivacyControl(page);
    await page.goto(arriving);
    expect(await readCampaign(page)).toEqual({ utm_source: 'letter' });
  });
});

test.describe('a visitor who has not answered yet', () => {
  test.use({ savedConsent: null });
  test('stores the click id after consent on the same page', async ({ page }) => {
    await page.goto(arriving);
    expect(await readCampaign(page)).toEqual({ utm_source: 'letter' });
    await page.getByRole('button', { name: 'Accept All' }).click();
    expect(await readCampaign(page)).toEqual(clicked);
    await page.goto('/about');
    expect(await readCampaign(page)).toEqual(clicked);
  });
});
