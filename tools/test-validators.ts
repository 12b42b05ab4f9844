/**
 * `npm run test:validators`: the W3C's HTML checker and IBM's Equal Access on the built fixture site, or on
 * the content of `CONTENT_DIR`; what follows `--` goes to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browsers.ts';

const pinned = 'tools/validators';
const folder = '.cache/validators';
const pins = ['package.json', 'package-lock.json'];
const installedStamp = join(folder, 'node_modules/.package-lock.json');

const isInstalled = () =>
  existsSync(installedStamp) &&
  pins.every(
    (file) => readFileSync(join(folder, file), 'utf8') === readFileSync(join(pinned, file), 'utf8'),
  );

/** Loads both as they are pinned, hashes and all, outside of what every install of the project loads. */
function installValidators(): void {
  if (isInstalled()) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of pins) copyFileSync(join(pinned, file), join(folder, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The validators of ${pinned} could not be installed.`);
}

const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
if (!hasJava) {
  console.log('No Java was found, so the HTML checker does not run and the command fails.');
}
installValidators();
const { status } = spawnSync(
  'npx',
  [
    ...['--no-install', 'playwright', 'test', '--config', 'tests/validators/playwright.config.ts'],
    ...(hasJava ? [] : ['--project', 'equal-access']),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureChromium() } },
);
process.exitCode = hasJava ? (status ?? 1) : 1;
