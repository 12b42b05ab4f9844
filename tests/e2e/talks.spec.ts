import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

/** @returns the titles of the talks whose left side is in the row's view, in the order of the row */
const findTalksInView = (page: Page) =>
  page.locator('.talks-row').evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.querySelectorAll('.talk')]
      .filter((talk) => {
        const { left } = talk.getBoundingClientRect();
        return left > frame.left - 2 && left < frame.right - 20;
      })
      .map((talk) => talk.querySelector('.talk-title')?.textContent.replace(/ Sample$/, ''));
  });

test('the row of talks shows three talks from an index on, and wraps', async ({ page }) => {
  await page.goto('/blog');
  const stops = page.getByRole('button', { name: /^Talk \d of 6$/ });
  const talk = page.getByRole('link', { name: 'What a brief is' });
  await expect(talk).toHaveAttribute('href', /^https:\/\/talks\.example\/watch\?v=/);
  await expect(page.locator('.talks img, .talks iframe')).toHaveCount(0);
  await page.locator('.talks').scrollIntoViewIfNeeded();
  await expect
    .poll(() => findTalksInView(page))
    .toEqual(['What a brief is', 'Who reads it', 'When to call']);
  const previous = page.getByRole('button', { name: 'Previous talk' });
  await previous.click();
  await expect
    .poll(() => findTalksInView(page))
    .toEqual(['How it ends', 'What a brief is', 'Who reads it']);
  await expect(stops.nth(5)).toHaveAttribute('aria-current', 'true');
  await expect(previous).toBeFocused();
  await page.getByRole('button', { name: 'Next talk' }).click();
  await expect.poll(async () => (await findTalksInView(page))[0]).toBe('What a brief is');
  await stops.nth(3).click();
  await expect
    .poll(() => findTalksInView(page))
    .toEqual(['Why they leave', 'Where they go', 'How it ends']);
  await expect(page.locator('.stop-button[aria-current]')).toHaveCount(1);
});
