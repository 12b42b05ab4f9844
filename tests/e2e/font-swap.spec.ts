/** Fallback fonts take the room of the firm's typeface, so nothing shifts when it loads. */
import { holdBack } from './support/hold-back.ts';
import { readShifts } from './support/shifts.ts';
import { expect, test } from './support/site.ts';

for (const width of [390, 1440]) {
  test(`at ${width} px nothing shifts when the font loads late`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/about', '/services', '/contact']) {
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            new PerformanceObserver((list) => {
              if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
            }).observe({ type: 'paint', buffered: true });
          }),
      );
      release();
      await page.evaluate(() => document.fonts.ready);
      const shift = (await readShifts(page)).reduce((sum, value) => sum + value, 0);
      // One line may still break elsewhere: a scaled font has the mean width of another, not each letter's.
      expect(shift, path).toBeLessThan(0.05);
      await page.unroute('**/*.woff2');
    }
  });
}
