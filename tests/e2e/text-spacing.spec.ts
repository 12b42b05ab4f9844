import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

/** The text spacing that pages must support (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Parts that must contain their text. */
const parts = '.about-sentence, .city-figure-value, .typed > *';

for (const path of ['/', '/dallas-it-recruitment', '/new-york-city-it-recruitment']) {
  test(`text with wide spacing does not overlap or overflow on ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForLayout(page);
    await page.addStyleTag({ content: spacing });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator(parts).evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility())
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => `${part.className}: ${part.textContent}`),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}
