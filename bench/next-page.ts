/** How soon the next page is painted after a click, with and without a hover before it. */
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { getChromiumOptions } from '../tools/browsers.ts';
import { getMedian } from './median.ts';

const rounds = 9;
const steps = [
  { from: '/', to: '/services' },
  { from: '/services', to: '/about' },
  { from: '/blog', to: '/' },
  // The bare page: what the browser itself needs.
  { from: '/services', to: '/floor' },
];
/** Each step sets its target, since no page links to the bare one. */
const link = 'header a';
/** The browser prerenders after a hover of 200 ms; the rest is time to do so. */
const intentMs = 1000;
/** Long enough for the next page to be painted. */
const settledMs = 800;

/** Milliseconds from the click to the next page's first paint, as medians. */
interface NextPage {
  step: string;
  prepared: number;
  /** The same under reduced motion, without a transition. */
  'prepared, less motion': number;
  unprepared: number;
}

/**
 * Drives the browser with Puppeteer: under Playwright it prerenders no pages.
 *
 * @param url the served site's origin, with the bare page at /floor
 */
export async function measureNextPages(url: string): Promise<NextPage[]> {
  const browser = await launch({
    ...getChromiumOptions(),
    defaultViewport: { width: 1440, height: 900 },
  });
  const measure = async (
    from: string,
    to: string,
    options: { hoverMs: number; still: boolean },
  ) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // A new context for each round: in a shared one, pages just closed can disturb a new one.
      const visitor = await browser.createBrowserContext();
      const page = await visitor.newPage();
      if (options.still) {
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      }
      times.push(await measureFirstPaint(page, { from: url + from, to, hoverMs: options.hoverMs }));
      await visitor.close();
    }
    return Math.round(getMedian(times));
  };
  const figures: NextPage[] = [];
  for (const { from, to } of steps) {
    figures.push({
      step: `${from} to ${to}`,
      prepared: await measure(from, to, { hoverMs: intentMs, still: false }),
      'prepared, less motion': await measure(from, to, { hoverMs: intentMs, still: true }),
      unprepared: await measure(from, to, { hoverMs: 0, still: false }),
    });
  }
  await browser.close();
  return figures;
}

async function measureFirstPaint(
  page: Page,
  { from, to, hoverMs }: { from: string; to: string; hoverMs: number },
): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle0' });
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => {
      localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    };
    addEventListener('click', note, true);
  });
  await page.$eval(link, (element, address) => element.setAttribute('href', address), to);
  if (hoverMs > 0) {
    await page.hover(link);
    await pause(hoverMs);
    await page.click(link);
  } else {
    // Without a hover, nothing is prerendered.
    await page.$eval(link, (element) => element instanceof HTMLElement && element.click());
  }
  await pause(settledMs);
  return z.number().parse(await page.evaluate(sincePaint));
}

/** A prerendered page's time origin is long before the click, so both use the wall clock. */
const sincePaint = () => {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const clicked = Number(localStorage.getItem('clicked'));
  return painted && performance.timeOrigin + painted.startTime - clicked;
};
