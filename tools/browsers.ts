/** Finds the browsers of tests and benchmarks. Installs nothing; `npm run test:doctor` names the commands that do. */
import { existsSync, globSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

const isInstalled = (path: string | undefined): path is string => Boolean(path && existsSync(path));

/** Flags of Chromium for a machine without a sandbox or internet access. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Playwright's headless shell, which takes half the processor time of the full browser beside it. */
function findPinnedShell(): string | undefined {
  const [, cache, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const pattern = `${cache}/chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`;
  return cache === undefined ? undefined : globSync(pattern)[0];
}

/** @returns CHROMIUM_PATH, else Playwright's pinned build, else the system's; undefined if there is none */
export const findChromium = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    findPinnedShell(),
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(isInstalled);

/** @returns how Playwright starts Chromium. @throws Error if it is not installed */
export function getChromiumOptions(): { args: string[]; executablePath: string } {
  const executablePath = findChromium();
  if (executablePath) return { args: chromiumFlags, executablePath };
  throw new Error('Chromium is missing. `npm run test:doctor` says how to install it.');
}

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
