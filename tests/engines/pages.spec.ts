import { expect, test } from './support/journey.ts';

/** Pages that are not in the sitemap. */
const unlisted = ['/search', '/services/retained-contingent-search', '/no-such-page'];

test('each page opens without an error', async ({ visitor, site }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(20);
  for (const path of [...listed, ...unlisted]) {
    await visitor.visit(path);
    await visitor.sees('h1');
    const wider = () => document.documentElement.scrollWidth - innerWidth;
    expect(await visitor.ask(wider, null), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    const errors = visitor.takeErrors().filter((error) => !error.includes('/no-such-page'));
    expect(errors, path).toEqual([]);
  }
});
