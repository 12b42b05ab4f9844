import { expectNoGap, readPorts } from './support/line-ports.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

test('the line is continuous between the sections of the home page at every width', async ({
  page,
}) => {
  await page.goto('/');
  await waitForLayout(page);
  for (const width of [320, 390, 639, 640, 768, 899, 900, 1080, 1199, 1200, 1440, 1920, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `it does not scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
    const sections = await readPorts(page);
    for (const [index, section] of sections.entries()) {
      const next = sections[index + 1];
      // The orange field is the line itself, so nothing is drawn on it (docs/product.md, Look).
      if (!next || section.name.includes('on-signal') || next.name.includes('on-signal')) continue;
      const [leaves] = section.leaves;
      const [enters] = next.enters;
      expect(section.leaves, `${section.name} leaves once at ${width} px`).toHaveLength(1);
      expect(next.enters, `${next.name} enters once at ${width} px`).toHaveLength(1);
      expect(
        Math.abs((leaves ?? 0) - (enters ?? 999)),
        `${section.name} to ${next.name} at ${width} px`,
      ).toBeLessThan(0.6);
    }
  }
});

const otherPages = [
  '/about',
  '/about/mara-fenn',
  '/about/otis-quill',
  '/services',
  '/services/interim-staffing',
  '/dallas-it-recruitment',
  '/locations',
  '/testimonials',
  '/contact',
  '/career-strategy',
  '/how-we-count',
  '/blog',
  '/blog/count-the-cutover-weekends',
  '/tools',
  '/tools/specimen-slate',
  '/tools/pay',
  '/guides',
  '/guides/who-fills-the-night-desk',
  '/sitemap',
  '/nothing-here',
];

test('the line has no gap in the sections of the other pages', async ({ page }) => {
  for (const path of otherPages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await test.step(path, () => expectNoGap(page));
  }
});

const namedHeads = [
  '/sitemap',
  '/tools',
  '/tools/scorecard',
  '/tools/hiring-brief',
  '/tools/specimen-slate',
  '/tools/cost-of-vacancy',
  '/guides',
  '/how-we-count',
  '/privacy',
  '/terms',
  '/cookies',
];

test('no name under the first line touches another one, a leader or the rail', async ({ page }) => {
  for (const path of namedHeads) {
    await page.goto(path);
    for (const width of [320, 390, 640, 768, 900, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        const names = [...document.querySelectorAll('.plain-head-names text')].map((text) => ({
          name: text.textContent,
          ...text.getBoundingClientRect().toJSON(),
        }));
        const shown = names.filter((name) => name.width > 0);
        const leaders = [...document.querySelectorAll('.plain-head-names line')]
          .map((line) => line.getBoundingClientRect())
          .filter(({ height }) => height > 0);
        const rail = document.querySelector('.plain-head-exit')?.getBoundingClientRect().right ?? 0;
        const touching = shown.flatMap((name, index) => {
          // Letters are lower than their boxes.
          const meets = (other: DOMRect) =>
            other.left < name.right &&
            other.right > name.left &&
            other.top < name.bottom - 4 &&
            other.bottom > name.top + 4;
          return [...shown.slice(index + 1), ...leaders].some(meets) || name.right > rail - 8
            ? [name.name]
            : [];
        });
        return { shown: shown.length, touching };
      });
      expect(found.shown, `${path} names something at ${width} px`).toBeGreaterThan(0);
      expect(found.touching, `${path} at ${width} px`).toEqual([]);
    }
  }
});
