/** Finds a Chromium for the browser tests and the bench, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags for a machine without a sandbox or internet access. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

const candidates = () => [
  process.env.CHROMIUM_PATH,
  // Halves the browser's processor time; Playwright uses it too.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];

/** @returns the path of an installed Chromium, or undefined */
export const findChromium = (): string | undefined =>
  candidates().find((path) => path !== undefined && path !== '' && existsSync(path));

const installers: [command: string, args: string[]][] = [
  ['npx', ['playwright', 'install', 'chromium-headless-shell']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
];

/**
 * Looks for a Chromium and installs one where there is none: Playwright's own build first, then
 * Debian's package.
 *
 * @throws Error when neither could be installed
 */
export function ensureChromium(): string {
  for (const [command, args] of installers) {
    const found = findChromium();
    if (found) return found;
    console.log(`No Chromium was found. Installing one: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'ignore' });
  }
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
}
