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

export interface Visit {
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
    await capture(await context.newPage(), visit, hasScript, captures);
  } catch (error) {
    captures.set(`${visit.modes}|||failure`, `${baseURL}: ${error}`);
  } finally {
    await context.close();
  }
  return captures;
}

async function capture(
  page: Page,
  { path, modes, widths, whats }: Visit,
  hasScript: boolean,
  captures: Captures,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  // Animations start and stay at their first moment.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const pending = watchRequests(page);
  const rest = () => comeToRest(page, pending, hasScript);
  const wants = (what: string) => whats?.includes(what) ?? true;
  /** @returns whether there are any */
  const moveTo = async (share: number): Promise<boolean> => {
    if (!hasScript) return false;
    const areMoved = await page.evaluate(moveAnimations, share);
    await rest();
    return areMoved;
  };

  await page.goto(path);
  if (hasScript) {
    await waitForScripts(page);
    // The answer of a search is announced by the clock below.
    const term = new URL(page.url()).searchParams.get('q');
    if (term) await page.getByText(`“${term}”`).first().waitFor();
    // Lays out all sections (site/layouts/unfold-sections.ts).
    await page.clock.runFor(1000);
    await page.evaluate(wakeIslands);
    // Forced colors show a caret that has none, and it blinks.
    await page.locator(':focus').evaluateAll((fields) => {
      for (const field of fields) if (field instanceof HTMLElement) field.blur();
    });
    await rest();
    // Drawings begin as a visitor scrolls to them.
    if (modes.includes('normal')) await page.evaluate(scrollThrough);
  }
  for (const mode of modes) {
    await page.emulateMedia({
      media: mode === 'print' ? 'print' : 'screen',
      forcedColors: mode === 'forced-colors' ? 'active' : 'none',
    });
    for (const width of widths) {
      const set = (what: string, value: Buffer | string, state = '') =>
        captures.set(`${mode}|${width}|${state}|${what}`, value);
      await showAll(page, width, rest);
      if (wants('pixels')) {
        const isAnimated = mode === 'normal' && animatedWidths.includes(width);
        for (const share of isAnimated ? [0, 0.25, 0.5] : [])
          if (await moveTo(share)) set('pixels', await shoot(devtools), `entry ${share * 100} %`);
        await moveTo(1);
        set('pixels', await shoot(devtools));
      }
      if (wants('aria')) set('aria', await page.locator('body').ariaSnapshot());
      if (wants('text')) set('text', await page.locator('main').innerText());
    }
  }
}

/** Makes the window as high as the page, so that everything is in view: sections, islands, lazy pictures. */
async function showAll(page: Page, width: number, rest: () => Promise<void>): Promise<void> {
  let height = page.viewportSize()?.height ?? windowHeight;
  await page.setViewportSize({ width, height });
  for (let content = await measure(page); content !== height; content = await measure(page)) {
    height = content;
    await page.setViewportSize({ width, height });
    await rest();
  }
  await rest();
}

/** The height of the page. Rounded up: a page that can scroll by half a pixel may be scrolled by it. */
const measure = async (page: Page) =>
  Math.max(
    windowHeight,
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      return Math.ceil(document.body.getBoundingClientRect().height);
    }),
  );

async function shoot(devtools: CDPSession): Promise<Buffer> {
  // Playwright's own method encodes them smaller, in twice the time.
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}
