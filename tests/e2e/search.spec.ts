import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/site.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const start = (page: Page) => page.locator('.results:has(#start-services)');
const results = (page: Page) =>
  page.locator('.results:not(:has(#start-services)) .result-link:visible');
const count = (page: Page) => page.locator('#search-words');
const kinds = (page: Page) => page.locator('.results:not(:has(#start-services)) h2:visible');
const choice = (page: Page, name: string) => page.getByRole('radio', { name });

test('the search describes itself, finds words and near words, and shows the best kind first', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(field(page)).toBeFocused();
  await expect(count(page)).toHaveText('Search roles, services, cities and articles.');
  await expect(start(page).getByRole('link')).toHaveCount(8);
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);

  await field(page).pressSequentially('Mainstream');
  await expect(count(page)).toHaveText('1 result for “Mainstream”');
  await expect(results(page)).toHaveText('Count the cutover weekends');
  await expect(results(page)).toHaveAttribute('href', '/blog/count-the-cutover-weekends');
  await expect(page.locator('.result mark')).toHaveText(['Mainstream']);
  await expect(page.locator('.result-text:visible')).toContainText(
    'Cloud Infrastructure, Nov 20, 2024.',
  );
  await expect(start(page)).toBeHidden();

  await field(page).clear();
  await field(page).pressSequentially('Kuberntes');
  await expect(results(page)).toHaveText(['Home']);
  await expect(page.locator('.result mark').first()).toHaveText('Kubernetes');
  await field(page).fill('recruting');
  await expect(results(page).first()).toHaveText('Hiring Desk');

  await field(page).fill('interim cover');
  await expect(results(page).first()).toHaveText('Interim Cover');
  await expect(kinds(page).first()).toHaveText(/^Services \d+$/);
  await field(page).fill('Shreveport');
  await expect(kinds(page).first()).toHaveText(/^Cities \d+$/);
  await expect(results(page).first()).toHaveAttribute('href', '/shreveport-it-recruitment');
  await field(page).fill('testimonials');
  await expect(results(page).first()).toHaveAttribute('href', '/testimonials');

  await field(page).fill('zebra Vero');
  await expect(count(page)).toHaveText(
    /^Nothing has every word of “zebra Vero”\. \d+ results have some of them\.$/,
  );

  await field(page).fill('xylophone');
  await expect(count(page)).toHaveText('Nothing for “xylophone”. Try a role, a city or a service.');
  await expect(page.getByRole('link', { name: 'Or ask a person.' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(start(page).getByRole('link')).toHaveCount(8);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a visitor filters by kind, shows all of a kind, and tries the examples', async ({ page }) => {
  await page.goto('/search');
  const examples = await page.locator('.search-try').allTextContents();
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    await field(page).fill(example);
    await expect(count(page)).toHaveText(new RegExp(`^\\d+ results? for “${example}”$`));
  }
  await field(page).fill('');
  await page.getByRole('link', { name: examples[0], exact: true }).click();
  await expect(field(page)).toHaveValue(examples[0] ?? '');
  await expect(results(page).first()).toBeVisible();

  await field(page).fill('CISO');
  await expect(kinds(page)).toHaveText(['Services 1', 'Cities 3', 'Articles 2', 'Pages 1']);
  await expect(choice(page, 'Everything 7')).toBeChecked();
  await expect(page.locator('.search-kind')).toHaveText([
    'Everything 7',
    'Services 1',
    'Cities 3',
    'Articles 2',
    'Pages 1',
  ]);
  await choice(page, 'Cities 3').check();
  await expect(kinds(page)).toHaveText(['Cities 3']);
  await expect(results(page)).toHaveCount(3);
  await expect(count(page)).toHaveText('3 results for “CISO”');
  await expect(page).toHaveURL(/\/search\?q=CISO&kind=city$/);
  await page.reload();
  await expect(results(page)).toHaveCount(3);
  await expect(choice(page, 'Cities 3')).toBeChecked();

  await page.goto('/search?q=CISO&kind=city');
  await expect(results(page)).toHaveCount(3);
  await field(page).fill('Mainstream');
  await expect(count(page)).toHaveText('Nothing for “Mainstream” under Cities.');
  await page.getByRole('button', { name: 'Show everything.' }).click();
  await expect(results(page)).toHaveCount(1);
  await expect(choice(page, 'Everything 1')).toBeFocused();

  await page.goto('/search');
  await field(page).fill('recruiter');
  const articles = page.getByRole('region', { name: /^Articles \d+$/ });
  await expect(articles.getByRole('link')).toHaveCount(4);
  const more = articles.getByRole('button', { name: /^Show all \d+$/ });
  const all = Number((await more.textContent())?.replace(/\D/g, ''));
  expect(all).toBeGreaterThan(4);
  await more.click();
  await expect(articles.getByRole('link')).toHaveCount(all);
  await expect(articles.getByRole('link').nth(4)).toBeFocused();
  await expect(choice(page, `Articles ${all}`)).toBeChecked();
  await expect(more).toBeHidden();
});

test('the search works with the keyboard alone', async ({ page }) => {
  await page.goto('/search');
  await page.keyboard.type('counteroffer');
  await expect(results(page).first()).toHaveText('Pay for the second call');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/pay-for-the-second-call$/);
});

test('the address holds the term while typing and after going back', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Search all articles' }).click();
  await field(page).pressSequentially('salary band');
  await expect(page).toHaveURL(/\/search\?q=salary\+band$/);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/blog\/one-price-for-one-town$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('salary band');
  await expect(results(page).first()).toHaveText('One price for one town');
  await field(page).fill('');
  await expect(page).toHaveURL(/\/search$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

test('keeps text typed before the script loads', async ({ page }) => {
  const release = await holdBack(page, /_astro\/search.*\.js/i);
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Search all articles' }).click();
  await field(page).fill('salary band');
  release();
  await expect(results(page).first()).toHaveText('One price for one town');
  await expect(page).toHaveURL(/\/search\?q=salary\+band$/);
});

test('the address may hold a term, markup, and up to 2,000 bytes, the server’s limit', async ({
  page,
}) => {
  await page.goto('/search?q=scorecard');
  await expect(field(page)).toHaveValue('scorecard');
  await expect(results(page).first()).toHaveText('Scorecard');
  await expect(field(page)).not.toBeFocused();

  const hostile = '<img src=x onerror="window.hit=1"><b>CISO</b>';
  await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
  await expect(count(page)).toContainText(`“${hostile}”`);
  await expect(page.locator('.search img, .search b')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);

  await page.goto(`/search?q=${'ciso+'.repeat(390)}`);
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue(/^.{1,80}$/);
  await page.goto(`/search?q=${'x'.repeat(1900)}`);
  await expect(count(page)).toHaveText(/^Nothing for “x{80}”\. /);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
