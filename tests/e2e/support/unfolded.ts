import type { Page } from '@playwright/test';

/** Resolves when every section of the page has been laid out, seen or not. */
export async function unfolded(page: Page): Promise<void> {
  await page.waitForFunction(isUnfolded);
}

/** The same, asked within a page. */
export const isUnfolded = (): boolean =>
  [...document.querySelectorAll('main > *')].every(
    (section) => getComputedStyle(section).contentVisibility === 'visible',
  );
