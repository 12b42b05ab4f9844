import type { Page } from '@playwright/test';
import { storageKeys } from '../../site/storage.ts';
import { expect, makeConsent, test } from './support/site.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Mocks the picture hosts. @returns the addresses requested from the video host */
async function mockVideoHost(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://images.unsplash.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
  await page.route('https://talks.example/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: pixel });
  });
  return requests;
}

/** Saves an answer about cookies as another tab would, so that this page gets a storage event. */
const answerInAnotherTab = (page: Page, marketing: 'granted' | 'denied') =>
  page.evaluate(
    ([key, answer]) => {
      localStorage.setItem(key, answer);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [storageKeys.consent, makeConsent(false, marketing === 'granted')] as const,
  );

const thumbnails = (page: Page) => page.locator('.talk-poster img');

test('shows drawn posters of talks until marketing is allowed', async ({ page }) => {
  const requests = await mockVideoHost(page);
  await page.goto('/blog');
  await page.locator('.talks').scrollIntoViewIfNeeded();
  await answerInAnotherTab(page, 'denied');
  await expect(page.locator('.talk-poster .cover')).toHaveCount(6);
  await expect(thumbnails(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test.describe('With everything allowed on an earlier visit', () => {
  test.use({ savedConsent: makeConsent(true, true) });

  test('shows thumbnails at once, and removes them when consent is withdrawn', async ({ page }) => {
    await mockVideoHost(page);
    await page.goto('/blog');
    await page.locator('.talks').scrollIntoViewIfNeeded();
    await expect(thumbnails(page)).toHaveCount(6);
    await answerInAnotherTab(page, 'denied');
    await expect(thumbnails(page)).toHaveCount(0);
  });
});
