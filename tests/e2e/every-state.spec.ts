/** What no page shows at first: open menus, errors, answers, booked calls. */
import { expectNoViolation } from './support/axe.ts';
import { findCoveredControls } from './support/covered-controls.ts';
import { reachedStates } from './support/page-states.ts';
import { expect, test } from './support/site.ts';

// A failure names what is wrong, and a trace of so many steps costs as much as the steps.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** The windows that have much the same layout as one of 390 or 1440 px. */
const neighbors: Record<number, number[]> = {
  390: [320, 390, 640, 768, 900],
  1440: [1080, 1440, 1920],
};

for (const { name, path, widths = [390, 1440], within, isNew = false, reach } of reachedStates) {
  for (const width of widths) {
    const tag = name === 'a form with errors' ? [] : '@nightly';
    test.describe(`At ${width} px`, { tag }, () => {
      test.use({ viewport: { width, height: 900 }, ...(isNew && { savedConsent: null }) });

      test(`axe finds nothing in ${name}, and nothing is covered`, async ({ page }) => {
        await page.goto(path);
        await reach?.(page);
        await expectNoViolation(page);
        for (const near of within ? (neighbors[width] ?? []) : []) {
          await page.setViewportSize({ width: near, height: 1000 });
          expect(await findCoveredControls(page, within), `${near} px`).toEqual([]);
        }
      });
    });
  }
}
