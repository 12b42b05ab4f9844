import sharp from 'sharp';
import { readEntries, readTopics } from '../../lib/content/firm-files.ts';
import { serviceSchema } from '../../lib/content/schemas/service.ts';
import { isListed, readBuiltPages } from './support/built-pages.ts';
import { expect, test } from './support/site.ts';

const aTopic = expect.stringMatching(new RegExp(`^(?:${(readTopics().topics ?? []).join('|')})$`));

test('each page has one h1, a language and alternative texts', async ({ page }) => {
  const pages = await readBuiltPages(page);
  expect(pages.length).toBeGreaterThan(40);
  for (const {
    path,
    language,
    headings,
    imagesWithoutAlt,
    stylesBelow,
    title,
    description,
  } of pages) {
    expect(headings, `h1 of ${path}`).toBe(1);
    expect(language, path).toBe('en-US');
    expect(imagesWithoutAlt, `pictures of ${path} without alt`).toBe(0);
    expect(stylesBelow, `styles below the head of ${path}`).toBe(0);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description, path).not.toBe('');
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
  }
});

test('titles, descriptions and previews are unique', async ({ page }) => {
  const listed = (await readBuiltPages(page)).filter(isListed);
  const own = listed.filter(({ path, canonical }) => new URL(canonical).pathname === path);
  expect(own.length).toBeGreaterThan(30);
  for (const read of [
    (built: (typeof own)[number]) => built.title,
    (built: (typeof own)[number]) => built.description,
    (built: (typeof own)[number]) => built.meta['og:title'],
    (built: (typeof own)[number]) => built.meta['og:image'],
  ]) {
    const all = own.map(read);
    expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([]);
  }
});

test('the description of a service is its long description', async ({ page }) => {
  const pages = await readBuiltPages(page);
  for (const { id, longDescription } of readEntries('services', serviceSchema)) {
    const built = pages.find(({ path }) => path === `/services/${id}`);
    expect(longDescription.startsWith(built?.description.replace(/…$/, '') ?? '?'), id).toBe(true);
  }
});

test('each canonical address answers without a redirect and names itself', async ({ page }) => {
  const pages = await readBuiltPages(page);
  const canonical = new Map(pages.map((built) => [built.path, built.canonical]));
  for (const { path, canonical: address, meta } of pages.filter(isListed)) {
    const target = new URL(address).pathname;
    expect(canonical.get(target), `${path}: ${address}`).toBe(address);
    expect(meta['og:url'], path).toBe(address);
    const answer = await page.request.get(target, { maxRedirects: 0 });
    expect(answer.status(), `${path}: ${address}`).toBe(200);
  }
});

test('a page without a canonical address is noindex', async ({ page }) => {
  const hidden = (await readBuiltPages(page)).filter((built) => !isListed(built));
  const answers = ['/404', '/appointment', '/blog/not-found', '/form-result', '/newsletter-result'];
  expect(hidden.map(({ path }) => path)).toEqual(expect.arrayContaining(answers));
  for (const { path, canonical, meta, graphs } of hidden) {
    expect(canonical, path).toBe('');
    expect(Object.keys(meta).filter((name) => name.startsWith('og:'))).toEqual([]);
    expect(graphs, path).toEqual([]);
  }
});

test('each preview is a small picture of 1200 by 630', async ({ page }) => {
  for (const { path, meta, description } of (await readBuiltPages(page)).filter(isListed)) {
    expect(meta, path).toMatchObject({
      'og:description': description,
      'og:locale': 'en_US',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': meta['og:title'],
      'twitter:card': 'summary_large_image',
      robots: expect.stringContaining('index, follow'),
    });
    const answer = await page.request.get(new URL(meta['og:image'] ?? '').pathname);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    const picture = await answer.body();
    expect(picture.length, path).toBeLessThan(80_000);
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 });
  }
});

test('posts, articles and guides have author, date and topic', async ({ page }) => {
  const pages = (await readBuiltPages(page)).filter(isListed);
  const posts = pages.filter(({ path }) => path.startsWith('/blog/'));
  expect(posts).toHaveLength(8);
  for (const { path, meta } of posts) {
    expect(meta, path).toMatchObject({
      'og:type': 'article',
      'article:published_time': expect.stringMatching(/^2024-\d\d-\d\dT12:00:00Z$/),
      'article:modified_time': expect.stringMatching(/^2024-\d\d-\d\dT12:00:00Z$/),
      'article:section': aTopic,
      'article:tag': expect.stringMatching(/./),
      keywords: expect.stringContaining(', '),
      author: expect.stringMatching(/^Otis Quill$|^Ivy Tarn$|^The Juniper Row team$/),
    });
  }
  const guides = pages.filter(({ path }) => path.startsWith('/guides/'));
  expect(guides).toHaveLength(2);
  for (const { path, meta } of guides) {
    expect(meta, path).toMatchObject({
      'og:type': 'article',
      'article:section': aTopic,
      'article:modified_time': expect.stringMatching(/^2026-\d\d-\d\dT12:00:00Z$/),
      author: expect.stringMatching(/^(?:Ivy Tarn|Otis Quill)$/),
    });
  }
  for (const { path, meta } of pages.filter(
    (built) => !posts.includes(built) && !guides.includes(built),
  )) {
    expect(meta['og:type'], path).toBe('website');
    expect(meta.keywords, path).toMatch(/hiring, search$/);
  }
});

test('cities and services have their own keywords', async ({ page }) => {
  const pages = new Map(
    (await readBuiltPages(page)).map(({ path, meta }) => [path, meta.keywords]),
  );
  expect(pages.get('/dallas-it-recruitment')).toMatch(
    /^Dallas, Greater Dallas, chief data officer/,
  );
  expect(pages.get('/services/interim-staffing')).toMatch(/^Interim Cover, Banking/);
});

test('the home page has the default title', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Juniper Row | Hiring Help');
});
