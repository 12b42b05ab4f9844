import { createSearch, readEntries } from '../../site/features/search/search-engine.ts';
import { expect, test } from './support/site.ts';

test('the underline of the field continues on the right rail at every width', async ({ page }) => {
  for (const width of [320, 390, 640, 768, 900, 1080, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?q=CISO');
    await expect(page.locator('#results-article')).toBeVisible();
    const ports = await page.evaluate(() => {
      const box = (selector: string) => {
        const found = document.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found.getBoundingClientRect();
      };
      const [row, exit, section] = [box('.search-row'), box('.search-exit'), box('.search')];
      return {
        apartAcross: Math.abs(row.top - exit.top),
        gap: exit.left - row.right,
        beyond: Math.abs(exit.bottom - section.bottom),
        aside: Math.abs(exit.right - box('.footer-line').right),
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(ports.apartAcross, `at ${width} px`).toBeLessThan(0.6);
    expect(ports.gap, `at ${width} px`).toBeLessThanOrEqual(0);
    expect(ports.beyond, `at ${width} px`).toBeLessThan(1.6);
    expect(ports.aside, `at ${width} px`).toBeLessThan(0.6);
    expect(ports.overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

/** Questions that the readers of each article would search for. */
const questions: [string, string][] = [
  ['how many weekends a cutover takes', 'count-the-cutover-weekends'],
  ['what to do about a counteroffer', 'pay-for-the-second-call'],
  ['who should sit by the window', 'the-desk-by-the-window'],
  ['how to plan the first week', 'a-map-of-the-first-week'],
  ['why meet a tester', 'what-the-tester-saw'],
  ['should a salary depend on the town', 'one-price-for-one-town'],
  ['what to ask before a search', 'ask-before-you-search'],
  ['market on one page', 'the-market-in-one-page-what-it-holds-and-what-it-leaves-out'],
];

test('each article is the first result for the question it answers', async ({ request }) => {
  const index = await request.get('/search-index.json');
  const search = await createSearch(readEntries(await index.json()));
  const first = questions.map(([question]) => [question, search(question).hits[0]?.entry.to]);
  expect(first).toEqual(questions.map(([question, slug]) => [question, `/blog/${slug}`]));
});

test('the search page is noindex and not in robots.txt', async ({ page }) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toContain('/search<');
  const robots = await page.request.get('/robots.txt');
  expect(await robots.text()).not.toContain('/search');
});
