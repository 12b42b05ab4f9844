/**
 * The browser that Lighthouse drives: one of its own, since whatever else watches a page slows it, and
 * one that leaves the page its share of the cores, as a visitor's would.
 */
import { join } from 'node:path';
import { type LaunchedChrome, Launcher, launch } from 'chrome-launcher';
import { chromiumFlags, ensureChromium } from '../tools/chromium.ts';

/** While one page starts, Chrome starts a process for the next: on two cores they take turns. */
const spareProcess = 'SpareRendererForSitePerProcess';
/** Of two flags that switch features off only the last counts, so it joins the launcher's own. */
const quietFlags = Launcher.defaultFlags().map((flag) =>
  flag.startsWith('--disable-features=') ? `${flag},${spareProcess}` : flag,
);

const startedByRoot = join(import.meta.dirname, 'visitors-chromium.sh');

/** @returns a running Chromium, with the port of its debugging */
export function launchWatchedBrowser(): Promise<LaunchedChrome> {
  const chromium = ensureChromium();
  return launch({
    chromePath: process.getuid?.() === 0 ? startedByRoot : chromium,
    envVars: { ...process.env, CHROMIUM: chromium },
    ignoreDefaultFlags: true,
    chromeFlags: [...quietFlags, ...chromiumFlags, '--headless=new'],
  });
}
