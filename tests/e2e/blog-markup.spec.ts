import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expect, test } from './support/site.ts';

const whole = '/blog/count-the-cutover-weekends';
const withoutBody = '/blog/the-quiet-handover';
const article = '/blog/the-market-in-one-page-what-it-holds-and-what-it-leaves-out';

for (const width of [390, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/blog', whole, article, '/blog/not-found']) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolation(page);
      });
    }
  });
}

/** Centers of the line's vertical strokes where they cross a page's section borders. */
const ports = (page: Page) =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('main .line, footer .line')].flatMap(
      (piece) => {
        if (!piece.checkVisibility({ visibilityProperty: true })) return [];
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        const style = getComputedStyle(piece);
        const [l, r] = [style.borderLeftWidth, style.borderRightWidth].map(Number.parseFloat);
        const plain = !l && !r && right - left < bottom - top;
        const xs = [
          ...(l ? [left + l / 2] : []),
          ...(r ? [right - r / 2] : []),
          ...(plain ? [(left + right) / 2] : []),
        ];
        return xs.map((x) => ({ x, top, bottom }));
      },
    );
    const blocks = [...document.querySelectorAll('main > *, footer')].filter(
      (block) => block.tagName !== 'SCRIPT' && block.getBoundingClientRect().height > 0,
    );
    return blocks.slice(1).flatMap((block, index) => {
      const above = blocks[index];
      if (!above || [above, block].some((each) => each.classList.contains('on-signal'))) return [];
      const y = block.getBoundingClientRect().top;
      return [
        {
          border: `${above.className} / ${block.className}`,
          leaves: pieces.filter(({ top, bottom }) => top < y - 2 && Math.abs(bottom - y) < 1.6),
          enters: pieces.filter(({ top, bottom }) => bottom > y + 2 && Math.abs(top - y) < 1.6),
        },
      ];
    });
  });

for (const width of [320, 390, 640, 768, 900, 1080, 1440, 1920]) {
  test(`The line passes from section to section at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/blog', whole, article, withoutBody, '/blog/not-found']) {
      await page.goto(path);
      for (const { border, leaves, enters } of await ports(page)) {
        expect(leaves, `${path}: ${border} is left once`).toHaveLength(1);
        expect(enters, `${path}: ${border} is entered once`).toHaveLength(1);
        const apart = Math.abs((leaves[0]?.x ?? 0) - (enters[0]?.x ?? 999));
        expect(apart, `${path}: ${border}`).toBeLessThan(0.6);
      }
    }
  });
}
