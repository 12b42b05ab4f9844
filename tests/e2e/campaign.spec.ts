import type { Page } from '@playwright/test';
import { consultationEndpoints } from '../../lib/forms/endpoints.ts';
import { readDataLayer, sendGlobalPrivacyControl } from './support/consent.ts';
import { answers } from './support/consultation-form.ts';
import { waitForScripts } from './support/scripts-ran.ts';
import { expect, makeConsent, test } from './support/site.ts';

test('keeps the query of a search and stores its campaign', async ({ page }) => {
  await page.goto('/search?q=ciso&utm_source=letter');
  expect(await readDataLayer(page)).toContainEqual({ campaign: { utm_source: 'letter' } });
  await expect(page).toHaveURL(/\/search\?q=ciso$/);
});

test('keeps what the page after a form post shows when it is reloaded', async ({ page }) => {
  const posted = await page.request.post(consultationEndpoints.contact, {
    form: { ...answers, email: 'dana@reloaded.example' },
    maxRedirects: 0,
  });
  await page.goto(posted.headers().location ?? '');
  await waitForScripts(page);
  await page.reload();
  await expect(page.getByText(/[A-Z]{2}-\w{4}-\w{4}/).first()).toBeVisible();
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
