import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('heading', { name: 'Five steps' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeCloseTo(place, -2);
});

test('prerenders pages of the site on hover, and no other addresses', async ({ page }) => {
  await page.goto('/');
  const rules = await page.locator('script[type="speculationrules"]').textContent();
  expect(JSON.parse(rules ?? '{}')).toEqual({
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
        eagerness: 'moderate',
      },
    ],
  });
});

test.describe('A page', () => {
  const folded = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > *, footer')].filter(
          (section) => getComputedStyle(section).contentVisibility !== 'visible',
        ).length,
    );

  const aFrame = (page: Page) =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

  test('is laid out section by section while the browser is idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (next) => {
        addEventListener('rest', () => next({ didTimeout: false, timeRemaining: () => 50 }), {
          once: true,
        });
        return 0;
      };
    });
    for (const path of ['/', '/services', '/dallas-it-recruitment', '/blog']) {
      await page.goto(path);
      const parts = await folded(page);
      expect(parts).toBeGreaterThan(3);
      for (let left = parts; left > 0; left -= 1) {
        await page.evaluate(() => dispatchEvent(new Event('rest')));
        expect(await folded(page)).toBe(left - 1);
        await aFrame(page);
      }
      expect(await folded(page)).toBe(0);
    }
  });

  test('is laid out as it scrolls without JavaScript', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.url);
    expect(await folded(page)).toBe(0);
    await page.close();
  });
});
