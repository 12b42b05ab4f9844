import { expect, test } from './support/site.ts';

test('lists guides by group, newest first, with the date of the last review', async ({ page }) => {
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'One chair',
    'One contract',
  ]);
  await expect(page.getByText('Nothing yet')).toHaveCount(0);
  const item = page.getByRole('listitem').filter({ hasText: 'Who fills the night desk' });
  await expect(item).toContainText('What the night desk decides by itself');
  await expect(item).toContainText('Checked on October 5, 2026');
  await item.getByRole('link').click();
  await expect(page).toHaveURL('/guides/who-fills-the-night-desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who fills the night desk');
});

test('a guide shows its answer, last review, contents, sources and author', async ({ page }) => {
  await page.goto('/guides/who-fills-the-night-desk');
  await expect(page).toHaveTitle(/^How to hire a night desk lead/);
  await expect(page.getByText('Then ask whom they called first.')).toBeVisible();
  await expect(page.getByText('Checked on October 5, 2026')).toBeVisible();
  await expect(page.locator('#sources + ol, #sources ~ ol')).toContainText('desk');
  await expect(page.getByRole('region', { name: /By/ })).toContainText('Ivy');
  await page.getByRole('link', { name: 'To all guides' }).click();
  await expect(page).toHaveURL('/guides');
});

test('a table in a guide is a tab stop only when it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/guides/who-fills-the-night-desk');
  const region = page.getByRole('region', { name: 'Which questions show it?' });
  await expect(region).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(region).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Which questions show it?' })).toBeVisible();
});

test('the structured data of a guide has an article, its questions and its last review', async ({
  page,
}) => {
  await page.goto('/guides/who-fills-the-night-desk');
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  const things: Record<string, unknown>[] = JSON.parse(graph ?? '{}')['@graph'];
  expect(things.find((thing) => thing['@type'] === 'Article')).toMatchObject({
    headline: 'Who fills the night desk',
    datePublished: expect.stringContaining('2026-03-02'),
    dateModified: expect.stringContaining('2026-10-05'),
  });
  expect(JSON.stringify(things)).toContain('"FAQPage"');
  expect(JSON.stringify(things)).toContain('"BreadcrumbList"');
});

test('guides are in sitemap.xml, llms.txt, both feeds and the search', async ({
  page,
  request,
}) => {
  for (const file of ['/sitemap.xml', '/llms.txt', '/rss.xml', '/feed.json', '/search-index.json'])
    expect(await (await request.get(file)).text(), file).toContain(
      '/guides/who-fills-the-night-desk',
    );
  await page.goto('/sitemap');
  await expect(page.getByRole('link', { name: 'A contract on one page' })).toBeVisible();
});

test('the head of the blog links to guides, toolbox and talks, and shows the newest guide', async ({
  page,
}) => {
  await page.goto('/blog');
  const ways = page.getByRole('navigation', { name: 'What else' });
  await expect(ways.getByRole('link')).toHaveText(['Articles', 'Guides', 'Toolbox', 'Talks']);
  await page.getByRole('link', { name: 'Who fills the night desk' }).click();
  await expect(page).toHaveURL('/guides/who-fills-the-night-desk');
});
