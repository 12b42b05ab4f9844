import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';

/** The current text of the heading's live line; its second sentence is on a separate line. */
const typed = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((line) =>
      line.textContent?.replace('.Very', '. Very').replaceAll(/\s+/g, ' ').trim(),
    );

test.describe('The typed lines', () => {
  test.beforeEach(async ({ page }) => {
    // The line below the hero starts to type when it comes into view.
    await page.setViewportSize({ width: 1280, height: 500 });
    await openWithStoppedClock(page, '/');
  });

  test("loop between 'rare.' and 'rare. Very rare.' at the pace of docs/product.md, Movement", async ({
    page,
  }) => {
    const line = '[data-typed-line]';
    for (const name of ['A good hire is rare. Very rare.', 'We fill roles of two kinds'])
      await expect(page.getByRole('heading', { name })).toBeAttached();
    await page.locator('#pains-title').scrollIntoViewIfNeeded();
    await expect(page.locator(line)).toHaveAttribute('data-typing', '');
    expect(await typed(page, line)).toBe('A good hire is rare. Very rare.');

    await page.clock.runFor(1499);
    expect(await typed(page, line)).toBe('A good hire is rare. Very rare.');
    // 1,500 ms of dwell and the first deletion, then 15 more at 80 ms each.
    await page.clock.runFor(1 + 15 * 80);
    expect(await typed(page, line)).toBe('A good hire is');
    // 300 ms between entries, and 5 letters of which the last four take 50 ms each.
    await page.clock.runFor(300 + 4 * 50);
    expect(await typed(page, line)).toBe('A good hire is rare.');
    await page.clock.runFor(1500 + 4 * 80 + 300 + 4 * 50);
    expect(await typed(page, line)).toBe('A good hire is rare.');
    await page.clock.runFor(11 * 50);
    expect(await typed(page, line)).toBe('A good hire is rare. Very rare.');
  });

  test('hold while the keyboard is on their button, until it resumes them', async ({ page }) => {
    const line = page.locator('[data-typed-line]');
    const button = page.getByRole('button', { name: 'the typed line' });
    await line.scrollIntoViewIfNeeded();
    await expect(line).toHaveAttribute('data-typing', '');
    await button.focus();
    await page.clock.runFor(20_000);
    expect(await typed(page, '[data-typed-line]')).toBe('A good hire is rare. Very rare.');
    await button.press('Enter');
    await button.press('Enter');
    await page.clock.runFor(1500 + 15 * 80);
    expect(await typed(page, '[data-typed-line]')).toBe('A good hire is');
  });

  test('keep their height for long and short roles', { tag: '@nightly' }, async ({ page }) => {
    const heading = page.locator('#services-title');
    await heading.scrollIntoViewIfNeeded();
    const before = await heading.boundingBox();
    await page.clock.runFor(30_000);
    expect((await heading.boundingBox())?.height).toBe(before?.height);
  });
});

test('shows the next city every 3 seconds and wraps', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const banner = page.locator('[data-cities]');
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-motion', 'running');
  const cities: string[] = JSON.parse((await banner.getAttribute('data-cities')) ?? '[]');
  expect(cities).toHaveLength(91);
  await expect(banner).toHaveText(cities[0] ?? '');
  await page.clock.runFor(2999);
  await expect(banner).toHaveText(cities[0] ?? '');
  await page.clock.runFor(1);
  await expect(banner).toHaveText(cities[1] ?? '');
  await page.clock.runFor(3000 * (cities.length - 1));
  await expect(banner).toHaveText(cities[0] ?? '');
  await page.getByRole('button', { name: 'Pause the city names' }).focus();
  await page.clock.runFor(20_000);
  await expect(banner).toHaveText(cities[0] ?? '');
});

test('under reduced motion nothing types or rotates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/');
  for (const selector of ['[data-typed-line]', '[data-typed-roles]', '[data-cities]']) {
    const line = page.locator(selector);
    await line.scrollIntoViewIfNeeded();
    // Its script has started, and is paused.
    await expect(
      page.locator(`${selector}:is([data-still], [data-motion='stopped'])`),
    ).toBeVisible();
    const before = await line.textContent();
    await page.clock.runFor(20_000);
    await expect(line).toHaveText(before ?? '');
  }
});

/** The names of a role as Chrome gives them to screen readers; Playwright computes its own. */
async function readNamesInChrome(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value));
}

test('the name of a typed heading has spaces between its words', async ({ page }) => {
  await page.goto('/');
  const typed = page.locator('#pains-title');
  const text = await typed.locator('.sr-only').textContent();
  expect(text).toMatch(/\w \w/);
  expect(await readNamesInChrome(page, 'heading')).toContain(text);
});
