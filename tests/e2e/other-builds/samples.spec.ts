import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fixtureContent } from '../../support/fixture-content.ts';
import { buildOnce } from '../support/fixture-site.ts';
import { expect, startSite, test } from '../support/site.ts';

const marks = (page: Page) => page.getByText('Sample', { exact: true });
const market = '/blog/the-market-in-one-page-what-it-holds-and-what-it-leaves-out';
/** Pages that search engines must not list while their files are samples. */
const samplePages = [
  '/testimonials',
  '/about',
  '/about/mara-fenn',
  '/services/interim-staffing',
  '/dallas-it-recruitment',
  '/locations',
  '/tools/specimen-slate',
  market,
];
const live = 'https://www.alderway.com';

test('marks each quote and person of a sample file, each list of companies once, and its terms', async ({
  page,
}) => {
  await page.goto('/testimonials');
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

test('indexes a sample site at its sample address', async ({ page }) => {
  for (const path of samplePages) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
  }
});

test.describe('at a live address', () => {
  test.describe.configure({ timeout: 300_000 });

  test('sample pages are noindex and not in the sitemap', async ({ page, request }) => {
    const folder = '.cache/live-samples-site';
    await buildOnce(folder, { SITE_URL: live });
    const site = await startSite(folder);
    const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
    for (const path of samplePages) {
      await page.goto(site.url + path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(sitemap).not.toContain(`<loc>${live}${path}</loc>`);
    }
    await page.goto(`${site.url}/services`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
    expect(sitemap).toContain(`<loc>${live}/services</loc>`);
    site.stop();
  });

  test('marks and excludes nothing when there are no samples', async ({ page }) => {
    const content = join('.cache', 'real-content');
    rmSync(content, { recursive: true, force: true });
    cpSync(fixtureContent, content, { recursive: true });
    for (const name of globSync('**/*.{yaml,md}', { cwd: content })) {
      const file = join(content, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('sample: true', 'sample: false'));
    }
    const folder = '.cache/real-content-site';
    await buildOnce(folder, { SITE_URL: live, CONTENT_DIR: content });
    const site = await startSite(folder);
    for (const path of ['/', '/how-we-count', ...samplePages]) {
      await page.goto(site.url + path);
      await expect(marks(page)).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
    }
    site.stop();
  });
});
