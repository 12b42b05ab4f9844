/** Posts appear on their day, everywhere at once (docs/product.md, Blog). */

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../lib/content/load.ts';
import { buildDay, isPublished } from '../../lib/content/publication.ts';
import { siteRecordFile } from '../../lib/site-record.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { runBuild } from './support/run-build.ts';

it('the day of the build is today in the time zone of the build, or the day of the setting', () => {
  expect(buildDay({}, new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(buildDay({ BUILD_DATE: '2027-02-03' }, new Date(2026, 0, 5))).toBe('2027-02-03');
});
it('the day of the build publishes posts dated up to it, and no drafts', () => {
  expect(isPublished({ date: '2026-01-05' }, '2026-01-05')).toBe(true);
  expect(isPublished({ date: '2026-01-06' }, '2026-01-05')).toBe(false);
  expect(isPublished({ date: '2026-01-05', draft: true }, '2026-01-05')).toBe(false);
});

describe('a scheduled post and a draft', () => {
  const waiting = 'pay-for-the-second-call';
  const draft = 'what-the-tester-saw';
  beforeEach(() => {
    vi.resetModules();
    const folder = join(createTempDir(), 'content');
    cpSync(fixtureContent, folder, { recursive: true });
    const edit = (slug: string, change: (text: string) => string) => {
      const file = join(folder, `posts/${slug}.md`);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    edit(waiting, (text) => text.replace(/^date: .*$/m, "date: '2099-03-01'"));
    edit(draft, (text) => text.replace(/^title:/m, 'draft: true\ntitle:'));
    // A link to a text that is not published stops the build.
    edit('a-map-of-the-first-week', (text) => text.replaceAll(`/blog/${waiting}`, '/blog'));
    edit('one-price-for-one-town', (text) => text.replaceAll(`/blog/${draft}`, '/blog'));
    vi.stubEnv('CONTENT_DIR', folder);
    // Vite keeps the content of the first test.
    vi.doMock('virtual:content', () => ({ default: loadContent() }));
  });
  afterEach(() => {
    vi.doUnmock('virtual:content');
    vi.unstubAllEnvs();
  });

  /** The data of every page, feed and index that shows posts. */
  async function listPlaces() {
    const { allPosts } = await import('../../site/features/post/posts.ts');
    const { listCanonicalPaths } = await import('../../site/content/routes.ts');
    const { readFeed } = await import('../../site/metadata/feed.ts');
    const { readSearchIndex } = await import('../../site/features/search/search-index.ts');
    const { socialCards } = await import('../../site/metadata/social-cards.ts');
    return JSON.stringify([
      allPosts,
      listCanonicalPaths(),
      await readFeed(new URL('https://juniper-row.example')),
      readSearchIndex(),
      socialCards,
    ]);
  }

  it('appear nowhere before their day', async () => {
    vi.stubEnv('BUILD_DATE', '2099-02-28');
    const shown = await listPlaces();
    expect(shown).not.toContain(waiting);
    expect(shown).not.toContain(draft);
    expect(shown).toContain('count-the-cutover-weekends');
  });

  it('differ on its day: the post appears, the draft does not', async () => {
    vi.stubEnv('BUILD_DATE', '2099-03-01');
    const shown = await listPlaces();
    expect(shown.split(`/blog/${waiting}`).length).toBeGreaterThan(3);
    expect(shown).not.toContain(draft);
  });

  it('appear in development', async () => {
    vi.stubEnv('DRAFTS', 'show');
    const shown = await listPlaces();
    expect(shown).toContain(waiting);
    expect(shown).toContain(draft);
  });
});

const scheduled = 'pay-for-the-second-call';
const draft = 'not-said-yet';

it('publishes a scheduled post everywhere, and records firm and redirects', {
  tags: ['nightly'],
}, async () => {
  // Astro moves files there, which works only within one disk.
  const root = createTempDir(tmpdir());
  const content = join(root, 'firm');
  cpSync(fixtureContent, content, { recursive: true });
  const post = readFileSync(join(content, `posts/${scheduled}.md`), 'utf8');
  const write = (slug: string, text: string) =>
    writeFileSync(join(content, `posts/${slug}.md`), text);
  write(scheduled, post.replace(/^date: .*$/m, "date: '2099-03-01'"));
  const picture = 'picture: { file: ./not-shown-yet.jpg, alt: A desk }';
  write(draft, post.replace(/^title: .*$/m, `title: Not said yet\ndraft: true\n${picture}`));
  const bytes = readFileSync(join(content, 'mara-fenn.jpg'));
  writeFileSync(join(content, 'posts/not-shown-yet.jpg'), Buffer.concat([bytes, Buffer.of(0)]));
  writeFileSync(join(content, 'redirects.yaml'), `/blog/moved-post: /blog/${scheduled}\n`);
  const firm = join(content, 'brand/firm.yaml');
  writeFileSync(firm, readFileSync(firm, 'utf8').replace(/^name: .*$/m, 'name: Alderway'));
  const dist = join(root, 'dist');
  const settings = { CONTENT_DIR: content, BUILD_DATE: '2099-03-01' };
  const { status, stdout, stderr } = runBuild(dist, settings);
  expect(status, stdout + stderr).toBe(0);

  expect(existsSync(join(dist, `blog/${scheduled}.html`))).toBe(true);
  expect(existsSync(join(dist, `social/blog/${scheduled}.png`))).toBe(true);
  expect(existsSync(join(dist, `blog/${draft}.html`))).toBe(false);
  for (const file of ['blog.html', 'rss.xml', 'sitemap.xml', 'llms.txt', 'search-index.json']) {
    const text = readFileSync(join(dist, file), 'utf8');
    expect([file, text.includes(scheduled)]).toEqual([file, true]);
    expect([file, text.includes(draft)]).toEqual([file, false]);
  }

  const files = readdirSync(join(dist, '_astro'));
  expect(files.filter((file) => file.startsWith('not-shown-yet'))).toEqual([]);

  const record: unknown = JSON.parse(readFileSync(join(dist, siteRecordFile), 'utf8'));
  expect(record).toMatchObject({
    brand: { name: 'Alderway' },
    addresses: { redirects: { '/blog/moved-post': `/blog/${scheduled}` } },
  });
});
