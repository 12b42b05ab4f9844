/** What the adoption's tests import: the browser's test, with the site of the project's firm. */
import { rmSync } from 'node:fs';
import { test as base, startSite } from '../../e2e/support/site.ts';
import { type FirmFacts, getFolders } from './firm.ts';
import { firms } from './firms.ts';

type Firm = FirmFacts & ReturnType<typeof getFolders>;

export const test = base.extend<object, { firm: Firm }>({
  firm: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    async ({}, use, { project }) => {
      const facts = firms.find(({ id }) => id === project.name);
      if (!facts) throw new Error(`No firm has the id ${project.name}`);
      await use({ ...facts, ...getFolders(facts) });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ firm }, use) => {
      const site = await startSite(firm.dist, { CONTENT_DIR: firm.content });
      await use(site);
      site.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
