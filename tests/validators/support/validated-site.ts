/** The site that the validators check: the fixture, or that of `CONTENT_DIR`. */
import { buildOnce } from '../../e2e/support/fixture-site.ts';
import { test as base, type Site, useSite } from '../../e2e/support/site.ts';
import { fixtureSettings } from '../../support/fixture-content.ts';

const { CONTENT_DIR = fixtureSettings.CONTENT_DIR } = process.env;

/** The page states depend on the texts of the fixture. */
export const isFixture = CONTENT_DIR === fixtureSettings.CONTENT_DIR;

export const validatedSettings = isFixture
  ? fixtureSettings
  : { CONTENT_DIR, SITE_DIST: '.cache/validated-site' };

export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    ({}, use) => useSite(use, validatedSettings.SITE_DIST, validatedSettings),
    { scope: 'worker' },
  ],
});

export { expect } from '../../e2e/support/site.ts';

/** Playwright's global setup. */
export default async function setup(): Promise<void> {
  await buildOnce(validatedSettings.SITE_DIST);
}
