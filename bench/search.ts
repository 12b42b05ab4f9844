/** `npm run bench:search`: types real and mistyped searches letter by letter, on the built index. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { createSearch, readEntries } from '../site/features/search/search-engine.ts';
import { getChromiumOptions } from '../tools/browsers.ts';
import { ensureBuild } from '../tools/build.ts';
import { serveBuild } from './serve-build.ts';

const typed = [
  'CISO',
  'scorecard',
  'counter-offer',
  'counteroffer',
  'interim CIO',
  'salary band',
  'remote salaries by location',
  'how many interviewers should be on a panel',
  'why is our IT role taking so long to fill',
  'contractors or permanent hires for a cloud migration',
  'what does an unfilled technology role cost',
  'ERP program lead',
  'VP of sales in Dallas',
  'New York City',
  'Little Rock',
  'Fox Fast Track',
  'replacement guarantee',
  'résumé',
  'backchannel references',
  'privacy',
  'recruting',
  'Kuberntes',
  'secruity architect',
  'onbording',
  'interveiw',
  'contarctors',
  'Shrevport',
  'negotiaton',
  'managment manual',
  'xylophone',
];
/** The first round also warms up the engine. */
const rounds = 3;

await ensureBuild();

const index = readFileSync('dist/search-index.json');
const entries = readEntries(JSON.parse(index.toString()));
console.log(`\n${entries.length} entries`);
console.table({
  'search index': {
    'raw KB': formatKilobytes(index.length),
    'brotli KB': formatKilobytes(brotliCompressSync(index).length),
  },
});

const began = performance.now();
const search = await createSearch(entries);
const ready = performance.now() - began;
const alone: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const term of typed) {
    for (let length = 2; length <= term.length; length += 1) {
      const from = performance.now();
      search(term.slice(0, length));
      alone.push(performance.now() - from);
    }
  }
}

const browser = await chromium.launch(getChromiumOptions());
const site = await serveBuild({});
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${site.url}/search?q=scorecard`);
  await page.locator('#results-article').first().waitFor();
  const drawn = await measureTyping(page, Array.from({ length: rounds }, () => typed).flat());
  console.log(
    `\nMilliseconds for a key stroke; the index is ready after ${ready.toFixed(0)} in Node`,
  );
  console.table({
    'search alone, Node': formatTimes(alone),
    'search, rows and layout, Chromium': formatTimes(drawn),
  });
} finally {
  site.stop();
  await browser.close();
}

/**
 * Types each term letter by letter on the search page with its index loaded.
 *
 * @returns milliseconds of the main thread for each key stroke: search, rendering and layout
 */
function measureTyping(page: Page, terms: readonly string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const field = document.querySelector<HTMLInputElement>('[type="search"]');
    if (!field) throw new Error('The page has no field to type in.');
    const { port1, port2 } = new MessageChannel();
    /** A key stroke is handled before the next message. */
    const done = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage('');
      });
    const times: number[] = [];
    for (const term of all) {
      for (let length = 1; length <= term.length; length += 1) {
        const from = performance.now();
        field.value = term.slice(0, length);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await done();
        document.body.getBoundingClientRect();
        times.push(performance.now() - from);
      }
    }
    return times;
  }, terms);
}

function formatTimes(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1);
  return { 'key strokes': times.length, median: at(0.5), p99: at(0.99), worst: at(1) };
}

function formatKilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}
