/** A firm with twelve cities, services and everything else, and a name of sixty characters: all of it fits. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { findCoveredControls } from '../support/covered-controls.ts';
import { defineOtherSite } from '../support/other-site.ts';
import { expect } from '../support/site.ts';
import { findTextProblems } from '../support/text-problems.ts';
import { waitForLayout } from '../support/unfolded.ts';

const trees = 'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ironwood Juniper Katsura Larch'.split(
  ' ',
);
const count = trees.length;

const record = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof record>;
type Rename = (tree: string, index: number) => Fields;

/** Adds renamed copies of the first items until there are twelve. */
const repeat = (items: unknown, rename: Rename): Fields[] => {
  const all = z.array(record).parse(items);
  return trees.map(
    (tree, index) => all[index] ?? { ...all[index % all.length], ...rename(tree, index) },
  );
};

const { test } = defineOtherSite('twelve', {
  change(edit, content) {
    const editFields = (name: string, change: (fields: Fields) => Fields) =>
      edit(name, (text) =>
        stringify(change(record.parse(parse(text))), { aliasDuplicateObjects: false }),
      );
    const repeatItems = (name: string, rename: Rename) =>
      editFields(name, (file) => ({ ...file, items: repeat(file.items, rename) }));
    const copy = (from: string, to: string) => copyFileSync(join(content, from), join(content, to));

    repeatItems('people.yaml', (tree) => ({ id: tree.toLowerCase(), name: `${tree} Pell` }));
    repeatItems('testimonials.yaml', (tree) => ({ name: `${tree} Pell` }));
    editFields('pages/blog.yaml', ({ videos, ...page }) => {
      const { items, ...around } = record.parse(videos);
      const talks = repeat(items, (tree) => ({ id: `talk-${tree.toLowerCase()}` }));
      return { ...page, videos: { ...around, items: talks } };
    });
    editFields('pages/about.yaml', ({ values, ...page }) => {
      const { items, ...around } = record.parse(values);
      return { ...page, values: { ...around, items: repeat(items, (title) => ({ title })) } };
    });
    editFields('brand/firm.yaml', (firm) => ({
      ...firm,
      name: 'Vereinigte Personalberatung Schwarzenberg & Hohenlohe-Langen',
      social: repeat(firm.social, (name) => ({ name, url: `https://social.example/${name}` })),
    }));
    for (const [order, tree] of trees.entries()) {
      const slug = tree.toLowerCase();
      if (order >= 5) {
        copy('cities/little-rock.yaml', `cities/${slug}.yaml`);
        const city = { city: `${tree} Springs`, skyline: undefined, order };
        editFields(`cities/${slug}.yaml`, (fields) => ({ ...fields, ...city }));
      }
      if (order >= 4) {
        copy('services/interim-staffing.yaml', `services/${slug}.yaml`);
        const service = { name: `${tree} Search`, days: { least: 10, most: 10 + 4 * order } };
        editFields(`services/${slug}.yaml`, (fields) => ({ ...fields, ...service, order }));
      }
      if (order >= 7) {
        copy('posts/one-price-for-one-town.md', `posts/${slug}.md`);
        edit(`posts/${slug}.md`, (text) => text.replace(/^title: .*$/m, `title: ${tree} again`));
      }
    }
    edit('navigation.yaml', (text) =>
      text.replace(
        'main:\n',
        'main:\n  - { label: Locations, to: /locations }\n  - { label: Guides, to: /guides }\n',
      ),
    );
    edit('legal/privacy.md', (text) => text.replace('## Cookies', '## Small files'));
  },
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('With twelve of everything', { tag: '@nightly' }, () => {
  test('nothing overflows or overlaps', async ({ page }) => {
    for (const path of [
      ...['/', '/services', '/services/executive-professional-search', '/about', '/blog'],
      ...['/about/mara-fenn', '/contact', '/testimonials', '/locations', '/dallas-it-recruitment'],
    ]) {
      await page.goto(path);
      await waitForLayout(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        expect(await findTextProblems(page, 3), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('header and footer fit the name and the menu', async ({ page }) => {
    await page.goto('/contact');
    await waitForLayout(page);
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1920, 2200]) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${textSize} text at ${width} px`;
        expect(await findCoveredControls(page, '.header'), at).toEqual([]);
        for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
          const wide = await part.evaluate((box) => box.scrollWidth - box.clientWidth);
          expect(wide, at).toBe(0);
        }
      }
    }
  });

  test('shows each item once, and the switches of cookies on a page without a section for them', async ({
    page,
  }) => {
    const headingsOf = (section: string, level = 3) =>
      page.getByRole('region', { name: section }).getByRole('heading', { level });
    await page.goto('/');
    await expect(headingsOf('We fill roles of two kinds')).toHaveCount(count);
    await expect(page.locator('.carousel .quote')).toHaveCount(count);
    await page.goto('/about');
    await expect(headingsOf('Who answers')).toHaveCount(count);
    await expect(headingsOf('What we hold to')).toHaveCount(count);
    await page.goto('/locations');
    await expect(headingsOf('All our places', 2)).toHaveCount(count);
    await page.goto('/blog');
    await expect(page.locator('.featured-link:visible')).toHaveCount(1);
    await page.getByRole('button', { name: 'Load More Insights' }).click();
    // The posts and the fixture's two dedicated articles, of which the featured one is no row.
    await expect(page.locator('.post-row')).toHaveCount(count + 2 - 1);
    await page.goto('/privacy#cookies');
    await expect(page.getByRole('switch', { name: 'Marketing' })).toBeInViewport();
  });
});
