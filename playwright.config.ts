import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { fixtureSettings } from './tests/support/fixture-content.ts';
import { compileCache } from './tests/support/process-env.ts';
import { getChromiumOptions } from './tools/browsers.ts';

const launchOptions = getChromiumOptions();

// Each worker reads this file, so that the build, the server and the tests see the same settings.
Object.assign(process.env, fixtureSettings, compileCache);

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts'],
  globalSetup: './tests/e2e/support/fixture-site.ts',
  fullyParallel: true,
  // Tests wait for events, which are late on a busy machine. These limits only end a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/test-results',
  reporter: [['list'], ['./tests/run/playwright-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    viewport: { width: 1440, height: 900 },
    // Recording every test costs a quarter of the time; `--trace=retain-on-failure` records.
    trace: 'off',
  },
  projects: [
    // First, because the builds would leave one worker idle at the end.
    { name: 'other builds', testMatch: 'e2e/other-builds/*.spec.ts' },
    { name: 'chromium', testIgnore: ['e2e/other-builds/*.spec.ts'] },
  ],
});
