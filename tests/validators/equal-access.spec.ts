import { pageKinds, readSitemapPaths } from '../e2e/support/page-kinds.ts';
import { reachedStates } from '../e2e/support/page-states.ts';
import { findIssues } from './support/equal-access.ts';
import { requestFilledPages } from './support/sent-pages.ts';
import { expect, isFixture, test } from './support/validated-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test.describe(`Equal Access, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('finds nothing on any kind of page', async ({ page }) => {
      const found: string[] = [];
      for (const path of isFixture ? pageKinds : await readSitemapPaths(page)) {
        await page.goto(path);
        for (const issue of await findIssues(page)) found.push(`${path}: ${issue}`);
      }
      expect(found).toEqual([]);
    });

    test('finds nothing on the pages that the server fills', async ({ page, site }) => {
      const found: string[] = [];
      for (const [name, body] of await requestFilledPages(site)) {
        await page.route('**/filled', (route) =>
          route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
        );
        await page.goto('/filled');
        for (const issue of await findIssues(page)) found.push(`${name}: ${issue}`);
      }
      expect(found).toEqual([]);
    });
  });
}

for (const { name, path, widths = [390, 1440], isNew = false, reach } of reachedStates) {
  for (const width of widths) {
    test.describe(`Equal Access, at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, ...(isNew && { savedConsent: null }) });
      test.skip(!isFixture, 'the states need the fixture’s texts');

      test(`finds nothing in ${name}`, async ({ page }) => {
        await page.goto(path);
        await reach?.(page);
        expect(await findIssues(page)).toEqual([]);
      });
    });
  }
}
