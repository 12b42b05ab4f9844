/**
 * A small firm that does without claims, posts and many parts, and has replaced most samples: no trace of the parts is
 * left, the line closes each gap, and search engines list no page of a sample.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { ownPageSchema } from '../../../lib/content/schemas/pages.ts';
import { expectNoGap } from '../support/line-ports.ts';
import { defineOtherSite } from '../support/other-site.ts';
import { expect } from '../support/site.ts';

const live = 'https://www.alderway.com';
/** Files that are still samples, with their pages. */
const samples = {
  'services/interim-staffing.yaml': '/services/interim-staffing',
  'cities/dallas.yaml': '/dallas-it-recruitment',
};
const real = ['/', '/about', '/services', '/vero-beach-it-recruitment', '/tools/hiring-brief'];
/** What the firm does without: files, and sections of pages. */
const absentFiles = [
  ...['guides', 'posts', 'pay.yaml', 'pages/career-strategy.yaml'],
  ...['claims.yaml', 'clients.yaml'],
  ...['pages/consent.yaml', 'pages/how-we-count.yaml', 'tools/cost-of-vacancy.yaml'],
  ...['tools/scorecard.yaml', 'tools/specimen-slate.yaml', 'tools/toolbox.yaml'],
];
const absentSections = {
  'pages/home.yaml': ['pains', 'comparison', 'clients', 'about.banner'],
  'pages/services.yaml': ['difference', 'steps', 'statistics'],
  'pages/about.yaml': ['mission', 'practice', 'record', 'values'],
  'pages/blog.yaml': ['newsletter', 'post.stay', 'videos'],
};
/** Addresses of what is absent. */
const gone =
  /\/(?:tools(?!\/hiring-brief)|career-strategy|how-we-count|newsletter)(?![\w-])|\/(?:blog|guides)\/[a-z]|#(?:articles|talks)|\/privacy#cookies/;

/** Takes out entries of lists that link to what is absent, the links of texts, and figures. */
const unlinkAbsent = (text: string) =>
  text
    .replaceAll(/\/blog\/[\w-]+/g, '/services')
    .split('\n')
    .filter((line) => !(/^\s*(?:- |links: \[)\{/.test(line) && gone.test(line)))
    .join('\n')
    .replaceAll(/\[([^\]]*)\]\((\/[^)]*)\)/g, (link, words: string, to: string) =>
      gone.test(to) ? words : link,
    )
    .replaceAll(/claims: \[[^\]]*\]/g, 'claims: []')
    .replace(/^ +(?:against|excluded): .*\n/m, '');

const { dist, test } = defineOtherSite('small-firm', {
  build: { SITE_URL: live },
  server: { SITE_URL: live },
  change(edit, content) {
    for (const name of absentFiles) rmSync(join(content, name), { recursive: true });
    // An own page shows the claims that it names.
    edit('own-pages/desk-jobs.yaml', (text) => {
      const page = ownPageSchema.parse(parse(text));
      const sections = page.sections.filter(({ kind }) => kind !== 'statistics');
      return stringify({ ...page, sections });
    });
    // Lists without an entry.
    edit('lists.yaml', (text) => text.replace(/^industries:\n(?: {2}- .*\n)+/m, ''));
    edit('testimonials.yaml', (text) => text.replace(/^items:.*/ms, 'items: []'));
    edit('pages/sitemap.yaml', (text) => text.replace(/featured: .*/, 'featured: []'));
    for (const name of globSync('**/*.{yaml,md}', { cwd: content })) {
      edit(name, unlinkAbsent);
      if (!(name in samples))
        edit(name, (text) => text.replaceAll('sample: true', 'sample: false'));
    }
    for (const [name, sections] of Object.entries(absentSections))
      edit(name, (text) => {
        const page = parseDocument(text);
        for (const section of sections) page.deleteIn(section.split('.'));
        return page.toString();
      });
  },
});

test.describe('A small firm', { tag: '@nightly' }, () => {
  test('no page, menu, list or feed mentions what the firm does without', async ({ request }) => {
    for (const file of globSync('**/*.{html,xml,json,txt}', { cwd: dist })) {
      // Letters sent earlier still link here.
      if (file === 'newsletter-result.html') continue;
      const text = readFileSync(join(dist, file), 'utf8');
      expect([file, gone.exec(text)?.[0]]).toEqual([file, undefined]);
    }
    for (const path of [
      ...['/tools', '/tools/scorecard', '/tools/specimen-slate', '/tools/pay'],
      ...['/career-strategy', '/how-we-count'],
    ])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    const subscribed = await request.post('/api/newsletter/subscribe', {
      data: { email: 'ada@alder.example' },
    });
    expect(subscribed.status()).toBe(404);
  });

  test('shows neither figures nor absent sections, nor the heading of an empty list', async ({
    page,
  }) => {
    const parts = {
      '/': '.days, .claim-note, .figures, .banner, .clients, .testimonials, #cookie-banner',
      '/about': '.values',
      '/testimonials': '.carousel, .served',
      '/blog': '.talks, .featured-link, .posts, .filter, a[href^="/blog/"]',
      '/search': '#start-posts',
      '/guides': 'a[href^="/guides/"]',
    };
    for (const [path, selector] of Object.entries(parts)) {
      await page.goto(path);
      await expect(page.locator(selector), path).toHaveCount(0);
    }
    // Search engines must not list an empty list.
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.goto('/');
    await expect(page.locator('main h2')).toContainText(['What you get']);
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
    for (const path of [...real, '/blog', '/testimonials']) {
      await page.goto(path);
      await expectNoGap(page);
    }
  });
});
