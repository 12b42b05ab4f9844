import type { Page } from '@playwright/test';
import { readBrand, readFilledYaml } from '../../lib/content/firm-files.ts';
import { peopleSchema } from '../../lib/content/schemas/people.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const brand = readBrand();
const people = readFilledYaml('people.yaml', peopleSchema).items;
const path = '/about/mara-fenn';
/** Days of the fixture's searches, and whether each ends in a dot. */
const searches = [
  { days: 40, filled: true },
  { days: 100, filled: false },
  { days: 12, filled: false },
  { days: 25, filled: true },
];

const list = (page: Page) => page.getByRole('region', { name: 'The last 4 searches' });

async function open(page: Page, width = 1440, address = path) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await waitForLayout(page);
}

test('each search is a line as long as it took, at every width', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const width of [390, 768, 1440, 2200]) {
    await open(page, width);
    const lines = await list(page)
      .locator('.last-search .search-line')
      .evaluateAll((all) =>
        all.map((svg) => {
          const [stroke, sign] = [svg.querySelector('line'), svg.querySelector('circle')];
          return {
            length: stroke?.getBoundingClientRect().width ?? 0,
            filled: sign?.classList.contains('search-dot'),
          };
        }),
      );
    const at = `at ${width} px`;
    expect(
      lines.map(({ filled }) => filled),
      at,
    ).toEqual(searches.map(({ filled }) => filled));
    const pixelsPerDay = (lines[1]?.length ?? 0) / 100;
    expect(pixelsPerDay, at).toBeGreaterThan(2);
    for (const [index, { days }] of searches.entries())
      expect(lines[index]?.length, `${days} days ${at}`).toBeCloseTo(days * pixelsPerDay, 0);
  }
});

test('a person’s page lists searches with their result, and one without has no such section', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page);
  await expect(list(page).getByRole('listitem')).toHaveText([
    'Head of data, harborFilled 40 days',
    'Head of reports, millFailed 100 daysThe mill closed.',
    'Data lead, ferryOpen 12 days',
    'Data lead, bakeryFilled 25 days',
  ]);
  await expect(list(page).getByText('Sample', { exact: true })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Direct line (214) 555-0121' })).toHaveAttribute(
    'href',
    'tel:+12145550121',
  );
  await open(page, 390, '/about/ivy-tarn');
  await expect(
    page.getByRole('region', { name: 'The last search' }).getByRole('listitem'),
  ).toHaveText(['Seller, quarryFilled 1 day']);
  await open(page, 1440, '/about/otis-quill');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otis Quill');
  await expect(page.locator('.last-searches, #searches')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What Otis answers for' })).toContainText(
    'Dallas, TX',
  );
  await expect(main.getByRole('link', { name: `Call ${brand.phone}` })).toBeVisible();
});

test('forms, cities and services name a person and say who answers and who takes calls', async ({
  page,
}) => {
  for (const [address, name, does] of [
    ['/', 'Ivy Tarn', 'answers'],
    ['/contact', 'Ivy Tarn', 'answers'],
    ['/desk-jobs', 'Ivy Tarn', 'answers'],
    ['/little-rock-it-recruitment', 'Mara Fenn', 'leads this work'],
    ['/locations', 'Mara Fenn', 'leads this work'],
    ['/services/interim-staffing', 'Otis Quill', 'leads this work'],
  ] as const) {
    await page.goto(address);
    const [first = ''] = name.split(' ');
    const sheet = page.locator('.sheet').filter({ hasText: `${first} ${does}` });
    await expect(sheet.getByRole('heading'), address).toHaveText(`${first} ${does} ${name}`);
    await expect(sheet, address).toContainText(
      'Ivy reads your request and answers it. Calls are with Otis Quill or Ivy Tarn: each free time says',
    );
    await expect(sheet.getByRole('link', { name }), address).toHaveAttribute(
      'href',
      `/about/${name.toLowerCase().replace(' ', '-')}`,
    );
  }
  for (const address of ['/vero-beach-it-recruitment', '/services/fox-fast-track']) {
    await page.goto(address);
    await expect(page.locator('.sheet'), address).toHaveCount(0);
  }
  await page.goto('/guides/who-fills-the-night-desk');
  const sheet = page.locator('.sheet');
  await expect(sheet.locator('.signature')).toBeVisible();
  await expect(sheet.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
});

test('the leaders link to their pages, which are listed everywhere, and show their searches at one scale', async ({
  page,
  request,
}) => {
  await open(page, 1440, '/about');
  for (const { id, name } of people)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/about/${id}`,
    );
  const longest = (name: string) =>
    page
      .locator('.leader', { hasText: name })
      .locator('.search-strip line')
      .evaluateAll((all) => Math.max(...all.map((line) => line.getBoundingClientRect().width)));
  expect((await longest('Mara Fenn')) / (await longest('Ivy Tarn'))).toBeCloseTo(100, -1);
  for (const file of ['/sitemap.xml', '/llms.txt', '/search-index.json', '/sitemap'])
    expect(await (await request.get(file)).text(), file).toContain(path);
});

test.describe('Without a script, in forced colors', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false, contextOptions: { forcedColors: 'active' } });

  test('every search is shown, and dots and rings stay distinguishable', async ({ page }) => {
    await page.goto(path);
    await expect(list(page).getByRole('listitem')).toHaveCount(searches.length);
    const colors = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((sign) => [getComputedStyle(sign).fill, getComputedStyle(sign).stroke]);
    const dot = await colors('.last-search .search-dot');
    const ring = await colors('.last-search .search-ring');
    expect(dot[0]).not.toBe(ring[0]);
    expect(ring[1]).toBe(dot[0]);
  });
});
