/** Pages open normally with any address, storage and clock. */
import type { Page } from '@playwright/test';
import { storageKeys } from '../../site/storage.ts';
import { getBanner } from './support/consent.ts';
import { answers } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';
import { waitForLayout } from './support/unfolded.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Ten pages per test, with all their islands. The limit only ends a test that hangs.
test.describe.configure({ timeout: 300_000 });

/** Collects errors in the console, except that the opened address is unknown. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (message) => {
    const [address, open] = [message.location().url, page.url()].map((url) => url.split('#')[0]);
    if (message.type() !== 'error') return;
    // The privacy page logs an unreadable answer about cookies there.
    if (new URL(page.url()).pathname === '/privacy' && isOfAnswer(message.text())) return;
    if (address === open && message.text().startsWith('Failed to load resource')) return;
    errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

const isOfAnswer = (text: string) =>
  /^(?:SyntaxError: .*JSON|SecurityError: Denied|Error: cookie-consent:)/.test(text);

/** Hydrates every island, one after the other. */
async function visitAll(page: Page): Promise<void> {
  await waitForLayout(page);
  const next = () => page.$('astro-island[ssr]');
  for (let island = await next(); island; island = await next()) {
    await island.evaluate((element) => {
      (element.firstElementChild ?? element).scrollIntoView({ behavior: 'instant' });
      element.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await page.waitForFunction((element) => !element.hasAttribute('ssr'), island);
  }
}

const withQuery = (path: string, query = '') => path + (path.includes('?') ? '&' : '?') + query;

interface Content {
  heading: string;
  text: string;
  path: string;
}

/** Reads the page after all its islands are hydrated. */
async function readContent(page: Page): Promise<Content> {
  await visitAll(page);
  return page.evaluate(() => ({
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    // Search results come later.
    text: [...document.querySelectorAll(location.pathname === '/search' ? 'h1' : 'main h2')]
      .map((heading) => heading.textContent)
      .join(' / '),
    path: location.pathname,
  }));
}

const ordinary = new Map<string, Content>();

/** Pages that read the address or the storage. */
const readers = [
  ...['/', '/contact', '/blog', '/blog/count-the-cutover-weekends', '/search', '/search?q=data'],
  ...['/tools/cost-of-vacancy', '/tools/hiring-brief', '/tools/scorecard', '/privacy'],
];

/** Opens changed addresses and expects the same content as at the ordinary ones. */
async function expectOrdinary(
  page: Page,
  paths: readonly string[],
  meddle: (path: string) => string = (path) => path,
): Promise<void> {
  const errors = collectErrors(page);
  for (const path of paths) {
    await page.goto(meddle(path));
    const content = await readContent(page);
    expect(content.heading, path).not.toBe('');
    const before = ordinary.get(path);
    if (before) expect(content, path).toEqual(before);
    else ordinary.set(path, content);
  }
  expect(errors).toEqual([]);
}

test.describe('Pages that read the address or the storage open normally with', () => {
  // The first test records the ordinary content.
  test.describe.configure({ mode: 'default' });

  test('an ordinary address', { tag: '@nightly' }, async ({ page }) => {
    await expectOrdinary(page, readers);
  });

  const hashes = [
    '#%E0%A4%A',
    '#<svg onload=alert(1)>',
    `#${'%F0%9F%A6%8A'.repeat(416)}`,
    '#main,*:has([',
  ];
  const queries = [
    'utm_source=%E0%A4%A&gclid=%&%=%',
    '__proto__=1&constructor=<svg>&utm_campaign="><script>alert(1)</script>&hasOwnProperty',
    `utm_term=${'x'.repeat(1800)}`,
  ];
  const pauses = ['industries', 'quotes', 'showcase', 'roles', 'pains', 'cities', 'clients'];
  const storages = {
    'stored values that are no JSON': '{"',
    'stored values of other kinds': '[[1,{"necessary":[]}],null]',
    'a stored campaign with values of other kinds': '{"utm_source":{"toString":1},"gclid":[]}',
    'stored values of a hundred thousand characters': '['.repeat(100_000),
    'stored values that are empty': '',
  };
  for (const [index, [stored, value]] of Object.entries(storages).entries()) {
    test(`${stored}, and a hash and a query without a meaning`, {
      tag: index > 0 ? '@nightly' : [],
    }, async ({ page }) => {
      const keys = [...Object.values(storageKeys), ...pauses.map((pause) => `paused:${pause}`)];
      await page.addInitScript(
        ({ keys, text }) => {
          for (const key of keys) {
            localStorage.setItem(key, text);
            sessionStorage.setItem(key, text);
          }
        },
        { keys, text: value },
      );
      let visit = index;
      await expectOrdinary(page, readers, (path) => {
        visit += 1;
        return withQuery(path, queries[visit % queries.length]) + hashes[visit % hashes.length];
      });
      await expect(getBanner(page)).toBeVisible();
    });
  }

  test('full storage', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await expectOrdinary(page, readers, (path) => withQuery(path, 'utm_source=a'));
  });

  test('blocked storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
    });
    await expectOrdinary(page, readers, (path) => withQuery(path, 'utm_source=a'));
  });

  for (const time of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
    test(`a clock at ${time} and an unknown history state`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.addInitScript(() => {
        history.replaceState({ heldHash: { toString: 1 } }, '');
      });
      await page.clock.setFixedTime(time);
      await expectOrdinary(page, readers);
      const year = page.getByRole('contentinfo').getByText('©');
      await expect(year).not.toContainText('1970');
    });
  }
});

test('stores a lead from a browser with invalid storage and a wrong clock', async ({
  page,
  site,
}) => {
  const errors = collectErrors(page);
  await page.addInitScript((keys) => {
    for (const key of keys) sessionStorage.setItem(key, '[{"utm_source":5}]');
  }, Object.values(storageKeys));
  await page.clock.setFixedTime('2099-12-31T23:59:59Z');
  await page.goto('/contact#%E0%A4%A');
  const form = page.locator('#contact-form form');
  await form.hover();
  await expect(form).toBeHydrated();
  const email = 'wrong-clock@alder.example';
  await form.getByLabel('Name').fill(answers.name);
  await form.getByLabel('Company').fill(answers.company);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill(answers.message);
  await form.getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(site.leads().filter((lead) => lead.email === email)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('an address that starts with two slashes neither redirects to another host nor fails', {
  tag: '@nightly',
}, async ({ page }) => {
  const errors = collectErrors(page);
  for (const path of [
    '//about/?utm_source=a#main',
    '/%2Fabout?utm_source=a#main',
    '/..//about?a=b',
  ]) {
    await page.goto(path.replace(/^\/\//, '/.//'));
    expect(new URL(page.url()).hostname, path).toBe('localhost');
  }
  expect(errors).toEqual([]);
});
