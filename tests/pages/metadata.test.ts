import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getBuiltPage, isListed, readBuiltPages } from '../support/built-pages.ts';
import { loadFixture } from '../support/fixture-content.ts';
import { serveFixture } from './support/serve-fixture.ts';

const { entries, files } = loadFixture();
const aTopic = expect.stringMatching(
  new RegExp(`^(?:${(files['lists.yaml'].topics ?? []).join('|')})$`),
);

const get = serveFixture();

/** The server fills in the pages that answer forms. */
const isTemplate = (text: string) => text.startsWith('{{');

test('each page has one h1, a language, alternative texts, and styles in its head', () => {
  const pages = readBuiltPages();
  expect(pages.length).toBeGreaterThan(40);
  for (const { path, elements, title, description } of pages) {
    const named = (name: string) => elements.filter((element) => element.name === name);
    const headings = named('h1').filter(({ place }) => place === 'body');
    expect(
      headings.map(({ text }) => text.trim()),
      `h1 of ${path}`,
    ).toEqual([expect.stringMatching(/./)]);
    expect(named('html')[0]?.attributes.lang, path).toBe('en-US');
    const unnamed = named('img').filter(({ attributes }) => attributes.alt === undefined);
    expect(unnamed, `pictures of ${path} without alt`).toEqual([]);
    const styles = named('style').filter(({ place }) => place === 'body');
    expect(styles, `styles below the head of ${path}`).toEqual([]);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description, path).toMatch(isTemplate(description) ? /./ : /[.…]$/);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
  }
});

test('titles, descriptions and previews are unique', () => {
  const listed = readBuiltPages().filter(isListed);
  const own = listed.filter(({ path, canonical }) => new URL(canonical).pathname === path);
  expect(own.length).toBeGreaterThan(30);
  const named = own.map(({ title, description, meta }) => ({ ...meta, title, description }));
  for (const name of ['title', 'description', 'og:title', 'og:image'] as const) {
    const all = named.map((each: Record<string, string>) => each[name]);
    expect(
      all.filter((value, index) => all.indexOf(value) !== index),
      name,
    ).toEqual([]);
  }
});

test('the description of a service is its long description', () => {
  for (const { id, data } of entries.services) {
    const { description } = getBuiltPage(`/services/${id}`);
    expect(data.longDescription.startsWith(description.replace(/…$/, '')), id).toBe(true);
  }
});

test('each canonical address answers without a redirect and names itself', async () => {
  const pages = readBuiltPages();
  const canonical = new Map(pages.map((built) => [built.path, built.canonical]));
  for (const { path, canonical: address, meta } of pages.filter(isListed)) {
    const target = new URL(address).pathname;
    expect(canonical.get(target), `${path}: ${address}`).toBe(address);
    expect(meta['og:url'], path).toBe(address);
    expect((await get(target)).status, `${path}: ${address}`).toBe(200);
  }
});

test('a page without a canonical address is noindex', () => {
  const hidden = readBuiltPages().filter((built) => !isListed(built));
  const filled = ['/appointment', '/form-result', '/newsletter-result'];
  const answers = ['/404', '/search', '/blog/not-found', ...filled];
  expect(hidden.map(({ path }) => path)).toEqual(expect.arrayContaining(answers));
  for (const { path, canonical, meta, graphs } of hidden) {
    expect(canonical, path).toBe('');
    expect(Object.keys(meta).filter((name) => name.startsWith('og:'))).toEqual([]);
    expect(graphs, path).toEqual([]);
  }
});

test('each preview is a small picture of 1200 by 630', async () => {
  for (const { path, meta, description } of readBuiltPages().filter(isListed)) {
    expect(meta, path).toMatchObject({
      'og:description': description,
      'og:locale': 'en_US',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': meta['og:title'],
      'twitter:card': 'summary_large_image',
      robots: expect.stringContaining('index, follow'),
    });
    const answer = await get(new URL(meta['og:image'] ?? '').pathname);
    expect(answer.headers.get('content-type'), path).toBe('image/png');
    const picture = await answer.bytes();
    expect(picture.length, path).toBeLessThan(80_000);
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 });
  }
});

test('posts, articles and guides have author, date and topic', () => {
  const pages = readBuiltPages().filter(isListed);
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

test('cities and services have their own keywords', () => {
  expect(getBuiltPage('/dallas-it-recruitment').meta.keywords).toMatch(
    /^Dallas, Greater Dallas, chief data officer/,
  );
  expect(getBuiltPage('/services/interim-staffing').meta.keywords).toMatch(
    /^Interim Cover, Banking/,
  );
});

test('the home page has the default title', () => {
  expect(getBuiltPage('/').title).toBe('Juniper Row | Hiring Help');
});

test('the pages of the blog alone allow pictures from other hosts', () => {
  for (const { path, elements } of readBuiltPages()) {
    const policy = elements.find(
      ({ attributes }) => attributes['http-equiv'] === 'content-security-policy',
    );
    const pictures = /img-src [^;]*/.exec(policy?.attributes.content ?? '')?.[0] ?? '';
    if (path === '/blog') expect(pictures).toContain('https://talks.example');
    if (!path.startsWith('/blog')) expect(pictures, path).not.toContain('https:');
  }
});

/** The label of the Enter key on screen keyboards, by page and field. */
const enterKeys: Record<string, Record<string, string | undefined>> = {
  '/': { name: 'next', company: 'next', email: 'next', phone: 'next', message: undefined },
  '/contact': { name: 'next', company: 'next', email: 'next', phone: 'next', message: undefined },
  '/blog': { email: 'send' },
  '/search': { q: 'search' },
};

test.each(Object.entries(enterKeys))('the fields of %s say what Enter does', (path, hints) => {
  const main =
    getBuiltPage(path)
      .elements.find(({ name }) => name === 'main')
      ?.inside() ?? [];
  for (const [field, hint] of Object.entries(hints)) {
    const found = main.find(
      ({ name, attributes }) => /^(?:input|textarea)$/.test(name) && attributes.name === field,
    );
    expect(found, field).toBeDefined();
    expect(found?.attributes.enterkeyhint, field).toBe(hint);
  }
});
