import { defineConfig, devices } from '@playwright/test';
import { getChromiumOptions } from '../../tools/browsers.ts';
import { validatedSettings } from './support/validated-site.ts';

const launchOptions = getChromiumOptions();

// Each worker reads this file, so that the build, the server and the tests see the same settings.
Object.assign(process.env, validatedSettings);

export default defineConfig({
  testDir: '.',
  globalSetup: './support/validated-site.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../.cache/validator-results',
  reporter: [['list']],
  // About 60 pages in one test. These limits only end a test that hangs.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: { ...devices['Desktop Chrome'], launchOptions },
  projects: [
    { name: 'html', testMatch: 'html.spec.ts' },
    { name: 'equal-access', testMatch: 'equal-access.spec.ts' },
  ],
});
