/** How soon the next page is seen after a click, with the intent seen first and without. */
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { chromiumFlags, ensureChromium } from '../tools/chromium.ts';

const rounds = 9;
const steps = [
  { from: '/', to: '/services' },
  { from: '/services', to: '/about' },
  { from: '/blog', to: '/' },
  // The bare page: what the browser itself takes.
  { from: '/services', to: '/floor' },
];
/** Led to each step's page in turn, since no page links to the bare one. */
const link = 'header a';
/** From 200 ms on the browser takes a pointer's rest for intent; some time to prepare on top. Milliseconds. */
const intent = 1000;
/** By then the next page has long been painted. Milliseconds. */
const settled = 800;

/** Milliseconds from the click to the next page's first paint, as medians. */
export interface NextPage {
  step: string;
  prepared: number;
  /** The same for those who ask for less motion, to whom pages come without a transition. */
  'prepared, less motion': number;
  unprepared: number;
}

/**
 * Drives the browser by Puppeteer: under Playwright it prepares no pages.
 *
 * @param url the served site's origin, with the bare page at /floor
 */
export async function nextPages(url: string): Promise<NextPage[]> {
  const browser = await launch({
    executablePath: ensureChromium(),
    args: chromiumFlags,
    defaultViewport: { width: 1440, height: 900 },
  });
  const measure = async (from: string, to: string, options: { waits: number; still: boolean }) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each round as a visitor of its own; in one context, pages just closed can disturb a new one.
      const visitor = await browser.createBrowserContext();
      const page = await visitor.newPage();
      if (options.still) {
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      }
      times.push(await firstPaint(page, { from: url + from, to, waits: options.waits }));
      await visitor.close();
    }
    return median(times);
  };
  const figures: NextPage[] = [];
  for (const { from, to } of steps) {
    figures.push({
      step: `${from} to ${to}`,
      prepared: await measure(from, to, { waits: intent, still: false }),
      'prepared, less motion': await measure(from, to, { waits: intent, still: true }),
      unprepared: await measure(from, to, { waits: 0, still: false }),
    });
  }
  await browser.close();
  return figures;
}

async function firstPaint(
  page: Page,
  { from, to, waits }: { from: string; to: string; waits: number },
): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle0' });
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => {
      localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    };
    addEventListener('click', note, true);
  });
  await page.$eval(link, (element, address) => element.setAttribute('href', address), to);
  if (waits > 0) {
    await page.hover(link);
    await pause(waits);
    await page.click(link);
  } else {
    // No pointer comes near, so nothing is prepared.
    await page.$eval(link, (element) => element instanceof HTMLElement && element.click());
  }
  await pause(settled);
  return z.number().parse(await page.evaluate(sincePaint));
}

/** A prepared page's time begins long before the click, so both are compared by the wall clock. */
const sincePaint = () => {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const clicked = Number(localStorage.getItem('clicked'));
  return painted && performance.timeOrigin + painted.startTime - clicked;
};

const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
