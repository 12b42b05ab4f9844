import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const whole = '/blog/count-the-cutover-weekends';
const withoutBody = '/blog/the-quiet-handover';
const article = '/blog/the-market-in-one-page-what-it-holds-and-what-it-leaves-out';

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
      if (!above || [above, block].some((part) => part.classList.contains('on-signal'))) return [];
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

const widths = [320, 390, 640, 768, 900, 1080, 1440, 1920];

test('the line continues from section to section of every page of the blog', async ({ page }) => {
  for (const path of ['/blog', whole, article, withoutBody, '/blog/not-found']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const { border, leaves, enters } of await ports(page)) {
        const where = `${border} of ${path} at ${width} px`;
        expect(leaves, `${where} is left once`).toHaveLength(1);
        expect(enters, `${where} is entered once`).toHaveLength(1);
        const apart = Math.abs((leaves[0]?.x ?? 0) - (enters[0]?.x ?? 999));
        expect(apart, where).toBeLessThan(0.6);
      }
    }
  }
});
