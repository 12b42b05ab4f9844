import {
  blockStorage,
  getBanner,
  press,
  readDataLayer,
  readSavedConsent,
} from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';

test.describe('A saved answer with unknown keys', () => {
  test.use({ savedConsent: '{"necessary":true,"analytics":true,"marketing":true,"more":true}' });

  test('is valid', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-marketing', 'granted');
    await expect(getBanner(page)).toBeHidden();
  });
});

test.describe('An invalid saved answer', () => {
  for (const saved of [
    'yes',
    '',
    'null',
    '{}',
    '{"necessary":true,"analytics":true}',
    '{"necessary":true,"analytics":"true","marketing":true}',
    '{"necessary":false,"analytics":true,"marketing":true}',
  ]) {
    test.describe(saved || 'nothing', () => {
      test.use({ savedConsent: saved });

      test('is ignored: denies everything and asks again', async ({ page }) => {
        await page.goto('/');
        await expect(getBanner(page)).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
        expect(await readDataLayer(page)).toHaveLength(1);
        await press(page, 'Reject All');
        expect(await readSavedConsent(page)).toBe(makeConsent(false, false));
      });
    });
  }

  test('or read is ignored, and a new answer is valid for the page', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/');
    await press(page, 'Accept All');
    await expect(getBanner(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-marketing', 'granted');
    await page.goto('/about');
    await expect(getBanner(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
  });
});
