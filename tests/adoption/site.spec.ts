/** The built site of the adopting firm. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../../lib/content/load.ts';
import { projectStateFile, readProjectState } from './support/firm.ts';
import { findSampleWords, listSampleWords } from './support/sample-words.ts';
import { expect, test } from './support/site.ts';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('only the content folder has changed', () => {
  expect(readProjectState()).toBe(readFileSync(projectStateFile, 'utf8'));
});

test('the built site has no text or drawing from the sample', ({ firm }) => {
  const words = listSampleWords(firm);
  expect(words.length).toBeGreaterThan(150);
  const texts = [firm.dist, firm.laterDist]
    .flatMap(listFiles)
    .filter((file) => /\.(?:html|css|js|svg|xml|json|txt|webmanifest)$/.test(file));
  const found = texts.flatMap((file) => [
    ...findSampleWords(file, []).map((word) => `${file} is named ${word}`),
    ...findSampleWords(readFileSync(file, 'utf8'), words).map((word) => `${file}: ${word}`),
  ]);
  expect(found).toEqual([]);
});

test('icons and social cards have the firm’s colors', async ({ firm }) => {
  const own = loadContent(firm.content).files['brand/look.yaml'].colors;
  const sample = loadContent('sample').files['brand/look.yaml'].colors;
  const pictures = listFiles(firm.dist).filter((file) => file.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(10);
  for (const file of pictures) {
    const has = await readColors(file);
    expect([file, has(own.signal), has(sample.signal)]).toEqual([file, true, false]);
  }
});

/** How much the palette of a PNG rounds each channel. */
const maxRounding = 2;

/** @returns a function that tells whether the picture has a pixel of a color such as `#0f2c26` */
async function readColors(file: string): Promise<(color: string) => boolean> {
  const picture = sharp(file).flatten({ background: '#fff' }).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isNear = (at: number, value: number) => Math.abs((data[at] ?? 0) - value) <= maxRounding;
  return (color) => {
    const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
    for (let at = 0; at < data.length; at += info.channels) {
      if (isNear(at, red) && isNear(at + 1, green) && isNear(at + 2, blue)) return true;
    }
    return false;
  };
}

test('drafts stay hidden, and a scheduled post appears everywhere on its day', ({ firm }) => {
  const { draft, scheduled, published } = firm.posts;
  const places = ['blog.html', 'rss.xml', 'sitemap.xml', 'llms.txt', 'search-index.json'];
  for (const [dist, shows] of [
    [firm.dist, { [draft]: false, [scheduled]: false, [published]: true }],
    [firm.laterDist, { [draft]: false, [scheduled]: true, [published]: true }],
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

test('redirects old addresses in one hop, and answers 404 at the sample’s addresses', async ({
  request,
  site,
  firm,
}) => {
  for (const [from, to] of firm.moved) {
    const answer = await request.get(site.url + from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
  for (const path of firm.unknown) {
    expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 404]);
  }
});
