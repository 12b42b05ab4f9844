/**
 * `npm run test:validators`: the W3C's HTML checker and IBM's Equal Access on the built fixture site, or on
 * the site of `CONTENT_DIR`. Arguments after `--` go to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const pinnedFolder = 'tests/validators/pinned';
const folder = '.cache/validators';
const lockFiles = ['package.json', 'package-lock.json'];
const installedStamp = join(folder, 'node_modules/.package-lock.json');

const isInstalled = () =>
  existsSync(installedStamp) &&
  lockFiles.every(
    (file) =>
      readFileSync(join(folder, file), 'utf8') === readFileSync(join(pinnedFolder, file), 'utf8'),
  );

/** Installs both at their pinned versions, apart from the project's dependencies. */
function installValidators(): void {
  if (isInstalled()) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of lockFiles) copyFileSync(join(pinnedFolder, file), join(folder, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Could not install the validators of ${pinnedFolder}.`);
}

const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
if (!hasJava) {
  console.log('Java is missing, so the HTML checker does not run and this command fails.');
}
installValidators();
const { status } = spawnSync(
  'npx',
  [
    ...['--no-install', 'playwright', 'test', '--config', 'tests/validators/playwright.config.ts'],
    ...(hasJava ? [] : ['--project', 'equal-access']),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = hasJava ? (status ?? 1) : 1;
