import { getBanner } from './support/consent.ts';
import { findForcedColorProblems } from './support/forced-colors.ts';
import { expect, test } from './support/site.ts';

/** Forced colors remove backgrounds and shadows: only borders, outlines and strokes remain. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test.describe('In forced colors', () => {
  test('the days chart has a border in another color than the background', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/');
    const row = page.locator('.days-row');
    await expect(row).toHaveCSS('border-top-width', '6px');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(row).not.toHaveCSS('border-top-color', ground);
  });

  test('the focus is an outline', async ({ page }) => {
    await page.goto('/');
    await expect(getBanner(page)).toBeHidden();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    }
  });

  test('highlighted words contrast with their background', async ({ page }) => {
    await page.goto('/search?q=data');
    const field = page.getByRole('searchbox');
    // The island writes the address's words into the field.
    await expect(field).toHaveValue('data');
    await field.fill('lead');
    await expect(page.locator('.result mark').first()).toBeVisible();
    expect(await findForcedColorProblems(page)).toEqual([]);
  });
});
