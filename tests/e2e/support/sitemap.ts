import type { Page } from '@playwright/test';

/** The paths of sitemap.xml. */
export async function readSitemapPaths(page: Page): Promise<string[]> {
  const answer = await page.request.get('/sitemap.xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
