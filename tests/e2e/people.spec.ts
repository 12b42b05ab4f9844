import type { Page } from '@playwright/test';
import { loadFixture, readBrand } from '../support/fixture-content.ts';
import { expect, test } from './support/site.ts';
import { openAt } from './support/unfolded.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const brand = readBrand();
const people = loadFixture().files['people.yaml'].items;
const path = '/about/mara-fenn';

const list = (page: Page) => page.getByRole('region', { name: 'The last 4 searches' });

test('a person’s page lists searches with their result, and one without has no such section', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openAt(page, path);
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
  await openAt(page, '/about/ivy-tarn', 390);
  await expect(
    page.getByRole('region', { name: 'The last search' }).getByRole('listitem'),
  ).toHaveText(['Seller, quarryFilled 1 day']);
  await openAt(page, '/about/otis-quill');
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
    ['/services/interim-staffing', 'Otis Quill', 'leads this work'],
  ] as const) {
    await page.goto(address);
    const [first = ''] = name.split(' ');
    const sheet = page.locator('.sheet').filter({ hasText: `${first} ${does}` });
    await expect(sheet.getByRole('heading'), address).toHaveText(`${first} ${does} ${name}`);
    await expect(sheet, address).toContainText(
      'Ivy answers your request. Calls are with Otis Quill or Ivy Tarn.',
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

test('the leaders link to their pages, and show their searches at one scale', async ({ page }) => {
  await openAt(page, '/about');
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
  const team = page.locator('#team');
  await expect(team).toContainText('Calls are with Otis Quill or Ivy Tarn');
  await expect(team.getByText('Half of those filled took 33 days or less.')).toHaveCount(1);
  expect((await longest('Mara Fenn')) / (await longest('Ivy Tarn'))).toBeCloseTo(100, -1);
});
