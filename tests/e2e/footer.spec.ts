import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

/** @returns words of the footer's sentence that are broken over two lines */
const findBrokenWords = (page: Page) =>
  page.locator('.footer-words').evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('the footer and the sitemap link to the statements in the content', async ({ page }) => {
  await page.goto('/sitemap');
  await expect(page.getByRole('main').getByRole('link', { name: 'Accessibility' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href="/equal-opportunity"]')).toHaveCount(0);
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  expect((await page.request.get('/equal-opportunity')).status()).toBe(404);
});

test('the footer breaks no word beside a wide mark at any width', async ({ page }) => {
  for (const width of [390, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('--mark-ratio', '6'));
    expect(await findBrokenWords(page), `at ${width} px`).toEqual([]);
  }
});
