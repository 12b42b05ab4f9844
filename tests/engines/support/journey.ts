/** Gives every journey a visitor in the project's engine. The journey fails if a page logs an error. */
import { writeFileSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { type EngineName, engineNames, findEngine } from '../../../tools/browsers.ts';
import { test as base, expect, makeConsent } from '../../e2e/support/site.ts';
import type { Engine } from './engine.ts';
import { openInstalledFirefox } from './installed-firefox.ts';
import { openPlaywrights } from './playwrights.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openWebKitGtk } from './webkit-gtk.ts';

/** The size of the window in pixels. WebKitGTK allows no narrower one. */
export const wide = [1440, 900] as const;
export const narrow = [450, 900] as const;

function openEngine(name: EngineName): Promise<Engine> | undefined {
  const found = findEngine(name);
  if (!found) return undefined;
  if (found.build === 'playwright') return openPlaywrights({ firefox, webkit }[name]);
  return { firefox: openInstalledFirefox, webkit: openWebKitGtk }[name](found.path);
}

export const test = base.extend<
  { visitor: Visitor; answer: string | null },
  { engine: Engine | undefined }
>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    async ({}, use, { project }) => {
      const name = engineNames.find((each) => each === project.name);
      const engine = name && (await openEngine(name));
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The saved answer about cookies; null for a new visitor. */
  answer: [makeConsent(false, false), { option: true }],
  visitor: async ({ engine, site, answer }, use, testInfo) => {
    const { project, skip } = testInfo;
    if (!engine && process.env.CI) throw new Error(`${project.name} could not be installed.`);
    skip(!engine, `${project.name} could not be installed.`);
    if (!engine) return;
    const visitor = createVisitor(engine, site.url);
    await visitor.resize(...wide);
    await engine.open(`${site.url}/terms`);
    await visitor.arrives('/terms');
    await engine.ask(begin, answer);
    engine.takeErrors();
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('window.png'), await engine.picture());
    }
    expect(engine.takeErrors(), 'errors in the console').toEqual([]);
  },
});

function begin(answer: string | null): void {
  localStorage.clear();
  sessionStorage.clear();
  if (answer !== null) localStorage.setItem('cookie-consent', answer);
}

export { expect, makeConsent as consentOf } from '../../e2e/support/site.ts';
