/** The mark, colors and typeface in the brand/ folder of the fixture content. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fixtureContent } from '../support/fixture-content.ts';
import { expect, test } from './support/site.ts';

const { colors } = z
  .object({ colors: z.record(z.string(), z.string()) })
  .parse(parse(readFileSync(`${fixtureContent}/brand/look.yaml`, 'utf8')));

test('shows only the mark of the firm in the logo, the footer and the tile', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('#firm-mark circle')).toHaveCount(3);
  const uses = page.locator('use[href="#firm-mark"]');
  await expect(uses).toHaveCount(3);
  for (const use of await uses.all()) {
    const box = await use.boundingBox();
    expect(box?.width).toBeGreaterThan(30);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(60 / 40, 1);
  }
  // The fixture's look does not underline the name.
  await expect(page.locator('.logo-line')).toHaveCount(0);
});

test('uses the colors and the typeface of the firm', async ({ page }) => {
  await page.goto('/');
  const tokens = await page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement);
    return names.map((name) => [name, style.getPropertyValue(`--color-${name}`).trim()]);
  }, Object.keys(colors));
  expect(Object.fromEntries(tokens)).toEqual(colors);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    colors.paper ?? '',
  );
  const families = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
  });
  expect(families.join()).toContain('Juniper Gothic');
});

test('shows the current year without a new build, and never an earlier one', async ({ page }) => {
  const year = new Date().getFullYear();
  const copyright = page.locator('.footer-legal p');
  await page.clock.install({ time: new Date(year + 2, 5, 1) });
  await page.goto('/terms');
  await expect(copyright).toHaveText(`© ${year + 2} Juniper Row`);
  await page.clock.setSystemTime(0);
  await page.reload();
  await expect(copyright).toHaveText(/^© 20\d\d Juniper Row$/);
});
