import { expect, type Page } from '@playwright/test';
import { measureOffset } from './support/hash-offset.ts';
import { holdBack } from './support/hold-back.ts';
import { waitForScripts } from './support/scripts-ran.ts';
import { test } from './support/site.ts';

/** Records each scroll position from the start of the page. */
const recordPositions = (page: Page) =>
  page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    document.addEventListener('scroll', () => positions.push(Math.round(scrollY)));
  });
const readPositions = (page: Page) =>
  page.evaluate(() => {
    const { positions } = window as unknown as { positions: number[] };
    return positions;
  });

test('is reached from another page with one scroll that starts after 100 ms', async ({ page }) => {
  const [path, id] = ['/about#team', 'team'];
  await recordPositions(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  await page.clock.runFor(99);
  expect(await readPositions(page)).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => page.evaluate(measureOffset, id)).toBe(0);
  await expect(page.locator(`#${id}`)).toBeFocused();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const positions = await readPositions(page);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  // A busy machine shows few frames of a smooth scroll; a jump has only its end.
  expect(positions[0], 'a smooth scroll has steps').toBeLessThan(positions.at(-1) ?? 0);
});

test('does not jump before it scrolls on the same page', async ({ page }) => {
  await page.goto('/services/interim-staffing');
  await page.goto('/privacy');
  await recordPositions(page);
  await page.reload();
  const link = page.locator('main nav a[href^="#"]').last();
  const id = decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(1));
  await link.scrollIntoViewIfNeeded();
  const start = await page.evaluate(() => {
    const { positions } = window as unknown as { positions: number[] };
    positions.length = 0;
    return scrollY;
  });
  await link.click();
  await expect.poll(() => page.evaluate(measureOffset, id)).toBe(0);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  const positions = await readPositions(page);
  expect(positions[0], 'a smooth scroll has steps').toBeLessThan(positions.at(-1) ?? 0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(start);
});

test('stays where a visitor has scrolled before the script runs', async ({ page }) => {
  const run = await holdBack(page, /\.js$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/about#team', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  run();
  await waitForScripts(page);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/#team$/);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

for (const fate of ['fails', 'never comes'] as const) {
  test(`is reached by the browser alone when the script ${fate}`, async ({ page }) => {
    await page.route(/\.js$/, (route) => (fate === 'fails' ? route.abort() : undefined));
    await page.clock.install();
    await page.goto('/about#team', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    if (fate === 'never comes') {
      await expect(page.locator('head > script[src]')).not.toHaveCount(0);
      await page.clock.fastForward(10_000);
    }
    await expect(page).toHaveURL(/#team$/);
    await expect.poll(() => page.evaluate(measureOffset, 'team')).toBe(0);
  });
}
