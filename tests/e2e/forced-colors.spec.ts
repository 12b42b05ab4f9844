import { bannerOf } from './support/consent.ts';
import { expect, test } from './support/site.ts';

/** Grounds and shadows are gone there: what is seen, is seen by its border, outline or stroke. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test.describe('In forced colors', () => {
  test('every button has a border', async ({ page }) => {
    for (const path of ['/', '/contact', '/blog', '/services/fox-fast-track']) {
      await page.goto(path);
      const widths = await page
        .locator('.button')
        .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopWidth));
      expect(widths.length, path).toBeGreaterThan(1);
      expect(new Set(widths), path).toEqual(new Set(['2px']));
    }
  });

  test('a button keeps its size', async ({ page }) => {
    await page.goto('/');
    const heights = () =>
      page
        .locator('.button')
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
    const forced = await heights();
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await heights()).toEqual(forced);
  });

  test('the chart of days and the line are strokes and borders', async ({ page }) => {
    await page.goto('/');
    const row = page.locator('.days-row');
    await expect(row).toHaveCSS('border-top-width', '6px');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(row).not.toHaveCSS('border-top-color', ground);
  });

  test('a switch shows its state without its ground', async ({ page }) => {
    await page.goto('/privacy');
    const knob = (name: string) =>
      page.getByRole('switch', { name }).evaluate((element) => {
        const { borderTopWidth, left } = getComputedStyle(element, '::after');
        return { borderTopWidth, left };
      });
    const off = await knob('Analytics');
    await page.getByRole('switch', { name: 'Analytics' }).check();
    const on = await knob('Analytics');
    expect(on.borderTopWidth).not.toBe(off.borderTopWidth);
    expect(on.left).not.toBe(off.left);
  });

  test('focus is an outline', async ({ page }) => {
    await page.goto('/');
    await expect(bannerOf(page)).toBeHidden();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    }
  });
});
