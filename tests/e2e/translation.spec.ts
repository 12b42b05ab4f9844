import type { Page } from '@playwright/test';
import { openPicker, requestCall } from './support/booking.ts';
import { collectPageErrors } from './support/page-errors.ts';
import { expect, test } from './support/site.ts';

test.describe('On a page that the browser translates', () => {
  test('search works when translated during use', async ({ page }) => {
    const errors = collectPageErrors(page);
    await page.goto('/search');
    await page.getByRole('searchbox').pressSequentially('CIS');
    await expect(page.locator('.result mark').first()).toBeVisible();
    await translate(page);
    await page.getByRole('searchbox').pressSequentially('O');
    await expect(page.locator('#search-words')).toHaveText('~7 results for “CISO”');
    for (const term of [
      'Mainstream',
      'Mainstream cutover',
      'cutover',
      'interim cover',
      'xylophone',
      'quota',
      'a',
      'cutover',
    ]) {
      await page.getByRole('searchbox').fill(term);
      await expect(page.locator('#search-words')).toContainText(
        term === 'a' ? 'Search roles' : term,
      );
    }
    await expect(page.locator('.result mark').first()).toHaveText('~cutover', { ignoreCase: true });
    expect(errors).toEqual([]);
  });

  for (const moment of ['before', 'during'] as const) {
    test(`the calculator works when translated ${moment} use`, {
      tag: '@nightly',
    }, async ({ page }) => {
      const errors = collectPageErrors(page);
      await page.goto('/tools/cost-of-vacancy');
      const salary = page.locator('[name=salary]');
      if (moment === 'before') await translate(page);
      await salary.fill('208700');
      await expect(page).toHaveURL(/salary=208700/);
      if (moment === 'during') await translate(page);
      await page.locator('[name=fee]').fill('50k');
      await page.locator('[name=days]').fill('many');
      await page.locator('[name=days]').blur();
      await expect(page.locator('.field-error')).toContainText('Please write a number');
      await page.locator('[name=days]').fill('2000');
      await expect(page.locator('.field-error')).toContainText('from 1 to 1,095');
      await page.locator('[name=days]').fill('70');
      await expect(page.locator('.field-error')).toHaveCount(0);
      // 6,000 of cover, 15,000 of delayed value, 50,000 of fee, less 40,000 of pay.
      await expect(page.locator('.vacancy-total')).toHaveText('~The desk costs ~31,000 USD.');
      await expect(page.getByRole('table')).toContainText('~208,700 ÷ 2,087 × 40 a week × 70 days');
      await page.getByRole('button', { name: 'Begin empty' }).click();
      await expect(page.locator('.vacancy-total')).toHaveText('~Enter a figure.');
      if (moment === 'during') expect(errors).toEqual([]);
    });

    test(`the brief and the scorecard keep values when translated ${moment} use`, {
      tag: '@nightly',
    }, async ({ page }) => {
      const errors = collectPageErrors(page);
      await page.goto('/tools/hiring-brief');
      if (moment === 'before') await translate(page);
      await page.locator('[name=role]').fill('CTO');
      await expect(page.locator('.brief-words').first()).toHaveText(/^~?CTO$/);
      if (moment === 'during') await translate(page);
      await page.locator('[name=role]').fill('CISO');
      await expect(page.locator('.brief-words').first()).toHaveText('~CISO');

      await page.goto('/tools/scorecard');
      if (moment === 'before') await translate(page);
      await page.locator('[name=outcome-1]').fill('Lamps by July');
      await expect(page.getByText('Name a judge.')).toBeVisible();
      await expect(page.locator('[name=outcome-1]')).toHaveValue('Lamps by July');
      if (moment === 'during') await translate(page);
      await page.locator('[name=judge-1]').fill('Ada');
      await page.locator('[name=role]').fill('Head of lamps');
      await expect(page.locator('.card-title')).toHaveText('~Ada: Head of lamps');
      await expect(page.locator('.card-outcome')).toHaveText('~Lamps by July');
      await page.locator('[name=counts-1]').fill('A lamp');
      await expect(page.locator('.card-must')).toContainText('A lamp');
      await page.locator('[name=counts-1]').fill('A lit lamp');
      await expect(page.locator('.card-must')).toContainText('A lit lamp');
      if (moment === 'during') expect(errors).toEqual([]);
    });
  }
});

test('the booking page names the picked time when translated', async ({ page, request }) => {
  const errors = collectPageErrors(page);
  await openPicker(page, await requestCall(request, 'translated@picker.example'));
  await translate(page);
  const options = page.locator('.slot-option');
  for (const index of [0, 2, 1]) {
    await options.nth(index).getByRole('radio').check();
    const time = await options.nth(index).locator('.slot-option-time').textContent();
    await expect(page.locator('.picker-choice strong')).toContainText((time ?? '').slice(1));
  }
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  const shown = await options.nth(1).locator('.slot-option-time').textContent();
  await expect(page.locator('.picker-choice strong')).toContainText((shown ?? '').slice(1));
  await expect(page.locator('.picker-choice')).not.toContainText('Pick a time above');
  expect(errors).toEqual([]);
});

test('an island that fails restores the HTML of the server and the typed values', async ({
  page,
}) => {
  await page.goto('/search');
  await page.keyboard.type('C');
  await expect(page.getByRole('searchbox')).toHaveValue('C');
  await page.keyboard.type('I');
  await expect(page.locator('.result mark').first()).toBeVisible();
  // React removes this list when the field is emptied, but it is already gone.
  await page.locator('.results').evaluate((list) => list.remove());
  await page.getByRole('searchbox').fill('x');
  await expect(page.getByText('This part of the page is not working.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('x');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator('.results:has(#start-services)')).toBeVisible();
  await page.getByRole('searchbox').fill('CISO');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('#search-words')).toHaveText('7 results for “CISO”');
});

/**
 * Translates the page as Chrome does: `font` elements take the place of text nodes, at once and again
 * whenever the page changes. A translated text starts with `~`.
 */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, textarea, svg';
    const texts = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) found.push(walker.currentNode);
      return found;
    };
    const wrap = (text: Text): void => {
      if (text.data.trim() === '' || !text.isConnected) return;
      if (text.parentElement?.closest(untranslated)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    for (const text of texts(document.body)) wrap(text);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const roots = type === 'characterData' ? [target] : [...addedNodes];
        for (const text of roots.flatMap(texts)) wrap(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
