import type { Page } from '@playwright/test';
import { getBanner } from './support/consent.ts';
import { measureFocus } from './support/hidden-focus.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

/** 400 % zoom of two usual windows (WCAG 1.4.10), and a phone on its side. */
const windows = [
  { width: 320, height: 256, tag: [] },
  { width: 427, height: 240, tag: '@nightly' },
  { width: 844, height: 390, tag: '@nightly' },
];

/** Records each layout shift of the pages that follow. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** @returns the shifts of the page, once it is laid out and painted */
async function readShifts(page: Page): Promise<unknown> {
  await waitForLayout(page);
  return page.evaluate(
    () =>
      new Promise((painted) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => painted('shifts' in window && window.shifts)),
        );
      }),
  );
}

for (const { tag, ...viewport } of windows) {
  test.describe(`In a window of ${viewport.width} by ${viewport.height}`, { tag }, () => {
    test.use({ savedConsent: null, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the banner does not shift the first view when it appears', async ({ page }) => {
      await recordShifts(page);
      for (const path of ['/', '/contact', '/blog']) {
        await page.goto(path);
        await expect(getBanner(page)).toBeVisible();
        expect(await readShifts(page), path).toEqual([]);
      }
    });

    test('the menu opens under its button, and nothing covers the focus in it', async ({
      page,
    }) => {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Menu' });
      await button.click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expect(button).toBeInViewport({ ratio: 1 });
      const hidden: string[] = [];
      for (const link of await menu.getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        const now = await measureFocus(page);
        if (now?.problem) hidden.push(`${now.name}: ${now.problem}`);
      }
      expect(hidden).toEqual([]);
      await button.click();
      await expect(menu).toBeHidden();
    });
  });
}
