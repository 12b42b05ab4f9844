import { isListed, readBuiltPages } from './support/built-pages.ts';
import { expect, test } from './support/site.ts';

const cities = ['little-rock', 'dallas', 'shreveport', 'vero-beach', 'new-york-city'];

test('each link to a city is its canonical address', async ({ page }) => {
  for (const { path } of (await readBuiltPages(page)).filter(isListed)) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('href="/locations/');
    for (const slug of cities) expect(html, path).toContain(`href="/${slug}-it-recruitment"`);
  }
  for (const file of ['/llms.txt', '/search-index.json', '/sitemap.xml']) {
    expect(await (await page.request.get(file)).text(), file).not.toContain('/locations/');
  }
});

test('the second address of a city works and names the canonical one', async ({ page }) => {
  for (const slug of cities) {
    await page.goto(`/locations/${slug}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/${slug}-it-recruitment$`),
    );
  }
});

test('shows street and hours of a city that has them', async ({ page }) => {
  const facts = page.locator('.expertise-facts');
  await page.goto('/dallas-it-recruitment');
  await expect(facts).toContainText('4 Elm Walk, Dallas, TX 75299');
  await expect(facts).toContainText(/In the office\s*Monday to Friday, 9\sa\.m\. to 5\sp\.m\./);
  await page.goto('/little-rock-it-recruitment');
  await expect(facts).not.toContainText('In the office');
});

test('lists all cities, Little Rock first and in full', async ({ page }) => {
  await page.goto('/locations');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/locations$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All our places');
  const list = page.getByRole('region', { name: 'All our places' });
  const names = list.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names).toHaveCount(cities.length);
  for (const [index, slug] of cities.entries()) {
    await expect(names.nth(index)).toHaveAttribute('href', `/${slug}-it-recruitment`);
  }
  await expect(page.getByRole('region', { name: 'Hiring in Little Rock' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In-demand roles' })).toBeVisible();
});

test('the home page links to the cities with an office and shows their number', async ({
  page,
}) => {
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
