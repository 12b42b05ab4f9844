/** How soon the search responds to a visit's first key and shows its first results. */
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, launch, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { getChromiumOptions } from '../tools/browsers.ts';
import { getMedian } from './median.ts';

const rounds = 5;
const term = 'CISO';
/** Time between two key strokes of a good typist. */
const strokeMs = 120;
/** Lighthouse's slow 4G, in bytes instead of bits. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds, as medians. */
interface FirstSearch {
  /** From the first key to the first results: slow 4G, empty cache, the page idle. */
  'results, slow 4G': number;
  /** The same, when only the page itself has loaded before the first key. */
  'results, slow 4G, key at load': number;
  /** From the first key to the next paint: everything cached, a CPU slowed four times. */
  'letter, slow CPU': number;
  /** From the first key to the first results: everything cached, a CPU slowed four times. */
  'results, slow CPU': number;
}

/** @param url the served site's origin */
export async function measureFirstSearch(url: string): Promise<FirstSearch> {
  const browser = await launch({
    ...getChromiumOptions(),
    defaultViewport: { width: 412, height: 823 },
  });
  /** Each round is a new visitor with an empty cache. */
  const measure = async (visit: (page: Page, session: CDPSession) => Promise<number>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const visitor = await browser.createBrowserContext();
      const page = await visitor.newPage();
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      times.push(await visit(page, session));
      await visitor.close();
    }
    return Math.round(getMedian(times));
  };
  const overSlow4G = (event: 'load' | 'networkidle0') =>
    measure(async (page, session) => {
      await session.send('Network.emulateNetworkConditions', slow4G);
      await page.goto(`${url}/search`, { waitUntil: event });
      await page.waitForFunction(hasCaret, { polling: 20 });
      return (await typeTerm(page)).results;
    });
  const onSlowCpu = (figure: 'letter' | 'results') =>
    measure(async (page) => {
      await page.goto(`${url}/search?q=${term}`, { waitUntil: 'networkidle0' });
      await page.goto(`${url}/search`, { waitUntil: 'networkidle0' });
      await page.waitForFunction(hasCaret);
      await page.emulateCPUThrottling(4);
      return (await typeTerm(page))[figure];
    });
  const figures = {
    'results, slow 4G': await overSlow4G('networkidle0'),
    'results, slow 4G, key at load': await overSlow4G('load'),
    'letter, slow CPU': await onSlowCpu('letter'),
    'results, slow CPU': await onSlowCpu('results'),
  };
  await browser.close();
  return figures;
}

const hasCaret = () => document.activeElement?.id === 'search-field';

const timesSchema = z.object({ letter: z.number(), results: z.number() });

/** Types a term into the focused field; measures when the first letter and the first result are painted. */
async function typeTerm(page: Page): Promise<z.infer<typeof timesSchema>> {
  await page.evaluate(() => {
    const markPaint = (name: string) => {
      // The task after the next frame runs when the change has been painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
    };
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        performance.mark('key', { startTime: timeStamp });
        markPaint('letter');
      },
      { once: true, capture: true },
    );
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.result mark')) return;
      observer.disconnect();
      markPaint('results');
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  for (const letter of term) {
    await page.keyboard.press(z.enum(['C', 'I', 'S', 'O']).parse(letter));
    await pause(strokeMs);
  }
  await page.waitForFunction(() => performance.getEntriesByName('results').length > 0);
  return timesSchema.parse(
    await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return { letter: at('letter') - at('key'), results: at('results') - at('key') };
    }),
  );
}
