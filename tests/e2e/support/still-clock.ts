import type { Page } from '@playwright/test';

/** Opens a page whose clock is stopped from the start; tests advance it by hand. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(60_000);
}
