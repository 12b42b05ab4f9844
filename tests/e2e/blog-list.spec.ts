import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expect, test } from './support/site.ts';

const rows = (page: Page) => page.locator('.post-row:visible');
const featured = (page: Page) => page.locator('.featured:visible');
const count = (page: Page) => page.locator('.posts-count');
const choose = (page: Page, topic: string) =>
  page.getByRole('radio', { name: topic, exact: true }).check();

/** @returns the titles of the talks whose left side is in the row's view, in the order of the row */
const talksInView = (page: Page) =>
  page.locator('.talks-row').evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.querySelectorAll('.talk')]
      .filter((talk) => {
        const { left } = talk.getBoundingClientRect();
        return left > frame.left - 2 && left < frame.right - 20;
      })
      .map((talk) => talk.querySelector('.talk-title')?.textContent);
  });

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

  test('says on each card the topic, title, day, length, summary, two tags and how many more', async ({
    page,
  }) => {
    const row = rows(page).first();
    await expect(row.getByRole('heading')).toHaveText('Pay for the second call');
    await expect(row.getByRole('link')).toHaveAttribute('href', '/blog/pay-for-the-second-call');
    await expect(row).toContainText('Hiring Strategy');
    await expect(row).toContainText('Oct 2, 2024, 1 min read');
    await expect(row.locator('.post-row-summary')).not.toBeEmpty();
    await expect(row.locator('.tag')).toHaveText(['Offers', 'Compensation']);
    await expect(row).toContainText('+3 more');
  });

  test('is filtered by topic, and says how many it keeps', async ({ page }) => {
    await choose(page, 'Leadership');
    await expect(count(page)).toHaveText(
      '4 articles under Leadership, the first at the top of the page.',
    );
    await expect(rows(page)).toHaveCount(3);
    await choose(page, 'Technology Strategy');
    await expect(featured(page).getByRole('heading')).toHaveText('What the tester saw');
    await expect(rows(page)).toHaveCount(1);
    await choose(page, 'All Topics');
    await expect(count(page)).toHaveText('7 articles.');
    await expect(rows(page)).toHaveCount(6);
  });

  test('is filtered by the arrow keys', async ({ page }) => {
    await page.getByRole('radio', { name: 'All Topics' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Recruitment' })).toBeChecked();
    await expect(count(page)).toContainText('3 articles under Recruitment');
  });

  test('says so when a topic has no posts, and offers all topics', async ({ page }) => {
    // With the posts there are, no topic is empty.
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

  test('does what was asked before its script has loaded', async ({ page }) => {
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

  test('appends the other list once, and moves the focus to its first title', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Load More Insights' });
    await button.click();
    await expect(rows(page)).toHaveCount(8);
    await expect(
      page.getByRole('link', { name: 'Ask before you search', exact: true }),
    ).toBeFocused();
    await expect(button).toBeHidden();
    await expect(count(page)).toHaveText('9 articles.');
    await choose(page, 'Leadership');
    await expect(count(page)).toHaveText(
      '5 articles under Leadership, the first at the top of the page.',
    );
    await expect(rows(page)).toHaveCount(4);
    await expect(button).toBeHidden();
  });

  test('counts what is listed once more is loaded under a choice', async ({ page }) => {
    await choose(page, 'Leadership');
    await expect(count(page)).toContainText('articles under Leadership');
    const button = page.getByRole('button', { name: 'Load More Insights' });
    await button.click();
    await expect(count(page)).toHaveText(
      '5 articles under Leadership, the first at the top of the page.',
    );
    await choose(page, 'All Topics');
    await expect(count(page)).toHaveText('9 articles.');
  });

  test('appends only what the filter keeps', async ({ page }) => {
    await choose(page, 'Leadership');
    await page.getByRole('button', { name: 'Load More Insights' }).press('Enter');
    await expect(
      page.getByRole('link', { name: 'Ask before you search', exact: true }),
    ).toBeFocused();
    await expect(rows(page)).toHaveCount(4);
    await choose(page, 'All Topics');
    await expect(rows(page)).toHaveCount(8);
  });

  test('leads to the watch page of a talk, and asks nothing of its host before', async ({
    page,
  }) => {
    const talk = page.getByRole('link', { name: 'What a brief is' });
    await expect(talk).toHaveAttribute('href', /^https:\/\/talks\.example\/watch\?v=/);
    await expect(page.locator('.talks img, .talks iframe')).toHaveCount(0);
  });

  test('shows three talks from an index on, wrapping', async ({ page }) => {
    const stops = page.getByRole('button', { name: /^Talk \d of 6$/ });
    await page.locator('.talks').scrollIntoViewIfNeeded();
    await expect
      .poll(() => talksInView(page))
      .toEqual(['What a brief is', 'Who reads it', 'When to call']);
    const previous = page.getByRole('button', { name: 'Previous talk' });
    await previous.click();
    await expect
      .poll(() => talksInView(page))
      .toEqual(['How it ends', 'What a brief is', 'Who reads it']);
    await expect(stops.nth(5)).toHaveAttribute('aria-current', 'true');
    await expect(previous).toBeFocused();
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect.poll(async () => (await talksInView(page))[0]).toBe('What a brief is');
    await stops.nth(3).click();
    await expect
      .poll(() => talksInView(page))
      .toEqual(['Why they leave', 'Where they go', 'How it ends']);
    await expect(page.locator('.talk-stop-button[aria-current]')).toHaveCount(1);
  });

  test('comes round to the first talk again, however fast the arrow is pressed', async ({
    page,
  }) => {
    const next = page.getByRole('button', { name: 'Next talk' });
    await next.focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Enter');
    await expect
      .poll(() => talksInView(page))
      .toEqual(['What a brief is', 'Who reads it', 'When to call']);
    await expect(page.getByRole('button', { name: 'Talk 1 of 6' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(next).toBeFocused();
  });

  test('has its feeds in the head, and they hold every post', async ({ page }) => {
    const feeds = page.locator('link[rel="alternate"]');
    await expect(feeds).toHaveCount(2);
    const xml = await page.request.get('/rss.xml');
    expect(xml.headers()['content-type']).toContain('xml');
    expect((await xml.text()).match(/<item>/g)).toHaveLength(9);
    const json = await (await page.request.get('/feed.json')).json();
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items).toHaveLength(9);
  });
});

test.describe('The list on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => page.goto('/blog'));

  test('is filtered by a select', async ({ page }) => {
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Leadership');
    await expect(count(page)).toContainText('4 articles under Leadership');
    await expect(rows(page)).toHaveCount(3);
  });

  test('has a row of talks that snaps, and wraps by its arrows', async ({ page }) => {
    const row = page.locator('.talks-row');
    const leading = async () => (await talksInView(page))[0];
    const stop = (place: number) => page.getByRole('button', { name: `Talk ${place} of 6` });
    await row.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect.poll(leading).toBe('Who reads it');
    await expect(stop(2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Previous talk' }).click();
    await expect.poll(leading).toBe('What a brief is');
    await page.getByRole('button', { name: 'Previous talk' }).click();
    await expect.poll(leading).toBe('How it ends');
    await expect(stop(6)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect.poll(leading).toBe('What a brief is');
    await expect(stop(1)).toHaveAttribute('aria-current', 'true');
  });

  test('marks the talk that scrolling has brought to the side, and goes on from it', async ({
    page,
  }) => {
    const row = page.locator('.talks-row');
    await row.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next talk' }).click();
    await row.hover();
    await page.mouse.wheel(600, 0);
    await expect(page.getByRole('button', { name: 'Talk 4 of 6' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const leading = async () => (await talksInView(page))[0];
    await expect.poll(leading).toBe('Why they leave');
    await page.getByRole('button', { name: 'Next talk' }).click();
    await expect.poll(leading).toBe('Where they go');
  });
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list holds every post, and no control that does nothing', async ({ page }) => {
    await page.goto('/blog');
    await expect(rows(page)).toHaveCount(8);
    await expect(featured(page)).toHaveCount(1);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Load More Insights' })).toBeHidden();
    await expect(page.locator('.talk:visible')).toHaveCount(6);
  });
});
