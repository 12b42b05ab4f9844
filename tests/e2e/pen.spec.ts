import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

const tipShare = 0.62;
/** How far the tip may be from that height: on its way along a row, the page moves on. */
const maxDistance = 170;

const scrollPage = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

/** The boxes that the tips move along, and the pieces of the line with how much of them is drawn, in pixels. */
const readPen = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return [];
      const box = effect.target?.getBoundingClientRect();
      if (!box || box.width + box.height === 0) return [];
      const progress = effect.getComputedTiming().progress ?? undefined;
      const { top, bottom, width, height } = box;
      return { name: animation.animationName, progress, top, bottom, length: width + height };
    });
    const named = (name: string) => animations.filter((animation) => animation.name === name);
    return {
      // Pieces overlap by a pixel, on which the tip of the next is over that of the last.
      tips: named('pen-tip').filter(
        ({ progress = 0, length }) => progress > 0 && (1 - progress) * length > 2,
      ),
      pieces: named('pen-first'),
    };
  });

async function expectTip(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const tip = 900 * tipShare;
  // Down, and back up: the line retracts.
  for (const share of [0.11, 0.23, 0.37, 0.52, 0.71, 0.52, 0.23]) {
    await scrollPage(page, Math.round(share * height));
    // A scroll position reaches the animations a frame later.
    await expect(async () => {
      const { tips, pieces } = await readPen(page);
      const place = `at ${share} of the page, ${width} px wide`;
      expect(tips, `one tip ${place}`).toHaveLength(1);
      for (const { top, bottom } of tips) {
        expect(top, place).toBeLessThan(tip + maxDistance);
        expect(bottom, place).toBeGreaterThan(tip - maxDistance);
      }
      // Sections far from the window have none.
      expect(pieces.length).toBeGreaterThan(0);
      for (const { top, bottom, progress } of pieces) {
        if (top > tip + maxDistance) expect(progress, `ahead of the tip ${place}`).toBe(0);
        if (bottom < tip - maxDistance) expect(progress, `behind the tip ${place}`).toBe(1);
      }
    }).toPass();
  }
}

test.describe('The pen', { tag: '@nightly' }, () => {
  test('one tip draws the line of the home page at 62 percent of the window, and retracts', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForLayout(page);
    for (const width of [390, 768, 1440, 2200]) await expectTip(page, width);
  });

  test('the dot is painted at the end of the line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await waitForLayout(page);
    // One piece near the first window, and one farther down.
    const pieces = await page.locator('main .line.straight-v').evaluateAll((all) =>
      all.map((piece) => {
        const { top, left, height } = piece.getBoundingClientRect();
        return { top: top + scrollY, left, height };
      }),
    );
    for (const { top, left } of pieces.filter(({ height }) => height > 300).slice(0, 2)) {
      const tip = 900 * tipShare;
      await scrollPage(page, top - tip + 200);
      const clip = { x: left - 12, y: tip - 100, width: 24, height: 200 };
      await expect(async () => {
        const { data, info } = await sharp(await page.screenshot({ clip }))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        // The width of what differs from the ground, row by row.
        const widths = Array.from({ length: info.height }, (_, row) => {
          const pixels = Array.from({ length: info.width }, (_, column) =>
            data.toString(
              'hex',
              (row * info.width + column) * 3,
              (row * info.width + column + 1) * 3,
            ),
          );
          return pixels.filter((pixel) => pixel !== pixels[0]).length;
        });
        const widest = widths.indexOf(Math.max(...widths));
        expect(Math.max(...widths)).toBeGreaterThan(12);
        expect(Math.min(...widths.slice(0, widest)), 'line above the dot').toBeGreaterThan(3);
        expect(Math.max(...widths.slice(widest + 20)), 'line below the dot').toBe(0);
      }).toPass();
    }
  });

  test('the whole line is drawn at the end of the page', async ({ page }) => {
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
          .filter((effect) => effect.getTiming().fill !== 'none')
          .filter((effect) => (effect.getComputedTiming().progress ?? 1) < 1)
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
      const { tips, pieces } = await readPen(page);
      expect([...tips, ...pieces]).toEqual([]);
    });
  }
});
