import type { Page } from '@playwright/test';

/** Resolves when every section of the page has been laid out, also off screen. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.waitForFunction(isUnfolded);
}

/** The check, to run inside a page. */
export const isUnfolded = (): boolean =>
  [...document.querySelectorAll('main > *')].every(
    (section) => getComputedStyle(section).contentVisibility === 'visible',
  );
