/**
 * The browser for Lighthouse: separate, because other DevTools clients slow a page, and without Chrome's
 * spare process, which competes with the page on two cores.
 */
import { join } from 'node:path';
import { type LaunchedChrome, Launcher, launch } from 'chrome-launcher';
import { chromiumFlags, getChromiumOptions } from '../tools/browsers.ts';

const spareProcess = 'SpareRendererForSitePerProcess';
/** Only the last --disable-features flag counts, so this extends the launcher's own. */
const quietFlags = Launcher.defaultFlags().map((flag) =>
  flag.startsWith('--disable-features=') ? `${flag},${spareProcess}` : flag,
);

const startedByRoot = join(import.meta.dirname, 'visitors-chromium.sh');

/** @returns a running Chromium, with its debugging port */
export function launchWatchedBrowser(): Promise<LaunchedChrome> {
  const chromium = getChromiumOptions().executablePath;
  return launch({
    chromePath: process.getuid?.() === 0 ? startedByRoot : chromium,
    envVars: { ...process.env, CHROMIUM: chromium },
    ignoreDefaultFlags: true,
    chromeFlags: [...quietFlags, ...chromiumFlags, '--headless=new'],
  });
}
