/**
 * How soon each control responds to its first use. `node bench/first-use.ts [folder…]` compares built sites
 * in alternating rounds; without a folder, it measures dist/.
 */
import { type Browser, launch, type Page } from 'puppeteer-core';
import { bookingPages } from '../lib/forms/booking.ts';
import { consultationAcceptedSchema } from '../lib/forms/consultation-schemas.ts';
import { getChromiumOptions } from '../tools/browsers.ts';
import { measureFirstSearch } from './first-search.ts';
import { getMedian } from './median.ts';
import { serveBuild } from './serve-build.ts';

const rounds = 5;
/** A control without a response by then counts as unresponsive. */
const giveUpMs = 10_000;
const phone = { width: 412, height: 823 };
const desk = { width: 1350, height: 940 };

interface Use {
  path: string;
  window: { width: number; height: number };
  /** Puppeteer's selector of the control. */
  control: string;
  by: 'click' | 'hover' | 'key';
  /** Elements that respond: any change of their visibility, text or position counts. */
  answer: string;
}

const uses: Record<string, Use> = {
  'blog filter, a topic': {
    path: '/blog',
    window: desk,
    control: 'input[name="topic"][value="Leadership"]',
    by: 'click',
    answer: '.posts-count',
  },
  'Load More': {
    path: '/blog',
    window: phone,
    control: 'aria/Load More Insights[role="button"]',
    by: 'click',
    answer: '.post-row',
  },
  'arrow of the talks': {
    path: '/blog',
    window: phone,
    control: 'aria/Next talk[role="button"]',
    by: 'click',
    answer: '.talk, .video',
  },
  'arrow of the quotes': {
    path: '/',
    window: phone,
    control: 'aria/Next quote[role="button"]',
    by: 'click',
    answer: '.stop-button[aria-current]',
  },
  menu: { path: '/', window: phone, control: '.menu-button', by: 'click', answer: '#menu' },
  dropdown: {
    path: '/',
    window: desk,
    control: '.header-link[href="/services"]',
    by: 'hover',
    answer: '#services-panel',
  },
  'cookie banner': {
    path: '/',
    window: phone,
    control: 'aria/Accept All[role="button"]',
    by: 'click',
    answer: '#cookie-banner',
  },
  'first key in a form': {
    path: '/contact',
    window: phone,
    control: 'input[name="name"]',
    by: 'key',
    answer: 'input[name="name"]',
  },
  'submit with errors': {
    path: '/contact',
    window: phone,
    control: 'form[action="/api/consultations"] button:is([type="submit"], :not([type]))',
    by: 'click',
    answer: '.error-summary',
  },
  'first figure of the cost of vacancy': {
    path: '/tools/cost-of-vacancy',
    window: phone,
    control: 'input[name="days"]',
    by: 'key',
    answer: '.vacancy-result',
  },
  'first answer of the brief': {
    path: '/tools/hiring-brief',
    window: phone,
    control: '.tool-fields textarea',
    by: 'key',
    answer: '.brief-sheet',
  },
  'a time of the picker': {
    path: bookingPages.manage,
    window: phone,
    control: 'form.picker .slot-option',
    by: 'click',
    answer: '.picker-choice p',
  },
  'more days of the picker': {
    path: bookingPages.manage,
    window: phone,
    control: 'form.picker .picker-more',
    by: 'click',
    answer: '.slot-day',
  },
  'time zone of the picker': {
    path: bookingPages.manage,
    window: desk,
    control: 'form.picker select',
    by: 'key',
    answer: '.slot-option',
  },
};

/** Paths of `/appointment` with a request's token, by the site's address. */
const callPaths = new Map<string, string>();
async function getCallPath(url: string): Promise<string> {
  const known = callPaths.get(url);
  if (known !== undefined) return known;
  const body = {
    name: 'Ada Quill',
    company: 'Hollisgate Bank',
    email: 'ada@hollisgate.example',
    message: 'We need a CISO before the audit.',
  };
  const answer = await fetch(`${url}/api/consultations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { booking } = consultationAcceptedSchema.parse(await answer.json());
  const path = `${bookingPages.manage}?token=${booking?.token ?? ''}`;
  callPaths.set(url, path);
  return path;
}

/**
 * Everything is cached and the CPU is slowed four times.
 *
 * @returns milliseconds from the event to the painted answer; Infinity without an answer, NaN if the
 *   build has no such page or control
 */
async function measureUse(browser: Browser, url: string, use: Use): Promise<number> {
  const path = use.path === bookingPages.manage ? await getCallPath(url) : use.path;
  if (!(await fetch(url + path)).ok) return Number.NaN;
  const visitor = await browser.createBrowserContext();
  const page = await visitor.newPage();
  await page.setViewport(use.window);
  await page.goto(url + path, { waitUntil: 'networkidle0' });
  if (!(await page.$(use.control))) {
    await visitor.close();
    return Number.NaN;
  }
  if (use.answer !== '#cookie-banner') {
    await page.evaluate(() =>
      localStorage.setItem(
        'cookie-consent',
        JSON.stringify({ necessary: true, analytics: false, marketing: false }),
      ),
    );
  }
  await scrollTo(page, use);
  await page.waitForNetworkIdle();
  await page.emulateCPUThrottling(4);
  await page.goto(url + path, { waitUntil: 'load' });
  await scrollTo(page, use);
  const event = { click: 'click', hover: 'pointerover', key: 'keydown' }[use.by];
  if (use.by === 'key') await page.focus(use.control);
  await page.evaluate(watch, use.answer, event);
  // E selects a time zone that differs from UTC; A would not.
  if (use.by === 'key') await page.keyboard.press('E');
  else await page.locator(use.control)[use.by]();
  const time = await page
    .waitForFunction(() => performance.getEntriesByName('answered').length > 0, {
      timeout: giveUpMs,
    })
    .then(() => page.evaluate(() => performance.measure('answer', 'used', 'answered').duration))
    .catch(() => Number.POSITIVE_INFINITY);
  await visitor.close();
  return time;
}

/** In one step, because a script may replace the control. */
async function scrollTo(page: Page, { control }: Use): Promise<void> {
  await page.waitForSelector(control);
  await page.$eval(control, (element) => element.scrollIntoView({ block: 'center' }));
}

/** Runs in the page: marks the event and the first paint after which the answer differs. */
function watch(answer: string, event: string): void {
  const describeAnswer = () =>
    [...document.querySelectorAll<HTMLElement>(answer)]
      .map((part) => {
        const { left } = part.getBoundingClientRect();
        const value = part instanceof HTMLInputElement ? part.value : part.textContent;
        const shown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return [part.ariaLabel, value, Math.round(left), shown];
      })
      .join();
  addEventListener(
    event,
    ({ timeStamp }) => {
      performance.mark('used', { startTime: timeStamp });
      const before = describeAnswer();
      const frame = () =>
        requestAnimationFrame(() => {
          if (describeAnswer() === before) frame();
          // The task after the frame runs when it has been painted.
          else setTimeout(() => performance.mark('answered'));
        });
      frame();
    },
    { once: true, capture: true },
  );
}

const folders = process.argv.slice(2);
const sites = await Promise.all(
  (folders.length > 0 ? folders : ['dist']).map(async (folder) => ({
    folder,
    ...(await serveBuild({}, folder)),
  })),
);
const browser = await launch(getChromiumOptions());
try {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, use] of Object.entries(uses)) {
    const times = new Map<string, number[]>(sites.map(({ folder }) => [folder, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const { folder, url } of sites)
        times.get(folder)?.push(await measureUse(browser, url, use));
    table[name] = Object.fromEntries(
      [...times].map(([folder, times]) => [folder, Math.round(getMedian(times))]),
    );
  }
  for (const { folder, url } of sites)
    for (const [name, time] of Object.entries(await measureFirstSearch(url)))
      table[`search: ${name}`] = { ...table[`search: ${name}`], [folder]: time };
  console.log('First use of each control, median ms from the event to the painted answer');
  console.table(table);
} finally {
  await browser.close();
  for (const site of sites) site.stop();
}
