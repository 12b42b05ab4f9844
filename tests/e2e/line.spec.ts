/** Where the line is not drawn as a line. every-page.spec.ts looks for gaps in it on every page. */
import { expect, test } from './support/site.ts';

test('the underline of the field continues on the right rail at every width', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const width of [320, 390, 640, 768, 900, 1080, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?q=CISO');
    await expect(page.locator('#results-article')).toBeVisible();
    const ports = await page.evaluate(() => {
      const box = (selector: string) => {
        const found = document.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found.getBoundingClientRect();
      };
      const [row, exit, section] = [box('.search-row'), box('.search-exit'), box('.search')];
      return {
        apartAcross: Math.abs(row.top - exit.top),
        gap: exit.left - row.right,
        beyond: Math.abs(exit.bottom - section.bottom),
        aside: Math.abs(exit.right - box('.footer-line').right),
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(ports.apartAcross, `at ${width} px`).toBeLessThan(0.6);
    expect(ports.gap, `at ${width} px`).toBeLessThanOrEqual(0);
    expect(ports.beyond, `at ${width} px`).toBeLessThan(1.6);
    expect(ports.aside, `at ${width} px`).toBeLessThan(0.6);
    expect(ports.overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('each entry of the sitemap page is a ring on the line, and the current one a dot', async ({
  page,
}) => {
  await page.goto('/sitemap');
  const shapes = await page.locator('.site-map-item a').evaluateAll((links) =>
    links.map((link) => {
      const { width, borderTopWidth, borderRadius } = getComputedStyle(link, '::before');
      const isFilled = 2 * Number.parseFloat(borderTopWidth) >= Number.parseFloat(width);
      return { isRound: borderRadius === '50%', isFilled, isCurrent: link.ariaCurrent === 'page' };
    }),
  );
  expect(shapes.length).toBeGreaterThan(20);
  expect(shapes.filter(({ isRound }) => !isRound)).toEqual([]);
  expect(shapes.filter(({ isFilled, isCurrent }) => isFilled !== isCurrent)).toEqual([]);
  expect(shapes.filter(({ isFilled }) => isFilled)).toHaveLength(1);
});
