import { readEntries } from '../../site/features/search/entry.ts';
import { createSearch } from '../../site/features/search/search-engine.ts';
import { expectNoViolation } from './support/axe.ts';
import { expect, test } from './support/site.ts';

for (const width of [390, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/search', '/search?q=CISO', '/search?q=xylophone']) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        const words = path.includes('=') ? /“/ : /^Search roles/;
        await expect(page.locator('#search-words')).toHaveText(words);
        await expectNoViolation(page);
      });
    }
  });
}

for (const width of [320, 390, 640, 768, 900, 1080, 1440, 1920]) {
  test(`The field’s underline is the line, which leaves on the right rail, at ${width} px`, async ({
    page,
  }) => {
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
    expect(ports.apartAcross).toBeLessThan(0.6);
    expect(ports.gap).toBeLessThanOrEqual(0);
    expect(ports.beyond).toBeLessThan(1.6);
    expect(ports.aside).toBeLessThan(0.6);
    expect(ports.overflow).toBeLessThanOrEqual(0);
  });
}

/** What the readers of each article ask a search engine. */
const questions: [string, string][] = [
  ['how to write an interview scorecard', 'write-the-scorecard-before-you-meet-anyone'],
  ['check a sales leader’s quota attainment', 'read-the-sales-number-against-its-territory'],
  ['contractors or permanent hires for a cloud migration', 'contractors-move-it-employees-keep-it'],
  ['how many interviewers should be on a panel', 'the-fifth-interviewer-costs-you-the-hire'],
  ['what a new CISO does in the first 90 days', 'a-cisos-first-90-days-start-before-the-offer'],
  ['why is our IT role taking so long to fill', 'why-it-roles-stall-in-week-six'],
  ['how many candidates should a slate have', 'what-a-slate-is-for'],
  ['are take-home coding tests worth it', 'pay-for-the-take-home-or-drop-it'],
  ['hard to hire an ERP program lead', 'the-erp-lead-you-want-is-mid-project'],
  ['when to use an interim CIO', 'what-an-interim-cio-may-decide'],
  ['should remote salaries depend on location', 'pay-for-the-work-or-the-zip-code'],
  ['what to ask in a reference call', 'the-reference-call-is-a-management-manual'],
  ['handle internal candidates in an external search', 'tell-the-internal-candidate-first'],
  ['when to share the salary range', 'the-band-you-will-not-say-aloud'],
  ['how do backchannel references work', 'assume-the-backchannel-already-happened'],
  ['hire first or buy the data platform first', 'hire-the-data-lead-before-the-platform'],
  ['should I accept a counter-offer', 'the-counter-offer-is-a-receipt'],
  ['what does an unfilled technology role cost', 'the-hidden-cost-of-a-slow-tech-hire'],
  ['what AI screening can and cannot do', 'you-cant-automate-alignment'],
  ['is it hard to hire IT people now', 'the-it-job-market-what-the-headlines-miss'],
];

test('Each article comes first for the question that it answers', async ({ request }) => {
  const index = await request.get('/search-index.json');
  const search = await createSearch(readEntries(await index.json()));
  const first = questions.map(([question]) => [question, search(question).hits[0]?.entry.to]);
  expect(first).toEqual(questions.map(([question, slug]) => [question, `/blog/${slug}`]));
});

test('Search engines are kept from the search by its own word, not by robots.txt', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toContain('/search<');
  const robots = await page.request.get('/robots.txt');
  expect(await robots.text()).not.toContain('/search');
});
