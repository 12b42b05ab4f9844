/**
 * Frames a second while Home scrolls on a processor slowed four times: those that the screen shows, and those in
 * which the page draws. `node bench/scroll-frames.ts [folder…]` compares built sites, or measures dist/. Each line is
 * drawn in three ways, in turn: by scrolling, once by each section as in other browsers, and without animation.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { getChromiumOptions } from '../tools/browsers.ts';
import { getMedian } from './median.ts';
import { serveBuild } from './serve-build.ts';

const rounds = 5;
const slowdown = 4;
const windowSize = { width: 1440, height: 900 };
const distance = 9000;
/** Pixels a second. */
const speed = 1500;

const ways = ['by scrolling', 'once', 'without animation'] as const;
type Way = (typeof ways)[number];

interface Frames {
  shown: number;
  drawn: number;
}

const folders = process.argv.slice(2);
const sites = new Map(
  await Promise.all(
    (folders.length > 0 ? folders : ['dist']).map(
      async (folder) => [folder, await serveBuild({}, folder)] as const,
    ),
  ),
);
const browser = await chromium.launch(getChromiumOptions());
const measured = new Map<string, Frames[]>();
for (let round = 0; round < rounds; round += 1)
  for (const [folder, { url }] of sites)
    for (const way of ways) {
      const name = `${folder}, ${way}`;
      measured.set(name, [...(measured.get(name) ?? []), await measureFrames(browser, url, way)]);
    }
await browser.close();
for (const { stop } of sites.values()) stop();
console.table(
  Object.fromEntries(
    [...measured].map(([name, frames]) => [
      name,
      {
        'shown a second': getMedian(frames.map(({ shown }) => Math.round(shown))),
        'drawn a second': getMedian(frames.map(({ drawn }) => Math.round(drawn))),
      },
    ]),
  ),
);

async function measureFrames(opened: Browser, url: string, way: Way): Promise<Frames> {
  const context = await opened.newContext({ viewport: windowSize, bypassCSP: true });
  const page = await context.newPage();
  if (way === 'once') await page.route(/\/pen\.[^/]+\.css$/, (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  if (way === 'without animation')
    await page.addStyleTag({ content: '*, ::before, ::after { animation: none !important }' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await opened.startTracing(page, { categories: ['viz'] });
  await countFrames(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: windowSize.width / 2,
    y: windowSize.height / 2,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
  const { frames, seconds } = await page.evaluate(() => window.counted);
  const trace = await opened.stopTracing();
  await context.close();
  const shown = trace.toString().split('"Display::DrawAndSwap"').length - 1;
  return { shown: shown / seconds, drawn: frames / seconds };
}

/** Counts the frames in which the page draws, in `window.counted`. */
async function countFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = performance.now();
    window.counted = { frames: 0, seconds: 0 };
    const count = () => {
      window.counted.frames += 1;
      window.counted.seconds = (performance.now() - start) / 1000;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

declare global {
  interface Window {
    counted: { frames: number; seconds: number };
  }
}
