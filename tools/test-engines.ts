/** `npm run test:engines`: the journeys in Firefox and WebKit. Arguments after `--` go to Playwright. */
import { spawnSync } from 'node:child_process';
import { ensureEngines } from './browsers.ts';

const missing = ensureEngines();
if (missing.length > 0) {
  const outcome = process.env.CI ? 'fail' : 'are skipped';
  console.log(`Could not install ${missing.join(' and ')}. These journeys ${outcome}.`);
}
const config = ['--config', 'tests/engines/playwright.config.ts'];
const command = ['--no-install', 'playwright', 'test', ...config, ...process.argv.slice(2)];
process.exitCode = spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1;
