import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';

const showcase = (page: Page) => page.locator('.carousel');
const count = (page: Page) => showcase(page).locator('.carousel-count');
const stops = (page: Page) => showcase(page).locator('.stop-button');
const quoteText = (page: Page) => showcase(page).locator('.quote[data-state="current"] blockquote');
const button = (page: Page, name: string) =>
  showcase(page).getByRole('button', { name, exact: true });
const standing = (page: Page, place: number) =>
  expect(count(page)).toHaveText(`${place} of 9 testimonials`);

/** Brings the carousel on screen, away from the pointer, and waits until its timer runs. */
async function startTimer(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await showcase(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(showcase(page)).toHaveAttribute('data-motion', 'running');
}

/** Moves the pointer off the carousel, so that it continues. */
async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(showcase(page)).toHaveAttribute('data-motion', 'running');
}

/** When a running animation ends, in milliseconds, and its state. */
const timing = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    element.getAnimations().map((animation) => ({
      end: animation.effect?.getComputedTiming().endTime,
      state: animation.playState,
    })),
  );

test('the testimonials page shows its claims and the industries that a quote names', async ({
  page,
}) => {
  await page.goto('/testimonials');
  await expect(page.locator('.figure-value')).toHaveText(['300+', '12+', /^13/]);
  const industries = page.locator('.served-industry');
  await expect(industries).toHaveCount(15);
  await expect(industries.filter({ hasText: 'quoted above' })).toHaveCount(7);
  await expect(industries.locator('.line-dot')).toHaveCount(7);
  await expect(industries.locator('.line-ring')).toHaveCount(8);
  await expect(industries.filter({ hasText: 'Sand & Gravel' })).toContainText('quoted above');
  await expect(industries.filter({ hasText: 'Optics' })).not.toContainText('quoted above');
  const links = page.getByRole('region', { name: 'Be the next one.' }).getByRole('link');
  const consult = links.filter({ hasText: 'Book a Free Hiring Consultation' });
  await expect(consult).toHaveAttribute('href', '/contact');
  await expect(links.filter({ hasText: 'About the firm' })).toHaveAttribute('href', '/about');
});

test('a press of Next while the carousel still loads is not lost', async ({ page }) => {
  const script = /TestimonialCarousel.*\.js$/;
  const release = await holdBack(page, script);
  const requested = page.waitForRequest(script);
  await page.goto('/testimonials');
  await showcase(page).scrollIntoViewIfNeeded();
  await requested;
  await button(page, 'Next quote').click();
  release();
  await standing(page, 2);
});

test.describe('The carousel', () => {
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page, '/testimonials');
    await startTimer(page);
  });

  test('advances every 5 seconds, wraps, and restarts its timer after a choice', async ({
    page,
  }) => {
    const filling = '.stop-fill';
    await standing(page, 1);
    expect(await timing(page, filling)).toEqual([{ end: 5000, state: 'running' }]);
    const first = await quoteText(page).textContent();
    await page.clock.runFor(4999);
    await standing(page, 1);
    await page.clock.runFor(1);
    await standing(page, 2);
    await expect(stops(page)).toHaveText([
      'CIO, glass',
      'Bo Lund',
      /./,
      /./,
      /./,
      /./,
      /./,
      /./,
      /./,
    ]);
    await expect(stops(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(quoteText(page)).not.toHaveText(first ?? '');
    await page.clock.runFor(8 * 5000);
    await standing(page, 1);
    await expect(quoteText(page)).toHaveText(first ?? '');
    await page.clock.runFor(4000);
    for (const [control, place] of [
      [button(page, 'Previous quote'), 9],
      [button(page, 'Next quote'), 1],
      [stops(page).nth(5), 6],
    ] as const) {
      await control.click();
      await movePointerAway(page);
      await page.clock.runFor(4999);
      await standing(page, place);
    }
    await page.clock.runFor(1);
    await standing(page, 7);
  });

  test('moves with the arrow keys, Home and End, and with a finger', async ({ page }) => {
    await stops(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await standing(page, 2);
    await expect(stops(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await standing(page, 9);
    await page.keyboard.press('ArrowRight');
    await standing(page, 1);
    const quotes = showcase(page).locator('.carousel-quotes');
    const finger = (type: 'down' | 'up', clientX: number, pointerId = 1) =>
      quotes.dispatchEvent(`pointer${type}`, { pointerType: 'touch', clientX, pointerId });
    const swipe = async (from: number, to: number) => {
      await finger('down', from);
      await finger('up', to);
    };
    await swipe(300, 200);
    await standing(page, 2);
    await swipe(200, 300);
    await standing(page, 1);
    await swipe(200, 220);
    await standing(page, 1);
    // A mouse marks words.
    await quotes.dispatchEvent('pointerdown', { pointerType: 'mouse', clientX: 300, pointerId: 1 });
    await finger('up', 200);
    await standing(page, 1);
    // Two fingers zoom.
    await expect(quotes).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await finger('down', 200, 1);
    await finger('down', 300, 2);
    await finger('up', 100, 1);
    await finger('up', 400, 2);
    await standing(page, 1);
  });

  test('pauses under the mouse for a while, and with its button for the visit', async ({
    page,
  }) => {
    const live = showcase(page).locator('[aria-live]');
    await page.clock.runFor(3000);
    await showcase(page).locator('.carousel-quotes').hover();
    await expect(showcase(page)).toHaveAttribute('data-motion', 'held');
    await page.clock.runFor(20_000);
    await standing(page, 1);
    await movePointerAway(page);
    await page.clock.runFor(1999);
    await standing(page, 1);
    await page.clock.runFor(1);
    await standing(page, 2);
    // Changes are announced only while nothing moves by itself.
    await expect(live).toHaveAttribute('aria-live', 'off');
    await button(page, 'Pause the quotes').click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await standing(page, 2);
    await page.reload();
    await showcase(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(showcase(page)).toHaveAttribute('data-motion', 'stopped');
    await button(page, 'Play the quotes').click();
    await movePointerAway(page);
    await page.clock.runFor(5000);
    await standing(page, 2);
  });
});

for (const [way, reach] of Object.entries({
  'under the pointer': (page: Page) => showcase(page).locator('.carousel-quotes').hover(),
  'with the focus inside': (page: Page) =>
    page.getByRole('button', { name: 'Pause the quotes' }).focus(),
}))
  test(`The testimonials hold if they become live ${way}`, {
    tag: way === 'under the pointer' ? [] : '@nightly',
  }, async ({ page }) => {
    const deliver = await holdBack(page, '**/_astro/QuotesAndIndustries*.js');
    await openWithStoppedClock(page, '/');
    await showcase(page).scrollIntoViewIfNeeded();
    await reach(page);
    deliver();
    await expect(page.locator('.carousel:not(astro-island[ssr] *)')).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(stops(page).first()).toHaveAttribute('aria-current', 'true');
  });

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all nine quotes below each other', async ({ page }) => {
    await page.goto('/testimonials');
    const quotes = page.locator('.quote blockquote');
    await expect(quotes).toHaveCount(9);
    for (const quote of await quotes.all()) await expect(quote).toBeVisible();
    await expect(page.locator('.stops')).toBeHidden();
  });
});
