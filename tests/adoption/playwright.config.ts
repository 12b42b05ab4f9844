/**
 * `npm run test:adoption`: another firm makes the site its own by docs/owners-guide.md, in a content folder of its
 * own. Its answers, edits and files are beside this one; the shipped content is what it starts from.
 */
import { defineConfig, devices } from '@playwright/test';
import { getChromiumOptions } from '../../tools/browsers.ts';

const launchOptions = getChromiumOptions();

export default defineConfig({
  testDir: '.',
  globalSetup: './support/adopt.ts',
  fullyParallel: true,
  // Some 50 pages in one test; the limit ends only what hangs.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../.cache/adoption/results',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
