/** Gives every test the built site, served by the real server with a separate data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { getSqliteFile } from '../../../server/store/sqlite.ts';
import { fixtureSettings } from '../../support/fixture-content.ts';
import { getProcessEnv } from '../../support/process-env.ts';
import { getQuickFolder } from '../../support/quick-folder.ts';
import { waitForScripts } from './scripts-ran.ts';

/** Rows of the store, with the answers to the owner's own fields by their heading. */
const leadsSchema = z.array(
  z
    .looseObject({
      reference: z.string(),
      name: z.string(),
      company: z.string(),
      email: z.string(),
      own_answers: z.string(),
    })
    .transform(({ own_answers, ...lead }) => ({
      ...lead,
      ...Object.fromEntries(
        z
          .array(
            z.object({ heading: z.string(), value: z.unknown(), wording: z.string().optional() }),
          )
          .parse(JSON.parse(own_answers))
          .flatMap(({ heading, value, wording }) => [
            [heading, value],
            [`${heading} (wording)`, wording],
          ]),
      ),
    })),
);

export interface Site {
  url: string;
  dataDir: string;
  /** The stored leads, newest first. */
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
    TRUST_PROXY: 'loopback',
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
    leads: () => readLeads(dataDir),
  };
}

/** Serves a site, with the options of `startSite`, until `use` returns. */
export async function useSite(
  use: (site: Site) => Promise<void>,
  ...options: Parameters<typeof startSite>
): Promise<void> {
  const site = await startSite(...options);
  await use(site);
  site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
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

function readLeads(dataDir: string): z.infer<typeof leadsSchema> {
  const db = new Database(getSqliteFile(dataDir), { readonly: true });
  try {
    const rows = db.prepare('select * from leads order by received_at desc, rowid desc').all();
    return leadsSchema.parse(rows);
  } finally {
    db.close();
  }
}

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
    ({}, use) => useSite(use),
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

export const expect = baseExpect.extend({
  /** Waits until the script of the island around an element runs. */
  async toBeHydrated(element: Locator) {
    await baseExpect(element).toBeAttached();
    await baseExpect(element.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
    return { pass: true, message: () => 'the island is hydrated' };
  },
});
