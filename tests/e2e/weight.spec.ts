import type { Response } from '@playwright/test';
import { onePageOfEachKind } from '../../bench/page-kinds.ts';
import { expect, test } from './support/site.ts';

/** Transferred bytes before any scrolling or interaction. */
const mostScriptBytes = 8000;
/** Brotli. The shipped home page is about 4,000 bytes larger than the fixture's. */
const mostDocumentBytes = { home: 36_000, other: 33_000 };

// The list is for the shipped site, which has other posts and people.
const pages = [
  ...onePageOfEachKind.filter((path) => !/^\/(?:blog|about)\//.test(path)),
  '/about/mara-fenn',
  '/blog/count-the-cutover-weekends',
  '/search',
];

for (const path of pages) {
  test(`${path} stays within its budget before any interaction`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    const of = async (kind: string) => {
      const kinds = responses.filter((response) => response.request().resourceType() === kind);
      const sizes = await Promise.all(kinds.map(bodySize));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    const document = await of('document');
    expect(document).toBeGreaterThan(1000);
    expect(document).toBeLessThanOrEqual(mostDocumentBytes[path === '/' ? 'home' : 'other']);
    // They load after the first paint, which is late on a busy machine.
    await expect.poll(() => of('script')).toBeGreaterThan(1000);
    const script = await of('script');
    expect(script).toBeLessThanOrEqual(mostScriptBytes);
    // A character missing from the subset would load the whole typeface.
    const fonts = responses.filter((response) => response.request().resourceType() === 'font');
    const preloaded = page.locator('link[rel="preload"][as="font"]');
    expect(fonts.map((font) => new URL(font.url()).pathname)).toEqual(
      await preloaded.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    );
  });
}

async function bodySize(response: Response): Promise<number> {
  await response.finished();
  return (await response.request().sizes()).responseBodySize;
}
