/** Gives every test the built site, served by the real server with a separate data folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type Page } from '@playwright/test';
import { z } from 'zod';
import { fixtureSettings } from '../../support/fixture-content.ts';
import { getProcessEnv } from '../../support/process-env.ts';
import { getQuickFolder } from '../../support/quick-folder.ts';
import { waitForScripts } from './scripts-ran.ts';

const leadsSchema = z.array(
  z.looseObject({
    reference: z.string(),
    form: z.string(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
);

export interface Site {
  url: string;
  dataDir: string;
  /** The leads that staff see, newest first. */
  leads(): z.infer<typeof leadsSchema>;
  /** Stops the server at once, as a crash would. */
  stop(): void;
}

/**
 * @param dist the folder of the built site
 * @param settings of the server, in addition to the usual ones
 * @param cwd the checkout whose server starts
 */
export async function startSite(
  dist = fixtureSettings.SITE_DIST,
  settings: Record<string, string> = {},
  cwd = '.',
): Promise<Site & { child: ChildProcess }> {
  const dataDir = mkdtempSync(join(getQuickFolder(), 'site-e2e-'));
  const env = {
    ...getProcessEnv(),
    ...fixtureSettings,
    SITE_DIST: dist,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: '1000',
    ...settings,
  };
  const child = spawn(process.execPath, ['server/main.ts'], {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await waitForAddress(child);
  return {
    url,
    dataDir,
    child,
    stop: () => child.kill('SIGKILL'),
    leads: () => leadsSchema.parse(JSON.parse(exportLeads(env))),
  };
}

async function waitForAddress(
  child: ChildProcess & { stdout: NodeJS.ReadableStream },
): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening at (http:\/\/localhost:\d+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error('The server ended before it listened.');
}

const exportLeads = (env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['server/commands/leads.ts', 'export', '--format', 'json'], {
    env,
    encoding: 'utf8',
  });

interface Fixtures {
  /** A page that waits for its scripts after each navigation. */
  page: Page;
  /**
   * The saved answer about cookies, as text; null for a new visitor. Most tests
   * use a visitor who has answered, so that no banner is in the way.
   */
  savedConsent: string | null;
}

/** @returns the saved answer as the site stores it */
export const makeConsent = (analytics: boolean, marketing: boolean): string =>
  JSON.stringify({ necessary: true, analytics, marketing });

/** Saves an answer about cookies. Runs in each document before its own scripts. */
export function saveConsent(answer: string): void {
  try {
    if (localStorage.getItem('cookie-consent') === null)
      localStorage.setItem('cookie-consent', answer);
  } catch {
    // A frame with an opaque origin has no storage.
  }
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      site.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  savedConsent: [makeConsent(false, false), { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...visit) => {
      const answer = await open(...visit);
      // A test that waits for the response alone may hold the scripts back.
      const ready = visit[1]?.waitUntil !== 'commit';
      if (javaScriptEnabled && ready) await waitForScripts(page);
      return answer;
    };
    await use(page);
  },
  // Playwright's storageState opens an extra page per test, which takes a third of the time of opening one.
  context: async ({ context, savedConsent }, use) => {
    if (savedConsent !== null) await context.addInitScript(saveConsent, savedConsent);
    await use(context);
  },
});

export { expect } from '@playwright/test';
