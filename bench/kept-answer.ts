/** Visits with a stored answer to the cookie banner. */
import { chromium } from '@playwright/test';

const consent = {
  name: 'cookie-consent',
  value: JSON.stringify({ necessary: true, analytics: false, marketing: false }),
};

/** @returns a storage state with the answer */
export const keptAnswer = (url: string) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [consent] }],
});

/**
 * Stores the answer in Lighthouse's browser. Lighthouse clears caches between runs, but not this.
 * @param port the debugging port of a running Chromium
 */
export async function keepAnswer(url: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(url);
  await page?.evaluate(({ name, value }) => localStorage.setItem(name, value), consent);
  await page?.close();
  await browser.close();
}
