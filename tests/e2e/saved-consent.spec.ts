import { bannerOf, blockStorage, keptConsent, press, pushed } from './support/consent.ts';
import { consentOf, expect, test } from './support/site.ts';

test.describe('A saved answer with unknown keys', () => {
  test.use({ savedConsent: '{"necessary":true,"analytics":true,"marketing":true,"more":true}' });

  test('is valid', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-marketing', 'granted');
    await expect(bannerOf(page)).toBeHidden();
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
        await expect(bannerOf(page)).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
        expect(await pushed(page)).toHaveLength(1);
        await press(page, 'Reject All');
        expect(await keptConsent(page)).toBe(consentOf(false, false));
      });
    });
  }

  test('or read is ignored, and a new answer is valid for the page', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/');
    await press(page, 'Accept All');
    await expect(bannerOf(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-marketing', 'granted');
    await page.goto('/about');
    await expect(bannerOf(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-marketing');
  });
});
