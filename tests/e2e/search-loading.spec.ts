import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const status = (page: Page) => page.locator('[data-search] [data-status]');
const results = (page: Page) => page.locator('[data-results] .result-link');

/** What the site told the data layer of searches. */
const told = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry) =>
        typeof entry === 'object' &&
        entry !== null &&
        'event' in entry &&
        entry.event === 'site_search',
    ),
  );

/** Opens the search, loads its index, and lets time stand still. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/search');
  await field(page).fill('zebra');
  await expect(page.locator('[data-count]')).toContainText('zebra');
  await field(page).fill('');
  await page.clock.pauseAt(60_000);
}

test('Once typing rests, the number is announced and the data layer told, once for each term', async ({
  page,
}) => {
  await openStill(page);
  await field(page).pressSequentially('quota');
  await page.clock.runFor(799);
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toBeEmpty();
  expect(await told(page)).toEqual([]);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('5 results for “quota”');
  expect(await told(page)).toEqual([{ event: 'site_search', search_term: 'quota', results: 5 }]);

  await field(page).fill('quot');
  await field(page).fill('Quota ');
  await page.clock.runFor(5000);
  await field(page).fill('xylophone');
  await field(page).press('Enter');
  await page.clock.runFor(5000);
  expect(await told(page)).toEqual([
    { event: 'site_search', search_term: 'quota', results: 5 },
    { event: 'site_search', search_term: 'xylophone', results: 0 },
  ]);
});

test('An e-mail address and a phone number stay out of the data layer', async ({ page }) => {
  await openStill(page);
  for (const typed of ['dana@alder.example', '214 555 0142']) {
    await field(page).fill(typed);
    await page.clock.runFor(5000);
  }
  expect(await told(page)).toEqual([]);
});

test('The library and the index load only here, and only once somebody is about to type', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = () => asked.filter((path) => /search-index|load-search/.test(path));
  for (const path of ['/', '/blog', '/services', '/sitemap', '/search']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(ofSearch(), path).toEqual([]);
  }
  await page.keyboard.press('c');
  await expect.poll(() => ofSearch().length).toBe(2);
  await page.keyboard.type('iso');
  await expect(results(page).first()).toBeVisible();
  expect(ofSearch()).toHaveLength(2);
});

test('An index that cannot be loaded is said, and asked for again', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/search?q=CISO');
  const sentence = 'The search could not be loaded. Check your connection and type again.';
  await expect(page.locator('[data-count]')).toHaveText(sentence);
  await expect(status(page)).toHaveText(sentence);
  await expect(page.locator('[data-start]')).toBeVisible();
  await page.unroute('**/search-index.json');
  await field(page).fill('CISOs');
  await expect(results(page).first()).toBeVisible();
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the page, which says what it needs and where everything is', async ({
    page,
  }) => {
    await page.goto('/search');
    await field(page).fill('CISO');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=CISO$/);
    const words = page.locator('.search-no-script');
    await expect(words).toContainText('needs JavaScript');
    await expect(words.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap');
    await expect(words.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.locator('.search-tries')).toBeHidden();
    await expect(page.locator('[data-start] .result')).toHaveCount(7);
  });
});
