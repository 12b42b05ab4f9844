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

/** How the page was opened; undefined during a navigation. */
const arrival = (page: Page) =>
  page
    .evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return {
        path: location.pathname,
        prepared: visit !== undefined && 'activationStart' in visit && visit.activationStart !== 0,
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
