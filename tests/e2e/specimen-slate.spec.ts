import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { openAt } from './support/unfolded.ts';

const path = '/tools/specimen-slate';
const people = 'Person P, Person Q, Person R';

const table = (page: Page) => page.getByRole('table', { name: people });

test('a sample list is marked once, and each row opens on a phone', async ({ page }) => {
  await openAt(page, path);
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(1);
  await expect(
    page.getByRole('link', { name: 'Leadership & Specialist Search' }).first(),
  ).toHaveAttribute('href', '/services/executive-professional-search');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Person P The first',
    'Person Q The second',
    'Person R The third',
  ]);
  await expect(table(page).getByRole('rowheader')).toHaveText([
    'Now',
    'Asks for',
    'What speaks against them',
  ]);
  await openAt(page, path, 390);
  await expect(table(page).getByText('Has never run a large one.')).toBeVisible();
  const row = table(page).getByText('Runs a desk by day.');
  await expect(row).toBeHidden();
  await page.locator('summary[aria-label="Now"]').click();
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(table(page).getByText('Asks for')).toBeVisible();
  await expect(page.locator('.slate-table .disclosure-phone-row:visible')).toHaveCount(0);
});

test('in a small window each row is a heading over a cell for each candidate', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const width of [390, 899]) {
    await openAt(page, path, width);
    for (const fold of await page.locator('.slate-table .disclosure-phone-row:visible').all())
      await fold.click();
    const cells = await table(page)
      .locator('th, td')
      .evaluateAll((all) =>
        all
          .filter((cell) => cell.checkVisibility())
          .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((cell) => cell.textContent),
      );
    expect(cells.slice(0, 8), `at ${width} px`).toEqual([
      'Person P The first',
      'Person Q The second',
      'Person R The third',
      'Now',
      'Runs a desk by day.',
      'Runs a small night desk.',
      'Advises night desks.',
      'Asks for',
    ]);
    await expect(table(page).getByRole('rowheader'), `at ${width} px`).toHaveText([
      'Now',
      'Asks for',
      'What speaks against them',
    ]);
  }
});
