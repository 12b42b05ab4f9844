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

test('each search is a line as long as it took, at every width', async ({ page }) => {
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

test('a failed search shows its result and reason, and the list is marked as a sample once', async ({
  page,
}) => {
  await open(page);
  await expect(list(page).getByRole('listitem')).toHaveText([
    'Head of data, harborFilled 40 days',
    'Head of reports, millFailed 100 daysThe mill closed.',
    'Data lead, ferryOpen 12 days',
    'Data lead, bakeryFilled 25 days',
  ]);
  await expect(list(page).getByText('Sample', { exact: true })).toHaveCount(1);
});

test('a person without searches has a page without that section', async ({ page }) => {
  await open(page, 1440, '/about/otis-quill');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otis Quill');
  await expect(page.locator('.last-searches, #searches')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What Otis answers for' })).toContainText(
    'Dallas, TX',
  );
});

test('uses the singular for a single search', async ({ page }) => {
  await open(page, 390, '/about/ivy-tarn');
  const region = page.getByRole('region', { name: 'The last search' });
  await expect(region.getByRole('listitem')).toHaveText(['Seller, quarryFilled 1 day']);
});

test('shows the direct line, or the firm’s number without one', async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Direct line (214) 555-0121' })).toHaveAttribute(
    'href',
    'tel:+12145550121',
  );
  await page.goto('/about/otis-quill');
  await expect(main.getByRole('link', { name: `Call ${brand.phone}` })).toBeVisible();
});

for (const { where, address, name } of [
  { where: 'the form of the home page', address: '/', name: 'Ivy Tarn' },
  { where: 'the contact form', address: '/contact', name: 'Ivy Tarn' },
  { where: 'the form of an own page', address: '/desk-jobs', name: 'Ivy Tarn' },
  { where: 'a city', address: '/little-rock-it-recruitment', name: 'Mara Fenn' },
  { where: 'the first city of all', address: '/locations', name: 'Mara Fenn' },
  { where: 'a service', address: '/services/interim-staffing', name: 'Otis Quill' },
]) {
  test(`${where} names who answers`, async ({ page }) => {
    await page.goto(address);
    const [first = ''] = name.split(' ');
    const sheet = page.locator('.sheet').filter({ hasText: `${first} answers` });
    await expect(sheet.getByRole('heading')).toHaveText(`${first} answers ${name}`);
    await sheet.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('a city and a service without a person name nobody', async ({ page }) => {
  for (const address of ['/vero-beach-it-recruitment', '/services/fox-fast-track']) {
    await page.goto(address);
    await expect(page.locator('.sheet')).toHaveCount(0);
  }
});

test('a guide ends with the sheet of its author', async ({ page }) => {
  await page.goto('/guides/who-fills-the-night-desk');
  const sheet = page.locator('.sheet');
  await expect(sheet.locator('.signature')).toBeVisible();
  await expect(sheet.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
});

test('the leaders link to their pages and show their searches at one scale', async ({ page }) => {
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
});

test('people are in the sitemap, the search and llms.txt', async ({ page, request }) => {
  for (const file of ['/sitemap.xml', '/llms.txt', '/search-index.json'])
    expect(await (await request.get(file)).text(), file).toContain(path);
  await page.goto('/sitemap');
  await expect(page.getByRole('main').getByRole('link', { name: 'Mara Fenn' })).toBeVisible();
});

test('shows everything without a script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + path);
  await expect(list(page).getByRole('listitem')).toHaveCount(searches.length);
  await context.close();
});

test('dots and rings stay distinguishable in forced colors', async ({ browser, site }) => {
  const context = await browser.newContext({ forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(site.url + path);
  const colors = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((sign) => [getComputedStyle(sign).fill, getComputedStyle(sign).stroke]);
  const [dot, ring] = [
    await colors('.last-search .search-dot'),
    await colors('.last-search .search-ring'),
  ];
  expect(dot[0]).not.toBe(ring[0]);
  expect(ring[1]).toBe(dot[0]);
  await context.close();
});
