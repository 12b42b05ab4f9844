import type { Page } from '@playwright/test';
import { getBanner } from './support/consent.ts';
import { pageKinds } from './support/page-kinds.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

/** Forced colors remove backgrounds and shadows: only borders, outlines and strokes remain. */
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

  test('the days chart has a border in another color than the background', async ({ page }) => {
    await page.goto('/');
    const row = page.locator('.days-row');
    await expect(row).toHaveCSS('border-top-width', '6px');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(row).not.toHaveCSS('border-top-color', ground);
  });

  test('a switch shows its state without a background', async ({ page }) => {
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

  test('the focus is an outline', async ({ page }) => {
    await page.goto('/');
    await expect(getBanner(page)).toBeHidden();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    }
  });
});

/** Lists drawn and marked parts with too little contrast to their background (WCAG 1.4.11). */
const findFaintParts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
        const share = Number(value) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (a: string, b: string) => {
      const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    };
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const found = new Set<string>();
    for (const part of document.querySelectorAll('svg :is(path, line, circle, rect, text), mark')) {
      // The inside of a ring has the color of the background.
      if (!part.checkVisibility() || part.closest('defs, symbol, pattern, mask, .cover-open'))
        continue;
      const { fill, stroke, color } = getComputedStyle(part);
      const isMark = part.matches('mark');
      const own = getComputedStyle(part.closest('svg') ?? part).backgroundColor;
      const paints = isMark ? [color] : [fill, stroke].filter((paint) => paint.startsWith('rgb('));
      const behind = own.startsWith('rgba') ? ground : own;
      if (paints.length > 0 && paints.every((paint) => contrast(paint, behind) < 3))
        found.add(`${part.tagName} ${part.getAttribute('class')}: ${paints} on ${behind}`);
    }
    return [...found];
  });

/** Looks for faint parts in light and in dark colors. */
async function findFaintInBoth(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const part of await findFaintParts(page)) found.push(`${where}, ${colorScheme}: ${part}`);
  }
  return found;
}

for (const half of [0, 1]) {
  test(`drawings and the logo contrast with their background, half ${half + 1} of 2`, async ({
    page,
  }) => {
    for (const path of pageKinds.filter((_, index) => index % 2 === half)) {
      await page.goto(path);
      await waitForLayout(page);
      expect.soft(await findFaintInBoth(page, path)).toEqual([]);
    }
  });
}

test('highlighted words contrast with their background', async ({ page }) => {
  await page.goto('/search?q=data');
  const field = page.getByRole('searchbox');
  // The island writes the address's words into the field.
  await expect(field).toHaveValue('data');
  await field.fill('lead');
  await expect(page.locator('.result mark').first()).toBeVisible();
  expect(await findFaintInBoth(page, 'matched words')).toEqual([]);
});
