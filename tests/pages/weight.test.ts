/** Compressed sizes of the documents. every-page.spec.ts weighs what a browser loads with them. */
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isListed, readBuiltPages } from '../support/built-pages.ts';
import { fixtureSettings } from '../support/fixture-content.ts';

/** Brotli. The shipped home page is about 4,000 bytes larger than the fixture's. */
const mostBytes = { home: 36_000, other: 33_000 };

test('each document stays within its budget', () => {
  for (const { path } of readBuiltPages().filter(isListed)) {
    const file = path === '/' ? '/index' : path;
    const { size } = statSync(`${fixtureSettings.SITE_DIST}${file}.html.br`);
    expect(size, path).toBeGreaterThan(1000);
    expect(size, path).toBeLessThanOrEqual(mostBytes[path === '/' ? 'home' : 'other']);
  }
});
