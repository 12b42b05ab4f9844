import type { Page } from '@playwright/test';
import { findEvents } from './support/consent.ts';
import { expect, test } from './support/site.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const status = (page: Page) => page.locator('.search').getByRole('status');
const results = (page: Page) => page.locator('.results:not(:has(#start-services)) .result-link');

/** Opens the search, loads its index, and stops the clock. */
async function openSearchWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/search');
  await field(page).fill('zebra');
  await expect(page.locator('#search-words')).toContainText('zebra');
  await field(page).fill('');
  await page.clock.pauseAt(60_000);
}

test('announces the number and pushes one event per term when typing pauses', async ({ page }) => {
  await openSearchWithStoppedClock(page);
  await field(page).pressSequentially('quota');
  await page.clock.runFor(799);
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toBeEmpty();
  expect(await findEvents(page, 'site_search')).toEqual([]);
  await page.clock.runFor(1);
  await expect(status(page)).toHaveText('4 results for “quota”');
  expect(await findEvents(page, 'site_search')).toEqual([
    { event: 'site_search', search_term: 'quota', results: 4 },
  ]);

  await field(page).fill('quot');
  await field(page).fill('Quota ');
  await page.clock.runFor(5000);
  await field(page).fill('xylophone');
  await field(page).press('Enter');
  await page.clock.runFor(5000);
  expect(await findEvents(page, 'site_search')).toEqual([
    { event: 'site_search', search_term: 'quota', results: 4 },
    { event: 'site_search', search_term: 'xylophone', results: 0 },
  ]);
  // Email addresses and phone numbers are not pushed.
  for (const typed of ['dana@alder.example', '214 555 0142']) {
    await field(page).fill(typed);
    await page.clock.runFor(5000);
  }
  expect(await findEvents(page, 'site_search')).toHaveLength(2);
});

/** The requests of a page that belong to the search, with their kind. */
function recordSearchRequests(page: Page) {
  const requests: { path: string; kind: string }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/search-index|search-engine|Search\./.test(path))
      requests.push({ path, kind: request.resourceType() });
  });
  return requests;
}

test('fetches its scripts ahead, and runs them when the visitor is about to type', {
  tag: '@nightly',
}, async ({ page }) => {
  const requests = recordSearchRequests(page);
  const run = () => requests.filter(({ kind }) => kind === 'script');
  await page.goto('/search', { waitUntil: 'networkidle' });
  await expect.poll(() => requests.some(({ path }) => path === '/search-index.json')).toBe(true);
  expect(run()).toEqual([]);
  await page.keyboard.press('c');
  await expect.poll(() => run().length).toBe(2);
  await page.keyboard.type('iso');
  await expect(results(page).first()).toBeVisible();
  expect(run()).toHaveLength(2);
  const fetched = requests.filter(({ kind }) => kind === 'fetch');
  expect(fetched.map(({ path }) => path).filter((path) => /index/.test(path))).toHaveLength(1);
});

test('shows an error when the index does not load, and requests it again', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/search?q=CISO');
  const sentence = 'The search could not be loaded. Check your connection and type again.';
  await expect(page.locator('#search-words')).toHaveText(sentence);
  await expect(status(page)).toHaveText(sentence);
  await expect(page.locator('.results:has(#start-services)')).toBeVisible();
  await page.unroute('**/search-index.json');
  await field(page).fill('CISOs');
  await expect(results(page).first()).toBeVisible();
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the page, which asks for JavaScript and links to all pages', async ({
    page,
  }) => {
    await page.goto('/search');
    await field(page).fill('CISO');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=CISO$/);
    const message = page.locator('.search-words noscript > p');
    await expect(message).toContainText('needs JavaScript');
    await expect(message.getByRole('link', { name: 'Sitemap' })).toHaveAttribute(
      'href',
      '/sitemap',
    );
    await expect(message.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.locator('.search-tries')).toBeHidden();
    await expect(page.locator('.results:has(#start-services) .result')).toHaveCount(8);
  });
});
