import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openAt } from './support/unfolded.ts';

const path = '/services/executive-professional-search';

const section = (page: Page, name = 'A search, drawn') => page.getByRole('region', { name });
const step = (page: Page, title: string) =>
  section(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('the steps of a service unfold the days of one search, one step at a time', async ({
  page,
}) => {
  await openAt(page, '/services/interim-staffing');
  const process = page.getByRole('region', { name: 'How it runs' });
  await expect(process.getByRole('listitem')).toHaveCount(5);
  await expect(process.locator('details')).toHaveCount(0);
  await openAt(page, path);
  await expect(section(page).locator('.process-step')).toHaveCount(4);
  await expect(step(page, 'Step 3')).toHaveAttribute('open');
  await expect(page.getByText('The case against the second.')).toBeVisible();
  await step(page, 'Step 1').locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(step(page, 'Step 2').locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const text of ['Ten are called.', 'Seven go.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(section(page).locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.getByText('Ten are called.')).toBeHidden();
});

test('the home page shows the search in short, with a link to all of its days', async ({
  page,
}) => {
  await openAt(page, '/');
  await expect(section(page).getByText('Sample', { exact: true })).toHaveCount(1);
  await expect(section(page).locator('details')).toHaveCount(0);
  await expect(section(page).getByRole('listitem')).toHaveText([
    'Start Week 1, Mon',
    'List Week 2, Sat',
    'Yes Week 4, Tue',
    'First day Week 8, Tue',
    'Month three Week 15, Wed',
  ]);
  await section(page).getByRole('link', { name: 'See every day of this search' }).click();
  await expect(page).toHaveURL(`${path}#worked-search-title`);
});
