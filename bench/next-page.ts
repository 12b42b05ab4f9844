/** How soon the next page is seen after a click, with the intent seen first and without. */
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const rounds = 9;
const steps = [
  { from: '/', to: '/services' },
  { from: '/services', to: '/about' },
  { from: '/blog', to: '/' },
];
/** The browser takes a pointer that rests this long on a link for intent; a moment on top. Milliseconds. */
const intent = 500;

/** Milliseconds from the click to the next page's first paint, as medians. */
export interface NextPage {
  step: string;
  prefetched: number;
  unprepared: number;
}

/** @param url the served site's origin */
export async function nextPages(browser: Browser, url: string): Promise<NextPage[]> {
  const figures: NextPage[] = [];
  for (const { from, to } of steps) {
    const prefetched: number[] = [];
    const unprepared: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      prefetched.push(await firstPaint(browser, url, { from, to, waits: intent }));
      unprepared.push(await firstPaint(browser, url, { from, to, waits: 0 }));
    }
    const row = { prefetched: median(prefetched), unprepared: median(unprepared) };
    figures.push({ step: `${from} to ${to}`, ...row });
  }
  return figures;
}

async function firstPaint(
  browser: Browser,
  url: string,
  { from, to, waits }: { from: string; to: string; waits: number },
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url + from, { waitUntil: 'networkidle' });
  const link = page.locator(`header a[href="${to}"]`).first();
  if (waits > 0) {
    await link.hover();
    await page.waitForTimeout(waits);
    await link.click();
  } else {
    // No pointer comes near, so nothing is fetched ahead.
    await link.evaluate((element: HTMLElement) => element.click());
  }
  await page.waitForURL(url + to);
  const painted = await paintOf(page);
  await page.close();
  return painted;
}

/** The paint's time counts from the start of the navigation, which is the click. */
async function paintOf(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return z.number().parse(await found.jsonValue());
}

const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
