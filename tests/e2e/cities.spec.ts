import type { Page } from '@playwright/test';
import { isListed, readBuiltPages } from '../support/built-pages.ts';
import { expect, test } from './support/site.ts';

const cities = ['little-rock', 'dallas', 'shreveport', 'vero-beach', 'new-york-city'];

test('a city has one address in all links, a second that works, and its office’s street and hours', async ({
  page,
}) => {
  for (const { path } of readBuiltPages().filter(isListed)) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('href="/locations/');
    for (const slug of cities) expect(html, path).toContain(`href="/${slug}-it-recruitment"`);
  }
  for (const file of ['/llms.txt', '/search-index.json', '/sitemap.xml'])
    expect(await (await page.request.get(file)).text(), file).not.toContain('/locations/');
  for (const slug of cities)
    expect(await (await page.request.get(`/locations/${slug}`)).text()).toMatch(
      new RegExp(`rel="canonical" href="[^"]*/${slug}-it-recruitment"`),
    );

  const facts = page.locator('.expertise-facts');
  await page.goto('/dallas-it-recruitment');
  await expect(facts).toContainText('4 Elm Walk, Dallas, TX 75299');
  await expect(facts).toContainText(/In the office\s*Monday to Friday, 9\sa\.m\. to 5\sp\.m\./);
  const call = page.locator('.city-hero .city-phone');
  await expect(call).toHaveAttribute('href', /^tel:/);
  await expect(facts).toContainText((await call.textContent()) ?? '');
  await page.goto('/little-rock-it-recruitment');
  await expect(facts).not.toContainText('In the office');

  await page.goto('/');
  const about = page.locator('#about');
  await expect(about.locator('li').getByRole('link')).toHaveText([
    'Dallas, TX',
    'Little Rock, AR',
    'Vero Beach, FL',
    'New York City, NY',
  ]);
  await expect(about).toContainText(
    'from four offices, in Texas, Arkansas, Florida, and New York.',
  );
});

const allPlaces = (page: Page) => page.getByRole('region', { name: 'All our places' });

test('lists all cities, Little Rock first, with its sections folded and the reason below', async ({
  page,
}) => {
  await page.goto('/locations');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/locations$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All our places');
  const list = allPlaces(page);
  const names = list.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names).toHaveCount(cities.length);
  for (const [index, slug] of cities.entries()) {
    await expect(names.nth(index)).toHaveAttribute('href', `/${slug}-it-recruitment`);
  }
  await expect(list.getByRole('link', { name: 'Book a Free Hiring Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const hiring = page.getByRole('region', { name: 'How Little Rock hires' });
  await expect(page.getByText('No city was asked for: here is Little Rock.')).toBeVisible();
  await expect(hiring).toBeHidden();
  await page.getByRole('heading', { name: 'All about Little Rock' }).click();
  await expect(hiring).toBeVisible();
  await expect(page.getByRole('region', { name: 'In-demand roles' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hiring in Little Rock' })).toHaveCount(0);
});

test('the skylines share one line, which wraps between rows without a gap', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 900, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/locations');
    const rows = await readRows(page);
    expect(rows.flat(), `${width} px`).toHaveLength(cities.length);
    for (const [row, pieces] of rows.entries()) {
      const at = `row ${row + 1} at ${width} px`;
      expect(new Set(pieces.map(({ ground }) => ground)).size, at).toBe(1);
      for (const [index, { left }] of pieces.entries())
        if (index > 0) expect(Math.abs(left - (pieces[index - 1]?.right ?? 0)), at).toBeLessThan(1);
    }
    expect(await findLooseEnds(page), `${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  // The last window is wide, and they use all of it.
  const [row = []] = await readRows(page);
  expect(row[0]?.left).toBeLessThan(80);
  expect(row.at(-1)?.right).toBeGreaterThan(2120);
});

test('the drawing links to the city, and its phone number starts a call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations');
  const vero = allPlaces(page).getByRole('listitem').filter({ hasText: 'Vero Beach' });
  const call = vero.getByRole('link', { name: /555/ });
  await expect(call).toHaveAttribute('href', /^tel:/);
  for (const box of await Promise.all(
    (await allPlaces(page).locator('a[href^="tel:"]').all()).map((link) => link.boundingBox()),
  ))
    expect(box?.height).toBeGreaterThanOrEqual(44);
  await call.click({ trial: true });
  await vero.click({ position: { x: 100, y: 20 } });
  await expect(page).toHaveURL(/\/vero-beach-it-recruitment$/);
});

/** Left and right edge of each city, and the height of its ground line, by row. */
const readRows = (page: Page) =>
  page.locator('.city').evaluateAll((all) => {
    const rows = new Map<number, { left: number; right: number; ground: number }[]>();
    for (const city of all) {
      const { left, right, top } = city.getBoundingClientRect();
      const run = city.querySelector('.city-run:last-child');
      const ground = Math.round(run?.getBoundingClientRect().bottom ?? 0);
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), { left, right, ground }]);
    }
    return [...rows.values()];
  });

/** Bends with an end that meets neither another piece nor the section's edge. */
const findLooseEnds = (page: Page) =>
  page.locator('.all-cities').evaluate((section) => {
    const edge = section.getBoundingClientRect().bottom;
    const pieces = [...section.querySelectorAll('.line, .city-run')]
      .map((piece) => ({ name: piece.className, box: piece.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const isLoose = (own: DOMRect, x: number, y: number) =>
      Math.abs(y - edge) > 2 &&
      !pieces.some(
        ({ box }) =>
          box !== own &&
          x > box.left - 2 &&
          x < box.right + 2 &&
          y > box.top - 2 &&
          y < box.bottom + 2,
      );
    return pieces
      .filter(({ name }) => name.includes('bend-'))
      .filter(({ name, box }) => {
        const [, across, along] = /bend-([tb])([lr])/.exec(name) ?? [];
        const [x, far] = along === 'l' ? [box.left, box.right] : [box.right, box.left];
        const [y, end] = across === 't' ? [box.top, box.bottom] : [box.bottom, box.top];
        return isLoose(box, far, y) || isLoose(box, x, end);
      })
      .map(({ name }) => name);
  });
