/** `npm run bench`: builds, serves and measures one page of each kind, beside the home page as bare HTML. */
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../tools/browsers.ts';
import { ensureBuild } from '../tools/build.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';
import { type Figures, lighthouseMedian } from './lighthouse-median.ts';
import { nextPages } from './next-page.ts';
import { floorOf } from './page-floor.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { kinds, type Weight, weigh } from './page-weight.ts';
import { serveBuild } from './serve-build.ts';
import { launchWatchedBrowser } from './watched-browser.ts';

const runs = 5;

await ensureBuild();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const watched = await launchWatchedBrowser();
const { port } = watched;

const plain = await serveBuild({});
const floor = await readFloor(browser, plain.url);
plain.stop();

const site = await serveBuild({ 'floor.html': floor });
try {
  for (const path of ['/floor', ...onePageOfEachKind]) {
    const weight = await weigh(browser, site.url + path);
    const figures = await lighthouseMedian(site.url + path, port, runs);
    report(path === '/floor' ? 'floor: the words of / as bare HTML' : path, weight, figures);
  }
  const weight = await weigh(browser, site.url, keptAnswer(site.url));
  await keepAnswer(site.url, port);
  const figures = await lighthouseMedian(site.url, port, runs);
  report('/ for someone who has answered the cookie banner', weight, figures);
  console.log('\nFrom the click to the next page’s first paint, ms');
  console.table(await nextPages(site.url));
} finally {
  site.stop();
  watched.kill();
  await browser.close();
}

async function readFloor(opened: Browser, url: string): Promise<string> {
  const page = await opened.newPage({ javaScriptEnabled: true });
  await page.goto(url);
  const html = await floorOf(page, 'Floor');
  await page.close();
  return html;
}

function report(name: string, weight: { first: Weight; all: Weight }, figures: Figures): void {
  console.log(`\n${name}`);
  console.table({ 'at rest': row(weight.first), 'after scrolling': row(weight.all) });
  console.table({ [`median of ${runs}`]: { ...figures, cls: figures.cls.toFixed(3) } });
}

/** Kilobytes (1,000 bytes) on the wire by kind of file. */
function row({ requests, bytes }: Weight) {
  const size = (count: number) => Number((count / 1000).toFixed(1));
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return {
    requests,
    ...Object.fromEntries(kinds.map((kind) => [`${kind} KB`, size(bytes[kind])])),
    'total KB': size(total),
  };
}
