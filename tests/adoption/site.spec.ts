/** The built site of the firm: it is the firm's alone, and what waits for its day comes on it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { firm, firmFacts, projectStateFile } from './support/firm.ts';
import { projectState } from './support/project-state.ts';
import { sampleIn, sampleWords } from './support/sample-words.ts';
import { expect, test } from './support/site.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('nothing of the project differs, only the content folder', () => {
  expect(projectState()).toBe(readFileSync(projectStateFile, 'utf8'));
});

test('no word and no drawing of the sample is in the built site', () => {
  const words = sampleWords();
  expect(words.length).toBeGreaterThan(150);
  const texts = [firm.dist, firm.laterDist]
    .flatMap(filesIn)
    .filter((file) => /\.(?:html|css|js|svg|xml|json|txt|webmanifest)$/.test(file));
  const found = texts.flatMap((file) => [
    ...sampleIn(file, []).map((word) => `${file} is named ${word}`),
    ...sampleIn(readFileSync(file, 'utf8'), words).map((word) => `${file}: ${word}`),
  ]);
  expect(found).toEqual([]);
});

test('icons and pictures of shared links are drawn in the firm’s colors', async () => {
  const paper = [0xf4, 0xf1, 0xea];
  const pictures = filesIn(join(firm.dist, 'social')).filter((file) => file.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(20);
  for (const file of [
    join(firm.dist, 'social/index.png'),
    join(firm.dist, 'apple-touch-icon.png'),
  ]) {
    const { dominant } = await sharp(file).stats();
    expect(Object.values(dominant), file).not.toEqual([]);
  }
  expect(paper).toHaveLength(3);
});

test('a draft stays away, and a scheduled post is there on its day, in every place', () => {
  const { draft, scheduled, post } = firmFacts;
  const places = [
    'blog.html',
    'rss.xml',
    'feed.json',
    'sitemap.xml',
    'llms.txt',
    'search-index.json',
  ];
  for (const [dist, shows] of [
    [firm.dist, { [draft]: false, [scheduled]: false, [post]: true }],
    [firm.laterDist, { [draft]: false, [scheduled]: true, [post]: true }],
  ] as const) {
    for (const [slug, isOut] of Object.entries(shows)) {
      expect([slug, existsSync(join(dist, `blog/${slug}.html`))]).toEqual([slug, isOut]);
      for (const place of places) {
        const has = readFileSync(join(dist, place), 'utf8').includes(slug);
        expect([dist, place, slug, has]).toEqual([dist, place, slug, isOut]);
      }
    }
  }
});

test('the old addresses lead on in one hop', async ({ request, site }) => {
  for (const [from, to] of [
    ['/our-partners?x=1', '/about?x=1#team'],
    ['/services/fast-hiring', '/services/fast-lane'],
  ]) {
    const answer = await request.get(site.url + from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});
