import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

const whole = '/blog/count-the-cutover-weekends';
const withoutBody = '/blog/the-quiet-handover';
const article = '/blog/the-market-in-one-page-what-it-holds-and-what-it-leaves-out';

const headings = (page: Page) =>
  page.locator('main h2:visible').evaluateAll((all) => all.map((one) => one.textContent?.trim()));

test('a post shows its blocks, answer, related pages and current section', async ({ page }) => {
  await page.goto(whole);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Count the cutover weekends');
  await expect(page.getByRole('link', { name: 'Back to all articles' })).toHaveAttribute(
    'href',
    '/blog',
  );
  const facts = page.locator('.cover-start-words');
  await expect(facts).toContainText('November 20, 2024');
  await expect(facts).toContainText('2 min read');
  await expect(facts.locator('.tag')).toHaveText([
    'Leadership',
    'Cloud',
    'Onboarding',
    'Time to Fill',
  ]);
  await expect(page.locator('.article-pull-quote')).not.toBeEmpty();
  await waitForLayout(page);
  const found = await headings(page);
  const blocks = [
    'Summary',
    'Sources',
    'Written by Otis Quill',
    'Related Articles',
    'Related Insights',
    'More IT Leadership Insights',
    'Stay Updated',
    'Have a role?',
  ];
  expect(found.filter((heading) => blocks.includes(heading ?? ''))).toEqual(blocks);
  await expect(page.getByRole('button', { name: 'Get Insights' })).toBeVisible();

  const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('link');
  await expect(related).toHaveCount(2);
  const more = page.getByRole('region', { name: 'More IT Leadership Insights' });
  await expect(more.getByRole('link')).toHaveCount(3);
  const insights = page.getByRole('region', { name: 'Related Insights' });
  await expect(insights.getByRole('link', { name: 'Hiring Desk' })).toHaveAttribute(
    'href',
    '/services/talent-acquisition-service',
  );
  await expect(
    insights.getByRole('link', { name: 'Leadership & Specialist Search' }),
  ).toHaveAttribute('href', '/services/executive-professional-search');
  await expect(insights.getByRole('link', { name: 'Retained or contingent' })).toHaveAttribute(
    'href',
    '/services/retained-contingent-search',
  );

  const answer = page.locator('h1 + .article-answer');
  await expect(answer).toHaveText(/^A cutover takes four weekends/);
  await expect(page).toHaveTitle('How many weekends does a cutover take? | Juniper Row');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^A cutover takes four weekends/,
  );
  const contents = page.locator('[data-contents] a');
  const sections = page.locator('.article-text h2');
  expect(await contents.count()).toBe(await sections.count());
  await contents.nth(2).click();
  await expect(contents.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('a post without a body shows a message and all its other parts', async ({ page }) => {
  await page.goto(withoutBody);
  await expect(
    page.getByRole('heading', { name: 'Full Article Content Coming Soon' }),
  ).toBeVisible();
  await expect(page.getByText('This one is being expanded.')).toBeVisible();
  await expect(page.locator('.article-summary-text')).not.toBeEmpty();
  await expect(page.locator('.cover-start-words')).toContainText('3 min read');
  await expect(page.locator('[data-contents]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Related Articles' })).toBeVisible();

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('a dedicated article shows its facts and sections, and has plain links for sharing it', async ({
  page,
}) => {
  await page.goto(article);
  const facts = page.locator('.cover-start-words');
  await expect(facts).toContainText('May 22, 2024');
  await expect(facts).toContainText('1 min read');
  await expect(facts).toContainText(/IT Job Market\s*The Juniper Row team/);
  expect((await headings(page)).slice(0, 4)).toEqual([
    'Summary',
    'Three columns',
    'One pencil',
    'On Monday',
  ]);
  const band = page.getByRole('region', { name: 'Have a role?' });
  await expect(band.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );

  const share = page.getByRole('region', { name: 'Share this article' });
  const hrefs = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) expect(decodeURIComponent(href)).toContain(canonical);
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole post', async ({ page }) => {
    await page.goto(whole);
    await expect(page.locator('.article-text')).toContainText('The plan has one weekend');
  });
});

test('the page for an unknown post links to the list and the two newest posts', async ({
  page,
}) => {
  await page.goto('/blog/not-found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(
    page.getByText('The article you’re looking for doesn’t exist or has been moved.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to all articles' })).toHaveAttribute(
    'href',
    '/blog',
  );
  await expect(page.locator('main li a')).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
