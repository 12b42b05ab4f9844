import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openAt } from './support/unfolded.ts';

const path = '/tools/pay';

const table = (page: Page, name: string) => page.getByRole('table', { name });

test('shows five figures for each place, and says where none is published', async ({ page }) => {
  await openAt(page, path);
  const heads = table(page, 'Heads of Desks, May 2025').getByRole('row', { name: /^Shreveport/ });
  await expect(heads.getByRole('cell')).toHaveText(['Not published']);
  await page.locator('summary').filter({ hasText: 'Night Desk Leads' }).click();
  const rows = table(page, 'Night Desk Leads, May 2025').getByRole('row');
  await expect(rows.nth(0).getByRole('columnheader')).toContainText([
    'Place',
    '10th',
    '25th',
    'Median',
    '75th',
    '90th',
  ]);
  await expect(rows.nth(1).getByRole('cell')).toHaveText([
    '$80,000',
    '$100,000',
    '$120,000',
    '$150,000',
    '$190,000',
  ]);
  await expect(rows.nth(2).getByRole('cell').last()).toHaveText('Not published');
  await expect(page.getByText('A row is $200,000.')).toBeVisible();
  await expect(page.getByText('out on May 15, 2026, read on June 2, 2026')).toBeVisible();

  const clerks = table(page, 'Desk Clerks, May 2025');
  await expect(clerks).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Desk Clerks' }).click();
  await expect(clerks).toBeVisible();
  await expect(table(page, 'Night Desk Leads, May 2025')).toBeHidden();
});

test('is linked from the toolbox, the search, guides and cities, which show their own figures', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/tools', 'What desks pay'],
    ['/search?q=night+desk+leads', 'What desks pay'],
    ['/guides/who-fills-the-night-desk', 'All jobs and places'],
    ['/dallas-it-recruitment', 'All jobs and places'],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link, address).toHaveAttribute('href', path);
  }
  await page.goto('/shreveport-it-recruitment');
  const section = page.getByRole('region', { name: 'Pay in Shreveport' });
  await expect(section.getByText('Shreveport Desks, LA, May 2025.')).toBeVisible();
  await expect(section.getByRole('rowheader')).toHaveText([
    'Heads of Desks',
    'Night Desk Leads',
    'Desk Clerks',
  ]);
  await page.goto('/little-rock-it-recruitment');
  await expect(page.getByRole('heading', { name: /^Pay in/ })).toHaveCount(0);
  await page.goto('/guides/who-fills-the-night-desk');
  await page.getByRole('navigation').getByRole('link', { name: 'Pay by place' }).click();
  await expect(page.getByRole('heading', { name: 'Pay by place' })).toBeInViewport();
  await expect(table(page, 'Night Desk Leads').getByRole('rowheader')).toHaveText([
    'Dallas Desks, TX',
    'Shreveport Desks, LA',
  ]);
  await page.goto('/guides/a-contract-on-one-page');
  await expect(page.getByRole('heading', { name: 'Pay by place' })).toHaveCount(0);
});

test('labels each figure with its percentile on a phone, and keeps the table roles', {
  tag: '@nightly',
}, async ({ page }) => {
  await openAt(page, path, 390);
  await page.locator('summary').filter({ hasText: 'Night Desk Leads' }).click();
  const published = table(page, 'Night Desk Leads, May 2025')
    .getByRole('row')
    .filter({ hasText: '$' })
    .filter({ has: page.locator('td') });
  await expect(published).not.toHaveCount(0);
  for (const row of await published.all()) {
    const cells = row.getByRole('cell');
    await expect(cells).toHaveCount(5);
    expect(
      await cells.evaluateAll((all) =>
        all.map((cell) => getComputedStyle(cell, '::before').content),
      ),
    ).toEqual(['10th', '25th', 'Median', '75th', '90th'].map((label) => `"${label}" / ""`));
  }
});
