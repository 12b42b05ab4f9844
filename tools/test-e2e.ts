/** `npm run test:e2e`: the browser tests. Arguments after `--` go to Playwright. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './browsers.ts';

const command = ['--no-install', 'playwright', 'test', ...process.argv.slice(2)];
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
process.exitCode = spawnSync('npx', command, { stdio: 'inherit', env }).status ?? 1;
