import { getBanner } from './support/consent.ts';
import { measureFocus } from './support/hidden-focus.ts';
import { readShifts } from './support/shifts.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

/** 400 % zoom of two usual windows (WCAG 1.4.10), and a phone on its side. */
const windows = [
  { width: 320, height: 256, tag: [] },
  { width: 427, height: 240, tag: '@nightly' },
  { width: 844, height: 390, tag: '@nightly' },
];

for (const { tag, ...viewport } of windows) {
  test.describe(`In a window of ${viewport.width} by ${viewport.height}`, { tag }, () => {
    test.use({ savedConsent: null, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the banner does not shift the first view when it appears', async ({ page }) => {
      for (const path of ['/', '/contact', '/blog']) {
        await page.goto(path);
        await expect(getBanner(page)).toBeVisible();
        await waitForLayout(page);
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
