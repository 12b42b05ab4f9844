import { expectNoViolation, findViolations } from './support/axe.ts';
import { pageKinds } from './support/page-kinds.ts';
import { reachedStates } from './support/page-states.ts';
import { expect, test } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe', () => {
  // About 20 pages per test. The limit only ends a test that hangs.
  test.describe.configure({ timeout: 600_000 });

  for (const half of [0, 1]) {
    test(`finds nothing on every kind of page, half ${half + 1} of 2`, async ({ page }) => {
      const found: string[] = [];
      for (const path of pageKinds.filter((_, index) => index % 2 === half)) {
        await page.goto(path);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const violations = await findViolations(page);
          found.push(...violations.map((violation) => `${path} at ${width} px: ${violation}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
});

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
