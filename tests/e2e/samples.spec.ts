import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const marks = (page: Page) => page.getByText('Sample', { exact: true });
const market = '/blog/the-market-in-one-page-what-it-holds-and-what-it-leaves-out';

test('marks each quote and person of a sample file, each list of companies once, and its terms', {
  tag: '@nightly',
}, async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto('/testimonials');
  // Its address is a sample, too.
  await expect(robots).toHaveAttribute('content', /^index/);
  await expect(page.locator('.quote').filter({ has: marks(page) })).toHaveCount(9);
  await page.goto('/about');
  for (const name of ['Mara Fenn', 'Otis Quill', 'Ivy Tarn'])
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
      'Sample',
    );
  await page.goto('/');
  const clients = page.locator('.clients');
  expect(await clients.locator('.client').count()).toBeGreaterThan(50);
  await expect(clients.getByText('Sample', { exact: true })).toHaveCount(1);
  await expect(clients.getByText('Sample', { exact: true })).toBeVisible();
  await page.goto('/dallas-it-recruitment');
  const local = page.getByRole('region', { name: 'Hired in Dallas' });
  await expect(local.getByText('Sample', { exact: true })).toHaveCount(1);
  await expect(page.locator('#local-title')).toContainText('Sample');
  await page.goto('/services/interim-staffing');
  await expect(page.locator('#terms-title')).toContainText('Sample');
  await page.goto(market);
  await expect(page.getByText('Tansy Pencil Club Sample brings')).toBeVisible();
});
