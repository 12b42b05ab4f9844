import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expect, test } from './support/site.ts';

const rows = (page: Page) => page.locator('.post-row:visible');
const featured = (page: Page) => page.locator('.featured:visible');
const count = (page: Page) => page.locator('[data-count]');
const choose = (page: Page, topic: string) =>
  page.getByRole('radio', { name: topic, exact: true }).check();

test.describe('The list of posts', () => {
  test.beforeEach(({ page }) => page.goto('/blog'));

  test('shows the newest post on top and all others as rows', async ({ page }) => {
    await expect(featured(page)).toHaveCount(1);
    await expect(featured(page).getByRole('heading')).toHaveText(
      'Write the scorecard before you meet anyone',
    );
    await expect(rows(page)).toHaveCount(18);
    await expect(rows(page).getByText('Write the scorecard')).toHaveCount(0);
  });

  test('says on each card the topic, title, day, length, summary, two tags and how many more', async ({
    page,
  }) => {
    const row = rows(page).first();
    await expect(row.getByRole('heading')).toHaveText(
      'Read the sales number against its territory',
    );
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      '/blog/read-the-sales-number-against-its-territory',
    );
    await expect(row).toContainText('Hiring Strategy');
    await expect(row).toContainText('Oct 8, 2025, 6 min read');
    await expect(row.locator('.post-row-summary')).not.toBeEmpty();
    await expect(row.locator('.tag')).toHaveText(['Sales Hiring', 'Interviewing']);
    await expect(row).toContainText('+2 more');
  });

  test('is filtered by topic, and says how many it keeps', async ({ page }) => {
    await choose(page, 'Leadership');
    await expect(count(page)).toHaveText(
      '9 articles under Leadership, the newest at the top of the page.',
    );
    await expect(rows(page)).toHaveCount(8);
    await choose(page, 'Technology Strategy');
    await expect(featured(page).getByRole('heading')).toHaveText(
      'Contractors move it, employees keep it',
    );
    await expect(rows(page)).toHaveCount(4);
    await choose(page, 'All Topics');
    await expect(count(page)).toHaveText('19 articles.');
    await expect(rows(page)).toHaveCount(18);
  });

  test('is filtered by the arrow keys', async ({ page }) => {
    await page.getByRole('radio', { name: 'All Topics' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Recruitment' })).toBeChecked();
    await expect(count(page)).toContainText('8 articles under Recruitment');
  });

  test('says so when a topic has no posts, and offers all topics', async ({ page }) => {
    // With the posts there are, no topic is empty.
    await page.route('**/blog', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll('&quot;Leadership&quot;', '&quot;Other&quot;');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/blog');
    await choose(page, 'Leadership');
    const none = page.locator('[data-none]');
    await expect(none).toHaveText('No posts under Leadership. Show all topics.');
    await expect(count(page)).toHaveText('No posts under Leadership.');
    await expect(rows(page)).toHaveCount(0);
    await expectNoViolation(page);
    await none.getByRole('button', { name: 'Show all topics.' }).click();
    await expect(none).toBeHidden();
    await expect(rows(page)).toHaveCount(18);
    await expect(page.getByRole('radio', { name: 'All Topics' })).toBeFocused();
  });

  test('appends the other list once, and moves the focus to its first title', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Load More Insights' });
    await button.click();
    await expect(rows(page)).toHaveCount(24);
    await expect(
      page.getByRole('link', { name: 'The IT job market: what the headlines miss', exact: true }),
    ).toBeFocused();
    await expect(button).toBeHidden();
    await expect(count(page)).toHaveText('25 articles.');
    await choose(page, 'Leadership');
    await expect(count(page)).toContainText('11 articles under Leadership');
    await expect(button).toBeHidden();
  });

  test('appends only what the filter keeps', async ({ page }) => {
    await choose(page, 'Leadership');
    await page.getByRole('button', { name: 'Load More Insights' }).press('Enter');
    await expect(
      page.getByRole('link', { name: 'You can’t automate alignment', exact: true }),
    ).toBeFocused();
    await expect(rows(page)).toHaveCount(10);
    await choose(page, 'All Topics');
    await expect(rows(page)).toHaveCount(24);
  });

  test('leads to the watch page of a talk, and asks nothing of its host before', async ({
    page,
  }) => {
    const talk = page.getByRole('link', { name: 'The brief we wish we got' });
    await expect(talk).toHaveAttribute('href', /^https:\/\/videos\.example\/watch\?v=/);
    await expect(page.locator('.videos img, .videos iframe')).toHaveCount(0);
  });

  test('shows three talks from an index on, wrapping', async ({ page }) => {
    const talks = page.locator('.video-title:visible');
    const stops = page.getByRole('button', { name: /^Talk \d of 6$/ });
    await expect(talks).toHaveCount(3);
    await expect(talks.first()).toHaveText('The brief we wish we got');
    await page.getByRole('button', { name: 'Previous talk' }).click();
    await expect(talks).toHaveText([
      'Contractors, cutovers and who stays',
      'The brief we wish we got',
      'What a CISO asks before saying yes',
    ]);
    await expect(stops.nth(5)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect(talks.first()).toHaveText('The brief we wish we got');
    await stops.nth(3).click();
    await expect(talks.first()).toHaveText('Counter-offers, from both sides of the desk');
    await expect(page.locator('.video-stop-button[aria-current]')).toHaveCount(1);
  });

  test('has its feeds in the head, and they hold every post', async ({ page }) => {
    const feeds = page.locator('link[rel="alternate"]');
    await expect(feeds).toHaveCount(2);
    const xml = await page.request.get('/rss.xml');
    expect(xml.headers()['content-type']).toContain('xml');
    expect((await xml.text()).match(/<item>/g)).toHaveLength(25);
    const json = await (await page.request.get('/feed.json')).json();
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items).toHaveLength(25);
  });
});

test.describe('The list on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => page.goto('/blog'));

  test('is filtered by a select', async ({ page }) => {
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Leadership');
    await expect(count(page)).toContainText('9 articles under Leadership');
    await expect(rows(page)).toHaveCount(8);
  });

  test('has a row of talks that snaps, and wraps by its arrows', async ({ page }) => {
    const row = page.locator('[data-video-row]');
    const left = () => row.evaluate((element) => element.scrollLeft);
    await row.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect.poll(left).toBeGreaterThan(200);
    await expect(page.getByRole('button', { name: 'Talk 2 of 6' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('button', { name: 'Previous talk' }).click();
    await expect.poll(left).toBe(0);
    await page.getByRole('button', { name: 'Previous talk' }).click();
    await expect(page.getByRole('button', { name: 'Talk 6 of 6' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect.poll(left).toBe(0);
  });
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list holds every post, and no control that does nothing', async ({ page }) => {
    await page.goto('/blog');
    await expect(rows(page)).toHaveCount(24);
    await expect(featured(page)).toHaveCount(1);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Load More Insights' })).toBeHidden();
    await expect(page.locator('.video:visible')).toHaveCount(6);
  });
});
