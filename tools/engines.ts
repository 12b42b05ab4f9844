/** Finds the browser engines besides Chromium that the journeys run in, or installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface InstalledEngine {
  path: string;
  /** Whose it is, which decides how it is driven. */
  build: 'playwright' | 'system';
}

const installed = (path: string | undefined): path is string =>
  path !== undefined && existsSync(path);

/** @returns Playwright's own build where there is one, else the system's, or undefined */
export function findEngine(name: EngineName): InstalledEngine | undefined {
  const own = { firefox, webkit }[name].executablePath();
  if (installed(own)) return { path: own, build: 'playwright' };
  const path = { firefox: systemFirefox, webkit: systemWebKit }[name]();
  return path === undefined ? undefined : { path, build: 'system' };
}

const systemFirefox = () => [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find(installed);

/** @returns the browser around it, if its driver and a display are there too */
const systemWebKit = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(installed)
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
    : undefined;

const packages: Record<EngineName, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Looks for both engines and installs what is missing: Debian's packages first, then Playwright's own
 * builds.
 *
 * @returns the engines that could not be installed
 */
export function ensureEngines(): EngineName[] {
  const missing = () => engineNames.filter((name) => findEngine(name) === undefined);
  const wanted = missing();
  const debian = wanted.flatMap((name) => packages[name]);
  const installers: [command: string, args: string[]][] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debian]],
    ['npx', ['playwright', 'install', ...wanted]],
  ];
  for (const [command, args] of installers) {
    if (missing().length === 0) break;
    console.log(
      `No ${missing().join(' and ')} was found. Installing: ${command} ${args.join(' ')}`,
    );
    spawnSync(command, args, { stdio: 'ignore' });
  }
  return missing();
}
