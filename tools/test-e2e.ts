/** `npm run test:e2e`: the browser tests alone; what follows `--` goes to Playwright. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './browsers.ts';

const command = ['--no-install', 'playwright', 'test', ...process.argv.slice(2)];
const { status } = spawnSync('npx', command, {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
});
process.exitCode = status ?? 1;
