import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openAt } from './support/unfolded.ts';

const path = '/services/executive-professional-search';

const section = (page: Page, name = 'A search, drawn') => page.getByRole('region', { name });
const station = (page: Page, title: string) =>
  section(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('the home page and a service show a search as days, which the keyboard opens one at a time', async ({
  page,
}) => {
  await openAt(page, '/services/interim-staffing');
  await expect(page.locator('.worked-search')).toHaveCount(0);
  await openAt(page, '/');
  await expect(section(page)).toHaveCount(1);
  await expect(section(page).getByText('Sample', { exact: true })).toHaveCount(1);
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
