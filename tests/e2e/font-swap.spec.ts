/** Fallback fonts take the room of the firm's typeface, so nothing shifts when it loads. */
import { expect, test } from './support/site.ts';

for (const width of [390, 1440]) {
  test(`at ${width} px nothing shifts when the font loads late`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/about', '/services', '/contact']) {
      const { promise: painted, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
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
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += Number(entry.toJSON().value ?? 0);
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The swap is laid out in the first frame, and its shifts are recorded by the third.
        for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
        add(observer.takeRecords());
        return sum;
      });
      // One line may still break elsewhere: a scaled font has the mean width of another, not each letter's.
      expect(shift, path).toBeLessThan(0.05);
      await page.unroute('**/*.woff2');
    }
  });
}
