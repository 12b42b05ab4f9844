/**
 * A small firm that does without claims and many parts, and has replaced most samples: no trace of the parts is left,
 * the line closes each gap, and search engines list no page of a sample.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { ownPageSchema } from '../../../lib/content/schemas/pages.ts';
import { fixtureContent } from '../../support/fixture-content.ts';
import { buildOnce } from '../support/fixture-site.ts';
import { expectNoGap } from '../support/line-ports.ts';
import { test as base, expect, startSite } from '../support/site.ts';

const [content, dist] = ['.cache/content-of-small-firm', '.cache/site-of-small-firm'];
const live = 'https://www.alderway.com';
/** Files that are still samples, with their pages. */
const samples = {
  'testimonials.yaml': '/testimonials',
  'services/interim-staffing.yaml': '/services/interim-staffing',
  'cities/dallas.yaml': '/dallas-it-recruitment',
};
const real = ['/', '/about', '/services', '/vero-beach-it-recruitment', '/tools/hiring-brief'];
/** What the firm does without: files, and sections of pages. */
const absentFiles = [
  'banner-cities.yaml',
  'claims.yaml',
  'clients.yaml',
  'guides',
  'pages/career-strategy.yaml',
  'pages/consent.yaml',
  'pages/guides.yaml',
  'pages/how-we-count.yaml',
  'pay.yaml',
  'tools/cost-of-vacancy.yaml',
  'tools/scorecard.yaml',
  'tools/specimen-slate.yaml',
  'tools/toolbox.yaml',
  'videos.yaml',
];
const absentSections = {
  'pages/home.yaml': ['pains', 'comparison', 'clients'],
  'pages/services.yaml': ['difference', 'steps', 'statistics'],
  'pages/about.yaml': ['mission', 'practice', 'record'],
  'pages/blog.yaml': ['newsletter', 'post.stay', 'videos'],
};
/** Addresses of what is absent. */
const gone =
  /\/(?:guides|tools(?!\/hiring-brief)|career-strategy|how-we-count|newsletter)(?![\w-])|#talks|\/privacy#cookies/;

/** Takes out entries of lists that link to what is absent, the links of texts, and figures. */
const unlinkAbsent = (text: string) =>
  text
    .split('\n')
    .filter((line) => !(/^\s*(?:- |links: \[)\{/.test(line) && gone.test(line)))
    .join('\n')
    .replaceAll(/\[([^\]]*)\]\((\/[^)]*)\)/g, (link, words: string, to: string) =>
      gone.test(to) ? words : link,
    )
    .replaceAll(/claims: \[[^\]]*\]/g, 'claims: []')
    .replace(/^ +(?:against|excluded): .*\n/m, '');

const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    async ({}, use) => {
      rmSync(content, { recursive: true, force: true });
      cpSync(fixtureContent, content, { recursive: true });
      const edit = (name: string, change: (text: string) => string) =>
        writeFileSync(join(content, name), change(readFileSync(join(content, name), 'utf8')));
      for (const name of absentFiles) rmSync(join(content, name), { recursive: true });
      // An own page shows the claims that it names.
      edit('own-pages/desk-jobs.yaml', (text) => {
        const page = ownPageSchema.parse(parse(text));
        const sections = page.sections.filter(({ kind }) => kind !== 'statistics');
        return stringify({ ...page, sections });
      });
      for (const name of globSync('**/*.{yaml,md}', { cwd: content })) edit(name, unlinkAbsent);
      for (const [name, sections] of Object.entries(absentSections))
        edit(name, (text) => {
          const page = parseDocument(text);
          for (const section of sections) page.deleteIn(section.split('.'));
          return page.toString();
        });
      for (const name of globSync('**/*.{yaml,md}', { cwd: content }))
        if (!(name in samples))
          edit(name, (text) => text.replaceAll('sample: true', 'sample: false'));
      // Photos from another host would need consent.
      for (const name of globSync('posts/*.md', { cwd: content }))
        edit(name, (text) => text.replace(/^imageUrl: .*\n/m, ''));
      await buildOnce(dist, { CONTENT_DIR: content, SITE_URL: live });
      const site = await startSite(dist, { CONTENT_DIR: content, SITE_URL: live });
      await use(site);
      site.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'default' });

test.describe('A small firm', { tag: '@nightly' }, () => {
  test('no page, menu, list or feed mentions what the firm does without', async ({
    request,
    site,
  }) => {
    for (const file of globSync('**/*.{html,xml,json,txt}', { cwd: dist })) {
      // Letters sent earlier still link here.
      if (file === 'newsletter-result.html') continue;
      const text = readFileSync(join(dist, file), 'utf8');
      expect([file, gone.exec(text)?.[0]]).toEqual([file, undefined]);
    }
    for (const path of [
      '/guides',
      '/tools',
      '/tools/scorecard',
      '/tools/specimen-slate',
      '/tools/pay',
      '/career-strategy',
      '/how-we-count',
    ])
      expect([path, (await request.get(site.url + path)).status()]).toEqual([path, 404]);
    const subscribed = await request.post(`${site.url}/api/newsletter/subscribe`, {
      data: { email: 'ada@alder.example' },
    });
    expect(subscribed.status()).toBe(404);
  });

  test('shows neither figures nor absent sections', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main h2')).toHaveText([
      /./,
      'What you get',
      /./,
      /./,
      /./,
      /./,
      /./,
    ]);
    await expect(page.locator('.days, .claim-note, .figures, .banner, #cookie-banner')).toHaveCount(
      0,
    );
  });

  test('pages of samples are marked, noindex and not in the sitemap, and others are listed', async ({
    page,
  }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const robots = page.locator('meta[name=robots]');
    const marks = page.locator('main').getByText('Sample', { exact: true });
    for (const path of Object.values(samples)) {
      await page.goto(path);
      await expect(robots, path).toHaveAttribute('content', 'noindex');
      await expect(marks.first(), path).toBeAttached();
      expect(sitemap).not.toContain(`<loc>${live}${path}</loc>`);
    }
    for (const path of real) {
      await page.goto(path);
      await expect(robots, path).toHaveAttribute('content', /^index/);
      expect(sitemap).toContain(`<loc>${live}${path}</loc>`);
    }
    await page.goto('/about');
    await expect(page.locator('.leader').getByText('Sample', { exact: true })).toHaveCount(0);
  });

  test('the line has no gap', async ({ page }) => {
    for (const path of [
      '/',
      '/services',
      '/about',
      '/blog',
      '/testimonials',
      '/tools/hiring-brief',
    ]) {
      await page.goto(path);
      await expectNoGap(page);
    }
  });
});
