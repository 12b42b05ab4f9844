/** `npm run test:engines`: the journeys in Firefox and WebKit; what follows `--` goes to Playwright. */
import { spawnSync } from 'node:child_process';
import { ensureEngines } from './browsers.ts';

const missing = ensureEngines();
if (missing.length > 0) {
  const what = `${missing.join(' and ')} could not be installed`;
  console.log(
    process.env.CI ? `${what}, so its journeys fail.` : `${what}, so its journeys are skipped.`,
  );
}
const { status } = spawnSync(
  'npx',
  [
    ...['--no-install', 'playwright', 'test', '--config', 'tests/engines/playwright.config.ts'],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
