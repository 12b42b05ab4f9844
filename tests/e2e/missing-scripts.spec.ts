import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sentence = 'This part of the page is not working.';

interface Tool {
  path: string;
  /** Uses the tool. */
  use: (page: Page) => Promise<void>;
  /** The response of the working tool. */
  answer: (page: Page) => ReturnType<Page['locator']>;
  /** A sentence that only a working tool may show. */
  promise?: string;
  /** What the page offers when the tool does not work. */
  instead: string;
}

const tools: Tool[] = [
  {
    path: '/search',
    use: (page) => page.getByRole('searchbox').pressSequentially('CISO'),
    answer: (page) =>
      page.getByText(/^7 results for “CISO”$|^The search could not be loaded\./).first(),
    instead: 'The search runs in your browser and needs JavaScript.',
  },
  {
    path: '/tools/scorecard',
    use: (page) => page.locator('[name=role]').fill('Head of lamps'),
    answer: (page) => page.getByText('Name a judge.'),
    promise: 'Kept here until you delete it.',
    instead: 'Use paper.',
  },
  {
    path: '/tools/hiring-brief',
    use: (page) => page.locator('[name=role]').fill('CISO'),
    answer: (page) => page.locator('.brief-words').filter({ hasText: 'CISO' }),
    promise: 'Kept in this browser until you delete it.',
    instead: 'Use a pen.',
  },
  {
    path: '/tools/cost-of-vacancy',
    use: (page) => page.locator('[name=fee]').fill('50k'),
    answer: (page) => page.locator('.vacancy-total').filter({ hasText: '53,000' }),
    promise: 'They stand in the address.',
    instead: 'The fields need JavaScript.',
  },
];

for (const [index, { path, use, answer, promise, instead }] of tools.entries()) {
  test(`${path} works or shows a message, whichever script fails to load`, {
    tag: index > 0 ? '@nightly' : [],
  }, async ({ page, context, baseURL }) => {
    await page.goto(path);
    if (promise) await expect(page.getByText(promise)).toBeHidden();
    await use(page);
    await expect(answer(page)).toBeVisible();
    if (promise) await expect(page.getByText(promise)).toBeVisible();
    // The entries of the page, and the chunk of its island.
    const names = await page.evaluate((): string[] => {
      const entries = document.querySelector<HTMLElement>('script[data-after-paint]');
      const island = document.querySelector('astro-island[component-url]');
      return [
        ...JSON.parse(entries?.dataset.afterPaint ?? '[]'),
        island?.getAttribute('component-url'),
      ];
    });
    expect(names.length).toBeGreaterThan(1);
    await page.close();

    const visitWithout = async (script: string) => {
      // The fixture's page would wait for all scripts.
      const visit = await context.newPage();
      await visit.route(`**${script}*`, (route) => route.abort());
      await visit.goto(`${baseURL}${path}`);
      await use(visit);
      const broken = visit.getByText(sentence);
      await expect(answer(visit).or(broken), script).toBeVisible();
      if (await broken.isVisible()) {
        await expect(visit.getByText(instead), script).toBeVisible();
        if (promise) await expect(visit.getByText(promise), script).toBeHidden();
        await expect(visit.locator('astro-island button[type=button]'), script).toHaveCount(0);
      }
      await visit.close();
    };
    // At once, because each visit waits for a second attempt to load the script.
    await Promise.all(names.map(visitWithout));
  });
}
