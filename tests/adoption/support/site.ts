/** What the adoption's tests import: the browser's test, with the firm's site. */
import { rmSync } from 'node:fs';
import { test as base, startSite } from '../../e2e/support/site.ts';
import { firm } from './firm.ts';

export const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite(firm.dist, { CONTENT_DIR: firm.content });
      await use(site);
      site.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
