import type { Page } from '@playwright/test';

/**
 * Resolves when the page's scripts have run. They start once the page has been painted, and a test
 * that acts sooner would race them. A module that is asked for again is the same one.
 */
export const scriptsRan = (page: Page): Promise<void> => page.evaluate(runScripts);

/** The same, within a page. */
export async function runScripts(): Promise<void> {
  const addresses = document.querySelector('script[data-after-paint]');
  if (!(addresses instanceof HTMLElement)) return;
  await new Promise<void>((painted) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) painted();
    }).observe({ type: 'paint', buffered: true });
  });
  const { afterPaint = '[]' } = addresses.dataset;
  for (const address of JSON.parse(afterPaint)) await import(address);
}
