/** The menu in the oldest browsers that can read the site: Safari 16.4, Firefox 115, Chrome 109. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

// The policy allows styles by their hash, and the tests edit them.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

/** Simulates such a browser, which knows neither the popover attributes nor `:popover-open`. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.route(/\/[^.]*$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll(' popover="auto"', '')
      .replaceAll(':popover-open', ':unknown-to-it');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
});

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('the menu opens, closes, and keeps the focus', { tag: '@nightly' }, async ({ page }) => {
  await expect(getMenu(page)).toBeHidden();
  await page.locator('main a').first().click({ trial: true });
  await getMenuButton(page).click();
  await expect(getMenu(page)).toBeVisible();
  await expect(getMenuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await getMenuButton(page).click();
  await expect(getMenu(page)).toBeHidden();
  await expect(getMenuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await getMenuButton(page).click();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(getMenu(page)).toBeHidden();
  await expect(getMenuButton(page)).toBeFocused();
  await getMenuButton(page).click();
  await getMenu(page).getByRole('link', { name: 'Home' }).click();
  await expect(getMenu(page)).toBeHidden();
});
