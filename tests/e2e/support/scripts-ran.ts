import type { Page } from '@playwright/test';

/**
 * Resolves when the page's scripts have run. They start after the first paint, so a test that acts
 * sooner would race them. Importing a module again waits for the same module.
 */
export const waitForScripts = (page: Page): Promise<void> => page.evaluate(runScripts);

/** The same, inside a page. */
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
