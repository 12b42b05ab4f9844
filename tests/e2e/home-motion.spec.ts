import type { Page } from '@playwright/test';
import { getBanner } from './support/consent.ts';
import { expect, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';

test.describe('The first view', () => {
  test.use({ savedConsent: null });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`shows both figures and a line for leaders, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      for (const figure of ['.days-ours', '.days-theirs'])
        await expect(page.locator(figure)).toBeInViewport({ ratio: 0.9 });
      const leaders = page.getByRole('link', { name: 'A leader?' });
      await expect(leaders).toHaveAttribute('href', '/services/executive-professional-search');
      const size = await leaders.evaluate((link) =>
        Number.parseFloat(getComputedStyle(link).fontSize),
      );
      expect(size).toBeGreaterThanOrEqual(24);
    });
});

test.describe('For a new visitor', () => {
  test.use({ savedConsent: null, viewport: { width: 1440, height: 900 } });

  test('both figures are above the cookie banner', async ({ page }) => {
    await page.goto('/');
    await expect(getBanner(page)).toBeVisible();
    const bottom = await page
      .locator('.days-theirs')
      .evaluate((figure) => figure.getBoundingClientRect().bottom);
    expect((await getBanner(page).boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
});

test('the wheel of industries turns to the chosen name, and with the arrow keys, Home and End', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const wheel = page.locator('.wheel');
  await wheel.scrollIntoViewIfNeeded();
  await expect(wheel).toBeHydrated();
  const current = wheel.locator('[aria-current]:visible');
  await expect(current).toHaveText('Aviation');
  await wheel.getByRole('button', { name: 'Hospitals' }).click();
  await expect(current).toHaveText('Hospitals');
  for (const [key, name] of [
    ['ArrowRight', 'Insurance'],
    ['Home', 'Aviation'],
    ['ArrowUp', 'Railways'],
    ['ArrowDown', 'Aviation'],
    ['ArrowLeft', 'Railways'],
    ['Home', 'Aviation'],
    ['End', 'Railways'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(current).toHaveText(name);
  }
  await expect(current).toBeFocused();
  await page.getByRole('button', { name: 'Pause the quotes' }).click();
  await page.clock.runFor(20_000);
  await expect(current).toHaveText('Railways');
});

test.describe('The client names', () => {
  const names = (page: Page) =>
    page
      .locator('.clients-track')
      .evaluateAll((tracks) =>
        tracks.flatMap((track) =>
          [...track.children]
            .filter((station) => station.ariaHidden !== 'true')
            .map((station) => station.textContent?.trim() ?? ''),
        ),
      );

  /** The names, once their script has arranged them. */
  const arranged = async (page: Page) => {
    const rows = page.locator('[data-client-rows]');
    await rows.scrollIntoViewIfNeeded();
    await expect(rows).toHaveAttribute('data-motion', /./);
    return names(page);
  };

  test("are in a new order on each load, 'This Could Be You' at 7, 30 and 61", async ({ page }) => {
    await page.goto('/');
    const first = await arranged(page);
    await page.reload();
    const second = await arranged(page);
    for (const order of [first, second]) {
      expect(order).toHaveLength(69);
      expect(new Set(order).size).toBe(67);
      expect([order[6], order[29], order[60]]).toEqual(Array(3).fill('This Could Be You'));
    }
    expect(second).not.toEqual(first);
  });

  test('move until they are paused', async ({ page }) => {
    await page.goto('/');
    const rows = page.locator('[data-client-rows]');
    await rows.scrollIntoViewIfNeeded();
    await expect(rows).toHaveAttribute('data-motion', 'running');
    await page.getByRole('button', { name: 'Pause the company names' }).click();
    await expect(rows).toHaveAttribute('data-motion', 'stopped');
  });
});

test('under reduced motion nothing on the home page moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const section of await page.locator('main > section').all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('#contact form')).toBeHydrated();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      // A fade of color is no movement (WCAG 2.3.3).
      .filter(
        (animation) =>
          !(animation instanceof CSSTransition) || !animation.transitionProperty.endsWith('color'),
      )
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.className),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('[data-client-rows]')).toHaveAttribute('data-motion', 'stopped');
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all names', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.client', { hasText: 'Dune Freight' })).toBeVisible();
  });
});
