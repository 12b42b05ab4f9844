import type { Page } from '@playwright/test';

/** Resolves when every section of the page has been laid out, seen or not. */
export async function unfolded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  );
}
