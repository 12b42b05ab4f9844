/**
 * `npm run test:adoption`: two other firms make the site their own by docs/owners-guide.md, each in a separate content
 * folder. Their answers, files and edits are in the YAML files beside this one; they start from the shipped content.
 */
import { defineConfig, devices } from '@playwright/test';
import { getChromiumOptions } from '../../tools/browsers.ts';
import { firms } from './support/firms.ts';

const launchOptions = getChromiumOptions();

export default defineConfig({
  testDir: '.',
  projects: firms.map(({ id }) => ({ name: id })),
  globalSetup: './support/adopt.ts',
  fullyParallel: true,
  // About 50 pages per test. The limit only ends a test that hangs.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../.cache/adoption/results',
  reporter: [['list'], ['../run/playwright-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
