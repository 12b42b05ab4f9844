import { type Browser, launch, type Page } from 'puppeteer-core';
import { getChromiumOptions } from '../../tools/browsers.ts';
import { command } from './support/consent.ts';
import { expect, test } from './support/site.ts';

/** Under Playwright the browser prerenders no pages, so these tests use Puppeteer. */
let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({
    ...getChromiumOptions(),
    defaultViewport: { width: 1440, height: 900 },
  });
});
test.afterAll(() => browser.close());

const link = 'header a[href="/about"]';

async function open(url: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => window.dataLayer);
  return page;
}

/** Hovers over the link until the browser prerenders its page. */
async function hoverUntilPrerendered(page: Page): Promise<void> {
  const session = await browser.target().createCDPSession();
  const prepared = new Promise<void>((resolve) => {
    session.on('Target.targetCreated', ({ targetInfo }) => {
      if (targetInfo.subtype === 'prerender') resolve();
    });
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  await page.hover(link);
  await prepared;
  await session.detach();
}

/** Records the outcome of the transition to the next page. */
const recordTransition = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageswap', ({ viewTransition }) => {
      localStorage.setItem('transition', viewTransition ? 'begun' : 'none');
    });
  });

/** How the page was opened; undefined during a navigation. */
const arrival = (page: Page) =>
  page
    .evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return {
        path: location.pathname,
        prepared: visit !== undefined && 'activationStart' in visit && visit.activationStart !== 0,
        transition: localStorage.getItem('transition'),
        whole: document.body.style.getPropertyValue('--fold') === 'visible',
        entries: (window.dataLayer ?? []).map((entry) =>
          String(entry) === '[object Arguments]' ? Array.from(entry as IArguments) : entry,
        ),
      };
    })
    .catch(() => undefined);

test('a prerendered page runs no script before it is opened', async ({ site }) => {
  const page = await open(site.url);
  await hoverUntilPrerendered(page);
  await page.locator('#cookie-banner ::-p-text(Accept All)').click();
  await page.click(link);
  // A script that ran earlier would have missed this answer.
  const entries = [command('default', false, false), command('update', true, true)];
  await expect.poll(() => arrival(page)).toMatchObject({ path: '/about', prepared: true, entries });
});

test('a prerendered page opens at once, another one with a transition', {
  tag: '@nightly',
}, async ({ site }) => {
  const page = await open(site.url);
  await hoverUntilPrerendered(page);
  await recordTransition(page);
  await page.click(link);
  await expect
    .poll(() => arrival(page))
    .toMatchObject({ path: '/about', prepared: true, transition: 'none' });

  await recordTransition(page);
  await page.focus('header a[href="/contact"]');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => arrival(page))
    .toMatchObject({ path: '/contact', prepared: false, whole: false, transition: 'begun' });
});

test('a fully prerendered page is completely laid out', { tag: '@nightly' }, ({ site }) =>
  // If the click comes too early, the page is laid out like any other.
  expect(async () => {
    const page = await open(site.url);
    try {
      await hoverUntilPrerendered(page);
      // The browser parses the rest of it when idle.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      await page.click(link);
      await expect
        .poll(() => arrival(page), { timeout: 2000 })
        .toMatchObject({ path: '/about', prepared: true, whole: true });
    } finally {
      await page.close();
    }
  }).toPass(),
);
