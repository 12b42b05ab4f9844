import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

interface Edges {
  name: string;
  /** Centers of the line's vertical strokes at the section's upper and lower edge, in pixels. */
  enters: number[];
  leaves: number[];
}

/** Reads each section's ports: where its strokes touch its upper and lower edge. */
const portsOf = (page: Page): Promise<Edges[]> =>
  page.evaluate(() => {
    const strokes = (section: Element) =>
      [...section.querySelectorAll<HTMLElement>('.line')].flatMap((piece) => {
        const box = piece.getBoundingClientRect();
        const style = getComputedStyle(piece);
        if (style.display === 'none' || box.height === 0) return [];
        const [left, right] = [style.borderLeftWidth, style.borderRightWidth].map(
          Number.parseFloat,
        );
        const centres = [
          ...(left ? [box.left + left / 2] : []),
          ...(right ? [box.right - right / 2] : []),
          ...(!left && !right && box.width < box.height ? [box.left + box.width / 2] : []),
        ];
        return centres.map((x) => ({
          x: Math.round(x * 10) / 10,
          top: box.top,
          bottom: box.bottom,
        }));
      });
    return [...document.querySelectorAll('main > section, footer')].map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const all = strokes(section);
      return {
        name: section.className || section.tagName,
        enters: all.filter((stroke) => Math.abs(stroke.top - top) < 1.5).map(({ x }) => x),
        leaves: all.filter((stroke) => Math.abs(stroke.bottom - bottom) < 1.5).map(({ x }) => x),
      };
    });
  });

test('the line is continuous between the sections of the home page at every width', async ({
  page,
}) => {
  await page.goto('/');
  await waitForLayout(page);
  for (const width of [320, 390, 639, 640, 768, 899, 900, 1080, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `it does not scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
    const sections = await portsOf(page);
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
  '/guides',
  '/guides/who-fills-the-night-desk',
  '/sitemap',
  '/nothing-here',
];

for (const path of otherPages) {
  test(`the line has no gap in the sections of ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForLayout(page);
    for (const width of [390, 768, 1440, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      const sections = await portsOf(page);
      for (const [index, section] of sections.entries()) {
        const next = sections[index + 1];
        const begun = section.enters.length + section.leaves.length > 0;
        // There is no line above its first ring, and the orange field is the line itself.
        if (!next || !begun || /on-signal/.test(section.name + next.name)) continue;
        const between = `${section.name} to ${next.name} at ${width} px`;
        const [leaves = [], enters = []] = [section.leaves, next.enters].map((ports) => [
          ...new Set(ports),
        ]);
        expect(enters.length, between).toBe(leaves.length);
        for (const [port, x] of leaves.entries())
          expect(Math.abs(x - (enters[port] ?? Infinity)), between).toBeLessThan(0.6);
      }
    }
  });
}
