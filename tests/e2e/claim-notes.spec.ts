import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openWithStoppedClock } from './support/still-clock.ts';
import { waitForLayout } from './support/unfolded.ts';

const sign = (page: Page, name: RegExp) => page.locator('summary').filter({ hasText: name });
const placements = /300\+ placements/;
const years = /13 years in two fields/;
const note = (page: Page, id: string) => page.getByText(`Counted for ${id}`);

const middle = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
async function hover(page: Page, part: Locator): Promise<void> {
  const { x, y } = await middle(part);
  await page.mouse.move(x, y);
}

test.describe('a claim note', () => {
  test('opens under the pointer after 700 ms, and the next one within 300 ms at once', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/testimonials');
    await hover(page, sign(page, placements));
    await page.clock.runFor(699);
    await expect(note(page, 'placements')).toBeHidden();
    await page.clock.runFor(1);
    await expect(note(page, 'placements')).toBeVisible();

    await hover(page, sign(page, years));
    await expect(note(page, 'placements')).toBeHidden();
    await page.clock.runFor(0);
    await expect(note(page, 'years')).toBeVisible();

    await page.mouse.move(1, 1);
    await expect(note(page, 'years')).toBeHidden();
    await page.clock.runFor(301);
    await hover(page, sign(page, years));
    await page.clock.runFor(699);
    await expect(note(page, 'years')).toBeHidden();
    await page.clock.runFor(1);
    await expect(note(page, 'years')).toBeVisible();
  });

  test('opens on focus, closes on Escape, and toggles with the keyboard', async ({ page }) => {
    await openWithStoppedClock(page, '/testimonials');
    // The focus is visible only after a key.
    await page.keyboard.press('Tab');
    await sign(page, placements).focus();
    await page.clock.runFor(700);
    await expect(note(page, 'placements')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('a:focus')).toHaveText('How we count');
    await page.keyboard.press('Escape');
    await expect(note(page, 'placements')).toBeHidden();
    await expect(sign(page, placements)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(note(page, 'placements')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(note(page, 'placements')).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('opens inside the window on a tap, and closes on a tap elsewhere', async ({ page }) => {
      await page.goto('/testimonials');
      await sign(page, placements).scrollIntoViewIfNeeded();
      await sign(page, placements).tap();
      await expect(note(page, 'placements')).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { level: 1 }).tap({ force: true });
      await expect(note(page, 'placements')).toBeHidden();
    });
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('opens on a click', async ({ page }) => {
      await page.goto('/testimonials');
      await sign(page, placements).click();
      await expect(note(page, 'placements')).toBeVisible();
    });
  });
});

/** Measures the open note against the window and its figure; null when no note is open. */
const measureOpenNote = (page: Page) =>
  page.evaluate(() => {
    const values =
      '.statistics-exception, .figure-value, .city-figure-value, .days-ours, .days-theirs, .pair-time > :first-child';
    const text = document.querySelector('.claim-note[open] .claim-words');
    const whole = text?.closest('[data-figure]');
    // A figure may contain the figure it is compared with.
    const figure = [whole, ...(whole?.querySelectorAll(values) ?? [])].find(
      (part) => part?.matches(values) && part.closest('[data-figure]') === whole,
    );
    if (!text || !figure) return null;
    const note = text.getBoundingClientRect();
    const value = figure.getBoundingClientRect();
    const link = text.querySelector('a')?.getBoundingClientRect();
    return {
      inWindow: note.top >= 0 && note.left >= 0 && note.bottom <= innerHeight,
      covers:
        note.top < value.bottom &&
        note.bottom > value.top &&
        note.left < value.right &&
        note.right > value.left,
      clipped: text.scrollHeight > text.clientHeight + 1,
      endInView: link !== undefined && link.bottom <= note.bottom + 1,
    };
  });

for (const viewport of [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
]) {
  test.describe(`In a window of ${viewport.width} by ${viewport.height}`, {
    tag: '@nightly',
  }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a note fits the window, leaves its figure visible, and stays open on ArrowDown', async ({
      page,
    }) => {
      for (const path of ['/', '/services', '/testimonials', '/dallas-it-recruitment']) {
        await page.goto(path);
        await waitForLayout(page);
        // The focus is visible only after a key.
        await page.keyboard.press('Tab');
        const signs = await page.locator('.claim-sign').filter({ visible: true }).all();
        expect(signs.length, path).toBeGreaterThan(0);
        for (const [index, claimSign] of signs.entries()) {
          const which = `${path}, note ${index}`;
          await claimSign.focus();
          await expect
            .poll(() => measureOpenNote(page), which)
            .toMatchObject({ inWindow: true, covers: false });
          await page.keyboard.press('ArrowDown');
          await expect.poll(() => measureOpenNote(page), which).not.toBeNull();
          await expect(claimSign).toBeFocused();
          await page.keyboard.press('Escape');
          await expect.poll(() => measureOpenNote(page), which).toBeNull();
        }
      }
    });
  });
}

test('/how-we-count shows each claim with its start, its end and the date of the last count', async ({
  page,
}) => {
  await page.goto('/how-we-count#days-to-present');
  const figure = page.getByRole('article', { name: 'under 7 days until the first names' });
  await expect(figure).toBeInViewport();
  await expect(figure).toContainText('From the brief');
  await expect(figure).toContainText('to the first names');
  // All claims have the same date, which the head shows.
  await expect(page.getByText('January 31, 2026')).toBeVisible();
  await expect(figure.getByText('50 roles asked about, 40 of them (80%) answered')).toBeVisible();
  await figure.locator('summary').click();
  await expect(figure.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  await expect(page.getByRole('article')).toHaveCount(12);
  for (const [path, sentence] of [
    ['/', 'Leaders are not counted here.'],
    ['/dallas-it-recruitment', 'Leaders are not counted in this city.'],
  ] as const)
    expect(await (await page.request.get(path)).text(), path).toContain(sentence);
});
