/** The same visit by a visitor who has already answered the cookie banner. */
import { chromium } from '@playwright/test';

const kept = {
  name: 'cookie-consent',
  value: JSON.stringify({ necessary: true, analytics: false, marketing: false }),
};

/** @returns the storage state of a browser that has a saved answer for the site at that address */
export const keptAnswer = (url: string) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [kept] }],
});

/**
 * Saves an answer in the browser that Lighthouse drives; Lighthouse clears the caches
 * between its runs, but not this.
 * @param port the debugging port of a running Chromium
 */
export async function keepAnswer(url: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(url);
  await page?.evaluate(({ name, value }) => localStorage.setItem(name, value), kept);
  await page?.close();
  await browser.close();
}
