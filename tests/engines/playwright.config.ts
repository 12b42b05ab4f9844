import { defineConfig } from '@playwright/test';
import { engineNames } from '../../tools/browsers.ts';
import { fixtureSettings } from '../support/fixture-content.ts';

// Each worker reads this file, so that the build, the server and the journeys see the same settings.
Object.assign(process.env, fixtureSettings);

export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/support/fixture-site.ts',
  // One browser per engine, at the same time.
  workers: engineNames.length,
  projects: engineNames.map((name) => ({ name, workers: 1 })),
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../.cache/engine-results',
  reporter: [['list'], ['../run/playwright-reporter.ts']],
  // Tests wait for events. These limits only end a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
});
