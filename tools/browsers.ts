/** Finds the browsers of tests and benchmarks, and installs missing ones. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

type Command = [program: string, ...args: string[]];

/** Runs installers in turn until nothing is missing. @param listMissing names of missing browsers */
function install(listMissing: () => readonly string[], installers: readonly Command[]): void {
  for (const [program, ...args] of installers) {
    const missing = listMissing();
    if (missing.length === 0) return;
    console.log(`Installing ${missing.join(' and ')}: ${program} ${args.join(' ')}`);
    spawnSync(program, args, { stdio: 'ignore' });
  }
}

const aptUpdate: Command = ['apt-get', 'update', '-qq'];
const aptInstall: Command = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
const isInstalled = (path: string | undefined): path is string => Boolean(path && existsSync(path));

/** Flags of Chromium for a machine without a sandbox or internet access. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** @returns the path of an installed Chromium, or undefined */
const findChromium = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    // Takes half the processor time; Playwright uses it too.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find(isInstalled);

/**
 * Installs Chromium if it is missing: Playwright's build or Debian's package.
 * @returns its path
 * @throws Error if it could not be installed
 */
export function ensureChromium(): string {
  install(
    () => (findChromium() ? [] : ['Chromium']),
    [
      ['npx', 'playwright', 'install', 'chromium-headless-shell'],
      aptUpdate,
      [...aptInstall, 'chromium-headless-shell'],
      [...aptInstall, 'chromium'],
    ],
  );
  const path = findChromium();
  if (path) return path;
  throw new Error('Chromium could not be installed. Set CHROMIUM_PATH to one.');
}

/** @returns how Playwright starts Chromium, which is installed if it is missing */
export const getChromiumOptions = () => ({
  args: chromiumFlags,
  executablePath: ensureChromium(),
});

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

interface InstalledEngine {
  path: string;
  /** Determines how tests drive it. */
  build: 'playwright' | 'system';
}

/** @returns Playwright's build if installed, else the system's, else undefined */
export function findEngine(name: EngineName): InstalledEngine | undefined {
  const playwrightPath = { firefox, webkit }[name].executablePath();
  if (isInstalled(playwrightPath)) return { path: playwrightPath, build: 'playwright' };
  const path =
    name === 'firefox'
      ? [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find(isInstalled)
      : findSystemWebKit();
  return path === undefined ? undefined : { path, build: 'system' };
}

/** WebKit's browser needs its driver and a display. */
const findSystemWebKit = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(isInstalled)
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
    : undefined;

const debianPackages: Record<EngineName, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Installs missing engines: Debian's packages or Playwright's builds.
 * @returns the engines that could not be installed
 */
export function ensureEngines(): EngineName[] {
  const listMissing = () => engineNames.filter((name) => !findEngine(name));
  const missing = listMissing();
  const packages = missing.flatMap((name) => debianPackages[name]);
  install(listMissing, [
    aptUpdate,
    [...aptInstall, ...packages],
    ['npx', 'playwright', 'install', ...missing],
  ]);
  return listMissing();
}
