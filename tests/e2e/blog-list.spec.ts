import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/site.ts';

const rows = (page: Page) => page.locator('.post-row:visible');
const featured = (page: Page) => page.locator('.featured:visible');
const count = (page: Page) => page.locator('.posts-count');
const choose = (page: Page, topic: string) =>
  page.getByRole('radio', { name: topic, exact: true }).check();

const holdIslands = (page: Page) => holdBack(page, /_astro\/(PostList|FeaturedPosts|Talks)\./);

const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More Insights' });
const topic = (page: Page, name: string) => page.getByRole('radio', { name });

test('the list shows the newest post on top, filters by topic, and keeps the topic in the address', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(featured(page)).toHaveCount(1);
  await expect(featured(page).getByRole('heading')).toHaveText('Count the cutover weekends');
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).getByText('Count the cutover')).toHaveCount(0);
  const row = rows(page).first();
  await expect(row.getByRole('heading')).toHaveText('Pay for the second call');
  await expect(row.getByRole('link')).toHaveAttribute('href', '/blog/pay-for-the-second-call');
  await expect(row).toContainText('Hiring Strategy');
  await expect(row).toContainText('Oct 2, 2024, 1 min read');
  await expect(row.locator('.post-row-summary')).not.toBeEmpty();
  await expect(row.locator('.tag:visible')).toHaveText(['Offers', 'Compensation']);
  await expect(row.getByText('+3 more')).toBeVisible();

  await topic(page, 'All Topics').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(topic(page, 'Recruitment')).toBeChecked();
  await expect(count(page)).toContainText('3 articles under Recruitment');
  await expect(featured(page).getByRole('heading')).toHaveText('Pay for the second call');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/blog\?topic=Recruitment$/);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await page.goBack();
  await expect(topic(page, 'Recruitment')).toBeChecked();
  await expect(featured(page).getByRole('heading')).toHaveText('Pay for the second call');
  await expect(rows(page)).toHaveCount(2);
  await choose(page, 'All Topics');
  await expect(page).toHaveURL(/\/blog$/);
  await expect(count(page)).toHaveText('7 articles, the first at the top of the page.');

  await page.goto('/blog?utm_source=letter&topic=Leadership');
  await expect(topic(page, 'Leadership')).toBeChecked();
  await expect(rows(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\/blog\?topic=Leadership$/);
  await page.goto('/blog?topic=Falconry');
  await page.locator('#posts-title').scrollIntoViewIfNeeded();
  await expect(topic(page, 'All Topics')).toBeChecked();
  await expect(rows(page)).toHaveCount(6);
});

test('a topic without posts shows a message and a link to all topics', async ({ page }) => {
  await page.goto('/blog');
  await choose(page, 'Gardening');
  const none = page.locator('.posts-none');
  await expect(none).toHaveText('No posts under Gardening. Show all topics.');
  await expect(count(page)).toHaveText('No posts under Gardening.');
  await expect(rows(page)).toHaveCount(0);
  await none.getByRole('button', { name: 'Show all topics.' }).click();
  await expect(none).toBeHidden();
  await expect(rows(page)).toHaveCount(6);
  await expect(topic(page, 'All Topics')).toBeFocused();
});

test('repeats actions taken before its script loads', { tag: '@nightly' }, async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/blog');
  await choose(page, 'Recruitment');
  await loadMore(page).click();
  await page.getByRole('button', { name: 'Next talk' }).click();
  await expect(rows(page)).toHaveCount(6);
  release();
  await expect(count(page)).toContainText('under Recruitment, the first at the top');
  await expect(topic(page, 'Recruitment')).toBeChecked();
  await expect(loadMore(page)).toBeHidden();
  await expect(page.locator('.post-row-link:focus')).toHaveCount(1);
  await expect(featured(page).getByRole('heading')).toHaveText('Pay for the second call');
  await expect(page.getByRole('button', { name: 'Talk 2 of 6' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the older posts are appended once under the chosen topic, with the focus on its first title', async ({
  page,
}) => {
  await page.goto('/blog');
  await choose(page, 'Recruitment');
  await expect(count(page)).toHaveText(
    '3 articles under Recruitment, the first at the top of the page.',
  );
  await loadMore(page).press('Enter');
  await expect(page.getByRole('link', { name: 'What the tester saw', exact: true })).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await expect(loadMore(page)).toBeHidden();
  await expect(count(page)).toHaveText(
    '4 articles under Recruitment, the first at the top of the page.',
  );
  await choose(page, 'All Topics');
  await expect(rows(page)).toHaveCount(8);
  await expect(count(page)).toHaveText('9 articles, the first at the top of the page.');

  // A select takes the place of the radio buttons on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Recruitment');
  await expect(count(page)).toContainText('4 articles under Recruitment');
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists all posts, without controls that need a script', async ({ page }) => {
    await page.goto('/blog');
    await expect(rows(page)).toHaveCount(8);
    await expect(featured(page)).toHaveCount(1);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Load More Insights' })).toBeHidden();
    await expect(page.locator('.talk:visible')).toHaveCount(6);
  });
});
