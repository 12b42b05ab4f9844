import { getBanner, press } from './support/consent.ts';
import { findHiddenOnTab } from './support/hidden-focus.ts';
import { expect, makeConsent, test } from './support/site.ts';

test.describe('The first view of a new visitor on a phone', () => {
  test.use({ savedConsent: null, viewport: { width: 390, height: 844 } });

  test('takes a quarter of a phone, and has all its text one press away', async ({ page }) => {
    await page.goto('/contact');
    const banner = getBanner(page);
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(844 / 4);
    for (const button of await banner.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(banner.getByRole('link', { name: 'Cookie policy' })).toBeVisible();
    const text = banner.getByText('We need some. You can change this at any time.');
    await expect(text).toBeHidden();
    await press(page, 'Customize Settings');
    await expect(text).toBeVisible();
  });

  test('leaves a fifth of each window free, and scrolls inside it', async ({ page }) => {
    const banner = getBanner(page);
    const save = banner.getByRole('button', { name: 'Save Preferences' });
    for (const [width, height] of [
      [320, 480],
      [667, 375],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await press(page, 'Customize Settings');
      await expect(banner.getByRole('checkbox')).toHaveCount(3);
      const box = await banner.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.8);
      // In a lower window it scrolls with the page.
      if (height === 480) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
      await save.focus();
      await expect(save).toBeInViewport({ ratio: 1 });
    }
    await save.click();
    await expect(banner).toBeHidden();
  });

  for (const expanded of [false, true]) {
    test(`keeps the focus out from under the ${expanded ? 'expanded banner' : 'banner'}`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.goto('/about');
      await expect(getBanner(page)).toBeVisible();
      if (expanded) await press(page, 'Customize Settings');
      expect(await findHiddenOnTab(page)).toEqual([]);
    });
  }
});

test.describe('A visitor who has answered', () => {
  test.use({ savedConsent: makeConsent(true, true) });

  test('does not see the banner in any frame', async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const banner = document.querySelector('#cookie-banner');
        if (banner?.checkVisibility()) document.documentElement.dataset.flashed = '';
        requestAnimationFrame(look);
      };
      look();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-marketing', 'granted');
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  });
});
