import type { Page } from '@playwright/test';
import { pageKinds } from './support/page-kinds.ts';
import { expect, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';

const stepPx = 200;
/** After a stop: 300 ms until a drawing at the window's edge begins, and 900 ms for it. */
const waitMs = 1200;

/** Scrolls to a place, and waits until the page's own observers know. */
const stopAt = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((seen) => new IntersectionObserver(seen).observe(document.body));
    return scrollY >= document.documentElement.scrollHeight - innerHeight - 1;
  }, top);

/** Ends the drawings that have begun, and marks what is hidden: in view, or with reduced motion on the whole page. */
const markHidden = (page: Page, mark: 'data-hidden' | 'data-hidden-reduced') =>
  page.evaluate((mark) => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (animation.timeline !== document.timeline || end === Infinity) continue;
      if ('animationName' in animation && animation.animationName === 'draw-in' && end > 900)
        throw new Error(`A drawing takes ${end} ms.`);
      animation.finish();
    }
    // Quotes take turns while the clock runs.
    for (const element of document.querySelectorAll(':is(main, footer) :not(.quote, .quote *)')) {
      const isShown = element.checkVisibility();
      if (!isShown && mark === 'data-hidden') continue;
      const { top, bottom } = element.getBoundingClientRect();
      if (mark === 'data-hidden' && (bottom < 0 || top > innerHeight)) continue;
      const { clipPath, opacity, scale, visibility } = getComputedStyle(element);
      const isClipped = clipPath !== 'none' || scale.startsWith('0');
      if (!isShown || isClipped || visibility === 'hidden' || opacity === '0')
        element.setAttribute(mark, `at ${scrollY} px`);
    }
  }, mark);

for (const path of pageKinds)
  for (const width of [390, 768, 1440, 2200]) {
    const isFirst = path === '/' && [390, 1440].includes(width);
    const details = isFirst ? {} : { tag: '@nightly' };
    test(
      `wherever a visitor of ${path} stops, ${width} px wide, all is drawn`,
      details,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openWithStoppedClock(page, path);
        for (let top = 0, isEnd = false; !isEnd; top += stepPx) {
          isEnd = await stopAt(page, top);
          await page.clock.runFor(waitMs);
          await markHidden(page, 'data-hidden');
        }
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await markHidden(page, 'data-hidden-reduced');
        const undrawn = page.locator('[data-hidden]:not([data-hidden-reduced])');
        expect(
          await undrawn.evaluateAll((all: HTMLElement[]) =>
            all.map(({ classList, dataset }) => `${classList} ${dataset.hidden}`),
          ),
        ).toEqual([]);
        await expect(page.locator('[data-drawing="waits"]:visible')).toHaveCount(0);
      },
    );
  }

test('only drawings below the first view wait, and a jump past them draws them', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const waiting = page.locator('[data-drawing="waits"]');
  await expect(waiting).not.toHaveCount(0);
  const tops = await waiting.evaluateAll((all) =>
    all
      .filter((drawing) => drawing.checkVisibility())
      .map((drawing) => drawing.getBoundingClientRect().top),
  );
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(900);
  await stopAt(page, 100_000);
  // The sections that were passed are laid out while the browser is idle.
  await page.clock.runFor(waitMs);
  await expect(page.locator('main [data-drawing="waits"]:visible')).toHaveCount(0);
});
