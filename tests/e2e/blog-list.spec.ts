import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expect, test } from './support/site.ts';

const rows = (page: Page) => page.locator('.post-row:visible');
const featured = (page: Page) => page.locator('.featured:visible');
const count = (page: Page) => page.locator('.posts-count');
const choose = (page: Page, topic: string) =>
  page.getByRole('radio', { name: topic, exact: true }).check();

/** Holds back the scripts of the islands. @returns a function that releases them */
const holdIslands = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/_astro\/(PostList|FeaturedPosts|Talks)\./, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Renames a topic of the filter to one that no post has. */
const renameChoice = async (page: Page, choice: string, name: string) => {
  const inMarkup = new RegExp(`(?<=value="|filter-words">|<option>)${choice}(?=["<])`, 'g');
  const inScript = new RegExp(`(?<=["'\`])${choice}(?=["'\`])`, 'g');
  const rename = (address: string, named: RegExp) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(named, name);
      await route.fulfill({ response, body });
    });
  await rename('**/blog', inMarkup);
  await rename('**/_astro/*.js', inScript);
};

test.describe('The list of posts', () => {
  test.beforeEach(({ page }) => page.goto('/blog'));

  test('shows the newest post on top and all others as rows', async ({ page }) => {
    await expect(featured(page)).toHaveCount(1);
    await expect(featured(page).getByRole('heading')).toHaveText('Count the cutover weekends');
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).getByText('Count the cutover')).toHaveCount(0);
  });

  test('shows topic, title, date, length, summary, two tags and the number of others on each card', async ({
    page,
  }) => {
    const row = rows(page).first();
    await expect(row.getByRole('heading')).toHaveText('Pay for the second call');
    await expect(row.getByRole('link')).toHaveAttribute('href', '/blog/pay-for-the-second-call');
    await expect(row).toContainText('Hiring Strategy');
    await expect(row).toContainText('Oct 2, 2024, 1 min read');
    await expect(row.locator('.post-row-summary')).not.toBeEmpty();
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(row.locator('.tag:visible')).toHaveText(['Offers', 'Compensation']);
      await expect(row.getByText('+3 more')).toBeVisible();
    }
  });

  test('filters by topic, and shows the number of posts', async ({ page }) => {
    await choose(page, 'Leadership');
    await expect(count(page)).toHaveText(
      '4 articles under Leadership, the first at the top of the page.',
    );
    await expect(rows(page)).toHaveCount(3);
    await choose(page, 'Technology Strategy');
    await expect(featured(page).getByRole('heading')).toHaveText('What the tester saw');
    await expect(rows(page)).toHaveCount(1);
    await choose(page, 'All Topics');
    await expect(count(page)).toHaveText('7 articles, the first at the top of the page.');
    await expect(rows(page)).toHaveCount(6);
  });

  test('keeps its topic in the address, and shows it again after Back', async ({ page }) => {
    await choose(page, 'Technology Strategy');
    await expect(page).toHaveURL(/\/blog\?topic=Technology\+Strategy$/);
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Technology Strategy' })).toBeChecked();
    await expect(featured(page).getByRole('heading')).toHaveText('What the tester saw');
    await expect(rows(page)).toHaveCount(1);
    await choose(page, 'All Topics');
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('opens with the topic from its address, even next to campaign parameters', async ({
    page,
  }) => {
    await page.goto('/blog?utm_source=letter&topic=Leadership');
    await expect(featured(page)).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Leadership' })).toBeChecked();
    await expect(rows(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/blog\?topic=Leadership$/);
  });

  test('shows all topics when the address has an unknown one', async ({ page }) => {
    await page.goto('/blog?topic=Gardening');
    await page.locator('#posts-title').scrollIntoViewIfNeeded();
    await expect(page.getByRole('radio', { name: 'All Topics' })).toBeChecked();
    await expect(rows(page)).toHaveCount(6);
  });

  test('filters with the arrow keys', async ({ page }) => {
    await page.getByRole('radio', { name: 'All Topics' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Recruitment' })).toBeChecked();
    await expect(count(page)).toContainText('3 articles under Recruitment');
  });

  test('shows a message and a link to all topics when a topic has no posts', async ({ page }) => {
    // Each topic of the fixture has posts.
    await renameChoice(page, 'Leadership', 'Gardening');
    await page.goto('/blog');
    await choose(page, 'Gardening');
    const none = page.locator('.posts-none');
    await expect(none).toHaveText('No posts under Gardening. Show all topics.');
    await expect(count(page)).toHaveText('No posts under Gardening.');
    await expect(rows(page)).toHaveCount(0);
    await expectNoViolation(page);
    await none.getByRole('button', { name: 'Show all topics.' }).click();
    await expect(none).toBeHidden();
    await expect(rows(page)).toHaveCount(6);
    await expect(page.getByRole('radio', { name: 'All Topics' })).toBeFocused();
  });

  test('repeats actions taken before its script loads', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto('/blog');
    await choose(page, 'Recruitment');
    await page.getByRole('button', { name: 'Load More Insights' }).click();
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect(rows(page)).toHaveCount(6);
    release();
    await expect(count(page)).toContainText('under Recruitment, the first at the top');
    await expect(page.getByRole('radio', { name: 'Recruitment' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Load More Insights' })).toBeHidden();
    await expect(page.locator('.post-row-link:focus')).toHaveCount(1);
    await expect(featured(page).getByRole('heading')).toHaveText('Pay for the second call');
    await expect(page.getByRole('button', { name: 'Talk 2 of 6' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('appends the second list once, and moves the focus to its first title', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Load More Insights' });
    await button.click();
    await expect(rows(page)).toHaveCount(8);
    await expect(
      page.getByRole('link', { name: 'Ask before you search', exact: true }),
    ).toBeFocused();
    await expect(button).toBeHidden();
    await expect(count(page)).toHaveText('9 articles, the first at the top of the page.');
    await choose(page, 'Leadership');
    await expect(count(page)).toHaveText(
      '5 articles under Leadership, the first at the top of the page.',
    );
    await expect(rows(page)).toHaveCount(4);
    await expect(button).toBeHidden();
  });

  test('updates the count when more posts load under a topic', async ({ page }) => {
    await choose(page, 'Leadership');
    await expect(count(page)).toContainText('articles under Leadership');
    const button = page.getByRole('button', { name: 'Load More Insights' });
    await button.click();
    await expect(count(page)).toHaveText(
      '5 articles under Leadership, the first at the top of the page.',
    );
    await choose(page, 'All Topics');
    await expect(count(page)).toHaveText('9 articles, the first at the top of the page.');
  });

  test('appends only posts of the chosen topic', async ({ page }) => {
    await choose(page, 'Leadership');
    await page.getByRole('button', { name: 'Load More Insights' }).press('Enter');
    await expect(
      page.getByRole('link', { name: 'Ask before you search', exact: true }),
    ).toBeFocused();
    await expect(rows(page)).toHaveCount(4);
    await choose(page, 'All Topics');
    await expect(rows(page)).toHaveCount(8);
  });

  test('links its feeds in the head, and they list every post and guide that has a body', async ({
    page,
  }) => {
    const feeds = page.locator('link[rel="alternate"]');
    await expect(feeds).toHaveCount(2);
    const xml = await page.request.get('/rss.xml');
    expect(xml.headers()['content-type']).toContain('xml');
    expect((await xml.text()).match(/<item>/g)).toHaveLength(10);
    const json = await (await page.request.get('/feed.json')).json();
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items).toHaveLength(10);
  });
});

test.describe('The list on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => page.goto('/blog'));

  test('filters with a select', async ({ page }) => {
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Leadership');
    await expect(count(page)).toContainText('4 articles under Leadership');
    await expect(rows(page)).toHaveCount(3);
  });
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
