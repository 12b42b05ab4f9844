import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openAt } from './support/unfolded.ts';

const path = '/services/executive-professional-search';

const section = (page: Page, name = 'A search, drawn') => page.getByRole('region', { name });
const station = (page: Page, title: string) =>
  section(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('a service shows a search as days, which the keyboard opens one at a time', async ({
  page,
}) => {
  await openAt(page, '/services/interim-staffing');
  await expect(page.locator('.worked-search')).toHaveCount(0);
  await openAt(page, path);
  await expect(station(page, 'List')).toHaveAttribute('open');
  await expect(page.getByText('The case against the second.')).toBeVisible();
  await station(page, 'Start').locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(station(page, 'Called').locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ten are called.')).toBeVisible();
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
