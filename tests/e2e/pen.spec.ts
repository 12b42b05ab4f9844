import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

const tipShare = 0.62;

/** The straight pieces of the line: where each begins and ends, and where what is drawn of it ends, in pixels. */
const railsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-drawing] .line.straight-v')]
      .filter((rail) => rail.offsetHeight > 0)
      .map((rail) => {
        const { top, bottom } = rail.getBoundingClientRect();
        const { content, transform } = getComputedStyle(rail, '::before');
        const isDrawnByScrolling = content !== 'none';
        const drawn = isDrawnByScrolling ? new DOMMatrix(transform).d : 1;
        return { top, bottom, isDrawnByScrolling, end: top + drawn * (bottom - top) };
      }),
  );

const scrollPage = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

async function expectTip(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const tip = 900 * tipShare;
  // Down, and back up: the line retracts.
  for (const share of [0.11, 0.23, 0.37, 0.52, 0.71, 0.52, 0.23]) {
    await scrollPage(page, Math.round(share * height));
    // A scroll position reaches the animations a frame later.
    await expect(async () => {
      const rails = await railsOf(page);
      expect(rails.length).toBeGreaterThan(5);
      for (const { top, bottom, end } of rails) {
        const expected = Math.min(Math.max(tip, top), bottom);
        expect(Math.abs(end - expected), `a rail at ${top} px, ${width} px wide`).toBeLessThan(2);
      }
    }).toPass();
  }
}

test('the line of the home page is drawn to 62 percent of the window, and retracts', async ({
  page,
}) => {
  await page.goto('/');
  await waitForLayout(page);
  for (const width of [390, 768, 1440, 2200]) await expectTip(page, width);
});

test('all of the line is drawn at the end of the page', async ({ page }) => {
  await page.goto('/');
  await waitForLayout(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
    [2200, 1400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollPage(page, 100_000);
    const findOpen = () =>
      [...document.querySelectorAll('main [data-draw], footer [data-draw]')]
        .flatMap((piece) => piece.getAnimations({ subtree: true }))
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []))
        .filter((effect) => effect.getTiming().fill === 'both')
        .filter((effect) => effect.getComputedTiming().progress !== 1)
        .map(({ target }) => target?.className);
    await expect.poll(() => page.evaluate(findOpen), `at ${width} px`).toEqual([]);
  }
});

test('the rows of the first view are drawn within 1.6 seconds, ticks with their row', async ({
  page,
}) => {
  await page.goto('/');
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('.days .only-from-laptop .folded-rows > *')].map((row) =>
      row.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming()),
    ),
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    for (const timing of row) expect(timing?.endTime).toBeLessThanOrEqual(1600);
    const [first, ...others] = row.map((timing) => timing?.delay ?? 0);
    // The turn at the end of a row follows its line.
    for (const other of others) expect(other - (first ?? 0)).toBeLessThan(101);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the line is drawn as the page scrolls', async ({ page }) => {
    await page.goto('/');
    await expectTip(page, 1440);
  });
});

for (const [name, media] of Object.entries({
  'reduced motion': { reducedMotion: 'reduce' },
  paper: { media: 'print' },
  'forced colors': { forcedColors: 'active' },
} as const)) {
  test(`the line is whole with ${name}, without a tip`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto('/');
    await waitForLayout(page);
    const rails = await railsOf(page);
    expect(rails.length).toBeGreaterThan(5);
    for (const { isDrawnByScrolling } of rails) expect(isDrawnByScrolling).toBe(false);
  });
}
