import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './tools/chromium.ts';

const executablePath = findChromium();
const launchOptions = { args: chromiumFlags, ...(executablePath && { executablePath }) };

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: { ...devices['Desktop Chrome'], launchOptions, viewport: { width: 1440, height: 900 } },
  projects: [{ name: 'chromium' }],
});
