import { expectNoViolation, violationsOf } from './support/axe.ts';
import { pageKinds } from './support/page-kinds.ts';
import { reachedStates } from './support/page-states.ts';
import { expect, test } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test.describe(`axe, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    // Some 30 pages in one test; the limit ends only what hangs.
    test.describe.configure({ timeout: 600_000 });

    test('finds nothing on any kind of page', async ({ page }) => {
      const found: string[] = [];
      for (const path of pageKinds) {
        await page.goto(path);
        for (const violation of await violationsOf(page)) found.push(`${path}: ${violation}`);
      }
      expect(found).toEqual([]);
    });
  });
}

for (const { name, path, widths = [390, 1440], isNew = false, reach } of reachedStates) {
  for (const width of widths) {
    test.describe(`axe, at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, ...(isNew && { savedConsent: null }) });

      test(`finds nothing in ${name}`, async ({ page }) => {
        await page.goto(path);
        await reach?.(page);
        await expectNoViolation(page);
      });
    });
  }
}
