/** `npm run bench`: builds, serves and measures one page of each kind, beside the home page as bare HTML. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { getChromiumOptions } from '../tools/browsers.ts';
import { ensureBuild } from '../tools/build.ts';
import { type Figures, measureLighthouse } from './lighthouse-median.ts';
import { measureNextPages } from './next-page.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { kinds, type Weight, weighPage } from './page-weight.ts';
import { serveBuild } from './serve-build.ts';
import { launchWatchedBrowser } from './watched-browser.ts';

const runs = 5;
const consent = {
  name: 'cookie-consent',
  value: JSON.stringify({ necessary: true, analytics: false, marketing: false }),
};

await ensureBuild();
const browser = await chromium.launch(getChromiumOptions());
const watched = await launchWatchedBrowser();
const { port } = watched;

const plain = await serveBuild({});
const floor = await readFloor(browser, plain.url);
plain.stop();

const site = await serveBuild({ 'floor.html': floor });
try {
  for (const path of ['/floor', ...onePageOfEachKind]) {
    const weight = await weighPage(browser, site.url + path);
    const figures = await measureLighthouse(site.url + path, port, runs);
    report(path === '/floor' ? 'floor: the words of / as bare HTML' : path, weight, figures);
  }
  const weight = await weighPage(browser, site.url, makeStorageState(site.url));
  await saveAnswer(site.url, port);
  const figures = await measureLighthouse(site.url, port, runs);
  report('/ for someone who has answered the cookie banner', weight, figures);
  console.log('\nFrom the click to the next page’s first paint, ms');
  console.table(await measureNextPages(site.url));
} finally {
  site.stop();
  watched.kill();
  await browser.close();
}

async function readFloor(opened: Browser, url: string): Promise<string> {
  const page = await opened.newPage({ javaScriptEnabled: true });
  await page.goto(url);
  const html = await readBarePage(page, 'Floor');
  await page.close();
  return html;
}

function report(name: string, weight: { first: Weight; all: Weight }, figures: Figures): void {
  console.log(`\n${name}`);
  console.table({
    'at rest': formatTraffic(weight.first),
    'after scrolling': formatTraffic(weight.all),
  });
  console.table({ [`median of ${runs}`]: { ...figures, cls: figures.cls.toFixed(3) } });
}

/** Kilobytes (1,000 bytes) on the wire by kind of file. */
function formatTraffic({ requests, bytes }: Weight) {
  const formatKilobytes = (count: number) => Number((count / 1000).toFixed(1));
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return {
    requests,
    ...Object.fromEntries(kinds.map((kind) => [`${kind} KB`, formatKilobytes(bytes[kind])])),
    'total KB': formatKilobytes(total),
  };
}

/** @returns a browser's storage with the answer to the cookie banner */
function makeStorageState(url: string) {
  return { cookies: [], origins: [{ origin: url, localStorage: [consent] }] };
}

/**
 * Stores the answer in Lighthouse's browser. Lighthouse clears caches between runs, but not this.
 * @param port the debugging port of a running Chromium
 */
async function saveAnswer(url: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(url);
  await page?.evaluate(({ name, value }) => localStorage.setItem(name, value), consent);
  await page?.close();
  await browser.close();
}

/** @returns an HTML document with only the page's headings, paragraphs and links as text */
async function readBarePage(page: Page, title: string): Promise<string> {
  const body = await page.evaluate(() => {
    const kept = 'h1, h2, h3, p, li:not(:has(p, a)), a[href], label, dt, dd';
    const escapeHtml = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return [...document.body.querySelectorAll<HTMLElement>(kept)]
      .filter((element) => !element.parentElement?.closest('p, a, h1, h2, h3'))
      .map((element) => {
        const name = element.matches('h1, h2, h3') ? element.tagName.toLowerCase() : 'p';
        return `<${name}>${escapeHtml(element.textContent ?? '')}</${name}>`;
      })
      .join('\n');
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="The same words, bare."></head>
<body><main>${body}</main></body>
</html>`;
}
