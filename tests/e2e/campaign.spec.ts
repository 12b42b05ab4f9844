import type { Page } from '@playwright/test';
import { readDataLayer, sendGlobalPrivacyControl } from './support/consent.ts';
import { waitForScripts } from './support/scripts-ran.ts';
import { expect, makeConsent, test } from './support/site.ts';

const arriving = 'utm_source=letter&gclid=x1&msclkid=x2&li_fat_id=x3';
const clicked = { utm_source: 'letter', gclid: 'x1', msclkid: 'x2', li_fat_id: 'x3' };
const readCampaign = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('campaign') ?? '{}') as unknown);

test('a campaign is pushed on each page of a visit, without addresses or click ids', async ({
  page,
}) => {
  await page.goto(`/search?q=ciso&${arriving}&utm_user=dana%40alder.example`);
  await expect(page).toHaveURL(/\/search\?q=ciso$/);
  expect(await readCampaign(page)).toEqual({ utm_source: 'letter' });
  await page.goto('/about');
  const pushed = await readDataLayer(page);
  expect(pushed).toContainEqual({ campaign: { utm_source: 'letter' } });
  expect(JSON.stringify(pushed)).not.toMatch(/gclid|msclkid|li_fat_id|dana/);
});

test.describe('with marketing allowed', () => {
  test.use({ savedConsent: makeConsent(true, true) });
  test('click ids are stored, but not under Global Privacy Control', async ({ page, context }) => {
    await page.goto(`/?${arriving}`);
    expect(await readCampaign(page)).toEqual(clicked);
    expect(await readDataLayer(page)).toContainEqual({ campaign: clicked });
    const controlled = await context.newPage();
    await sendGlobalPrivacyControl(controlled);
    await controlled.goto(`/?${arriving}`);
    await waitForScripts(controlled);
    expect(await readCampaign(controlled)).toEqual({ utm_source: 'letter' });
  });
});

test.describe('a visitor who has not answered yet', () => {
  test.use({ savedConsent: null });
  test('click ids are stored after consent on the same page', async ({ page }) => {
    await page.goto(`/?${arriving}`);
    expect(await readCampaign(page)).toEqual({ utm_source: 'letter' });
    await page.getByRole('button', { name: 'Accept All' }).click();
    expect(await readCampaign(page)).toEqual(clicked);
    await page.goto('/about');
    expect(await readCampaign(page)).toEqual(clicked);
  });
});
