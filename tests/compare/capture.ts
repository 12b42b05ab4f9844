/** Captures a page in each mode, at each width and in known states. Nothing in it moves by itself. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitForScripts } from '../e2e/support/scripts-ran.ts';
import { makeConsent, saveConsent } from '../e2e/support/site.ts';
import { moveAnimations, scrollThrough, stayCalm, wakeIslands } from './in-page.ts';
import { comeToRest, watchRequests } from './rest.ts';

export const widths = [390, 768, 1024, 1440, 2200] as const;
/** At which entry animations are compared too, which takes three more pictures. */
const animatedWidths = [390, 1440];
const windowHeight = 900;
export const modes = ['normal', 'forced-colors', 'print', 'reduced-motion', 'no-script'] as const;
export type Mode = (typeof modes)[number];

/** Modes that one visit shows, one after the other; the others are known to scripts when the page opens. */
export const visits: readonly { modes: readonly Mode[] }[] = [
  { modes: ['normal', 'forced-colors', 'print'] },
  { modes: ['reduced-motion'] },
  { modes: ['no-script'] },
];

interface Visit {
  path: string;
  modes: readonly Mode[];
  widths: readonly number[];
  /** What to capture; everything by default. */
  whats?: readonly string[] | undefined;
}

/** Pictures and texts by `mode|width|state|what`. */
type Captures = Map<string, Buffer | string>;

/** The day of every visit, to the second. */
const visitTime = new Date('2026-03-02T10:00:00Z');

/** @returns the captures; one of them says `failure` if the page did not come to rest */
export async function capturePage(browser: Browser, baseURL: string, visit: Visit) {
  const captures: Captures = new Map();
  const hasScript = !visit.modes.includes('no-script');
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: hasScript,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: visit.modes.includes('reduced-motion') ? 'reduce' : 'no-preference',
    viewport: { width: visit.widths[0] ?? widths[0], height: windowHeight },
  });
  try {
    if (hasScript) {
      await context.addInitScript(stayCalm);
      // The visitor of one page is new: it shows the banner.
      if (visit.path !== '/nothing-here')
        await context.addInitScript(saveConsent, makeConsent(false, false));
      await context.clock.install({ time: visitTime });
      await context.clock.pauseAt(visitTime);
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Animation.enable');
    // Animations start and stay at their first moment.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await new Capturer(page, devtools, hasScript, captures).visit(visit);
  } catch (error) {
    captures.set(`${visit.modes}|||failure`, `${baseURL}: ${error}`);
  } finally {
    await context.close();
  }
  return captures;
}

class Capturer {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly hasScript: boolean;
  readonly captures: Captures;
  readonly #rest: () => Promise<void>;

  constructor(page: Page, devtools: CDPSession, hasScript: boolean, captures: Captures) {
    this.page = page;
    this.devtools = devtools;
    this.hasScript = hasScript;
    this.captures = captures;
    const pending = watchRequests(page);
    this.#rest = () => comeToRest(page, pending, hasScript);
  }

  async visit({ path, modes, widths, whats }: Visit): Promise<void> {
    const wants = (what: string) => whats?.includes(what) ?? true;
    await this.page.goto(path);
    if (this.hasScript) {
      await waitForScripts(this.page);
      // Lays out all sections (site/layouts/unfold-sections.ts).
      await this.page.clock.runFor(1000);
      await this.page.evaluate(wakeIslands);
      await this.#rest();
      // Sections that enter the window of a scrolling visitor start to draw their part of the line.
      if (modes.includes('normal')) await this.page.evaluate(scrollThrough);
    }
    for (const mode of modes) {
      await this.page.emulateMedia({
        media: mode === 'print' ? 'print' : 'screen',
        forcedColors: mode === 'forced-colors' ? 'active' : 'none',
      });
      for (const width of widths) {
        const set = (what: string, value: Buffer | string, state = '') =>
          this.captures.set(`${mode}|${width}|${state}|${what}`, value);
        await this.#showAll(width);
        if (wants('pixels')) {
          if (mode === 'normal' && animatedWidths.includes(width)) {
            for (const share of [0, 0.25, 0.5]) {
              if (await this.#moveAnimations(share))
                set('pixels', await this.#shoot(), `entry ${share * 100} %`);
            }
          }
          await this.#moveAnimations(1);
          set('pixels', await this.#shoot());
        }
        if (wants('aria')) set('aria', await this.page.locator('body').ariaSnapshot());
        if (wants('text'))
          set(
            'text',
            await this.page.evaluate(() => document.querySelector('main')?.innerText ?? ''),
          );
      }
    }
    if (wants('pixels') && modes.includes('normal')) await this.#scrollLine(widths);
  }

  /** Makes the window as high as the page, so that everything is in view: sections, islands, lazy pictures. */
  async #showAll(width: number): Promise<void> {
    let height = this.page.viewportSize()?.height ?? windowHeight;
    await this.page.setViewportSize({ width, height });
    for (let content = await this.#measure(); content !== height; content = await this.#measure()) {
      height = content;
      await this.page.setViewportSize({ width, height });
      await this.#rest();
    }
    await this.#rest();
  }

  /** Rounded up: a page that can scroll by half a pixel may be scrolled by it. */
  #measure = async () =>
    Math.max(
      windowHeight,
      await this.page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
        return Math.ceil(document.body.getBoundingClientRect().height);
      }),
    );

  /** The line that scrolling draws, at five positions. */
  async #scrollLine(widths: readonly number[]): Promise<void> {
    await this.page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: windowHeight });
      await this.#rest();
      const isDrawn = await this.page.evaluate(() =>
        document.getAnimations().some(({ timeline }) => !(timeline instanceof DocumentTimeline)),
      );
      if (!isDrawn) return;
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        await this.page.evaluate((share) => {
          const way = document.documentElement.scrollHeight - innerHeight;
          scrollTo({ top: Math.round(share * way), behavior: 'instant' });
        }, share);
        await this.#rest();
        await this.#moveAnimations(1);
        const key = `normal|${width}|scrolled ${share * 100} %|pixels`;
        this.captures.set(key, await this.#shoot());
      }
    }
  }

  /** @returns whether there are any */
  async #moveAnimations(share: number): Promise<boolean> {
    if (!this.hasScript) return false;
    const areMoved = await this.page.evaluate(moveAnimations, share);
    await this.#rest();
    return areMoved;
  }

  async #shoot(): Promise<Buffer> {
    // Playwright's own method encodes them smaller, in twice the time.
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }
}
