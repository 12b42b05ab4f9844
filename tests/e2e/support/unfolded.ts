import type { Page } from '@playwright/test';

/** Resolves when every section of the page has been laid out, also off screen. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.waitForFunction(isUnfolded);
}

/** Opens a page in a window of a width, and waits until it is laid out. */
export async function openAt(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await waitForLayout(page);
}

/** The check, to run inside a page. */
export const isUnfolded = (): boolean =>
  [...document.querySelectorAll('main > *')].every(
    (section) => getComputedStyle(section).contentVisibility === 'visible',
  );
