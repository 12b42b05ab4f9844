import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const path = '/tools/cost-of-vacancy';
const field = (page: Page, label: RegExp) => page.getByLabel(label);
const sum = (page: Page) => page.getByRole('table');
/** The sentence under the sum. A separate status announces it. */
const total = (page: Page, text: string) =>
  page.locator('.vacancy-total').filter({ hasText: text });

test('shows an example, calculates typed values, and a shared link shows the same', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await expect(page.getByText('An example in round figures.')).toBeVisible();
  // 104,350 a year is 2,000 a week; 42 days are 6 weeks.
  await expect(sum(page)).toContainText('104,350 ÷ 2,087 × 40 a week × 42 days ÷ 7');
  await expect(sum(page)).toContainText('12,000');
  await expect(total(page, 'The desk costs 3,000 USD.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Fee/ })).toContainText('Empty');

  await page.getByRole('button', { name: 'Begin empty' }).click();
  await expect(total(page, 'Enter a figure.')).toBeVisible();
  await expect(page.getByText('Enter the days.')).toBeVisible();
  await field(page, /^Salary/).fill('$208,700');
  await field(page, /^Days empty/).fill('70');
  // There is no total before a cost is entered.
  await expect(page.locator('.vacancy-total')).toHaveText('Enter a figure.');
  await expect(page.locator('.vacancy-next')).toBeHidden();
  await field(page, /^Fee/).fill('50k');
  await expect(total(page, 'The desk costs 10,000 USD.')).toBeVisible();
  await expect(page).toHaveURL(`${path}?salary=208700&days=70&fee=50000`);
  await expect(page.getByRole('figure')).toContainText('70 days');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(total(other, 'The desk costs 10,000 USD.')).toBeVisible();
  await expect(field(other, /^Salary/)).toHaveValue('208,700');
  await expect(other.getByText('An example in round figures.')).toBeHidden();

  await other.goto(`${path}?salary=%3Cb%3E&days=70`);
  await expect(other.getByText('This address holds no figures')).toBeVisible();
  await expect(field(other, /^Salary/)).toHaveValue('104,350');
  await expect(total(other, 'The desk costs 3,000 USD.')).toBeVisible();
  await other.goto(`${path}?days=70&utm_source=letter&other=1`);
  await expect(other).toHaveURL(`${path}?days=70`);
});

test('works with the keyboard alone, shows an error beside its field, and mentions cover only with cover', async ({
  page,
}) => {
  await page.goto(path);
  await field(page, /^Salary/).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('208700');
  await expect(field(page, /^Salary/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, /^Days empty/)).toBeFocused();
  await expect(page).toHaveURL(/salary=208700&days=42/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/salary=208700&days=42/);

  const days = field(page, /^Days empty/);
  await days.fill('ten weeks');
  await days.blur();
  await expect(days).toHaveAccessibleDescription(/Please write a number/);
  await expect(days).toHaveValue('ten weeks');
  await expect(page.getByText('Enter the days.')).toBeVisible();
  await days.fill('70');
  await expect(page.getByText('Please write a number')).toBeHidden();

  await page.getByRole('button', { name: 'Begin empty' }).click();
  await expect(total(page, 'Enter a figure.')).toBeVisible();
  await field(page, /^Waiting work/).fill('3000');
  await expect(page.locator('.vacancy-next')).toHaveText('Another week adds 3,000 USD.');
  await field(page, /^Stand-in/).fill('2000');
  await expect(page.locator('.vacancy-next')).toHaveText(
    'Another week adds 5,000 USD. The stand-in stays on.',
  );
});

test('compares a leader with the days to a slate, and only another role with the average', async ({
  page,
}) => {
  await page.goto(path);
  const chart = page.getByRole('region', { name: 'Two rows' });
  await expect(chart).toContainText('14 days');
  await expect(chart).toContainText('A slate is no hire.');
  await expect(chart).not.toContainText('12 days');
  await chart.getByRole('radio', { name: 'Another' }).check();
  await expect(chart).toContainText('12 days');
  await expect(chart).not.toContainText('14 days');
});

test('keeps the total in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const shown = total(page, '3,000 USD');
  await field(page, /^Waiting work/).focus();
  await expect(shown).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Copy this link' }).scrollIntoViewIfNeeded();
  await expect(shown).toBeInViewport({ ratio: 1 });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the sum of the example', async ({ page }) => {
    await page.goto(path);
    await expect(sum(page)).toContainText('104,350');
    expect(await page.content()).toContain('The fields need JavaScript.</p></noscript>');
  });
});
