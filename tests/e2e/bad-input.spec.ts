/** Pages open normally with any address, storage and clock. */
import type { Page } from '@playwright/test';
import { storageKeys } from '../../site/storage.ts';
import { getBanner } from './support/consent.ts';
import { answers, fillAnswers } from './support/consultation-form.ts';
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

/** Pages that read the address or the storage, those of the first tier first. */
const readers = [
  ...['/', '/contact', '/search?q=data', '/tools/hiring-brief'],
  ...['/blog', '/blog/count-the-cutover-weekends', '/search'],
  ...['/tools/cost-of-vacancy', '/tools/scorecard', '/privacy'],
];

/** Opens changed addresses, and expects the page with all its islands and without errors. */
async function expectPages(
  page: Page,
  paths: readonly string[],
  meddle: (path: string, index: number) => string = (path) => path,
): Promise<void> {
  const errors = collectErrors(page);
  for (const [index, path] of paths.entries()) {
    await page.goto(meddle(path, index));
    await visitAll(page);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
    await expect(page.getByText('This part of the page is not working.'), path).toBeHidden();
  }
  expect(errors).toEqual([]);
}

test.describe('Pages that read the address or the storage open normally with', () => {
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
  const keys = [...Object.values(storageKeys), ...pauses.map((pause) => `paused:${pause}`)];

  for (const [paths, tag] of [
    [readers.slice(0, 4), []],
    [readers.slice(4), ['@nightly']],
  ] as const) {
    test.describe(paths.join(', '), { tag: [...tag] }, () => {
      for (const value of ['{"', '[[1,{"necessary":[]}],null]'])
        test(`stored values such as ${value}, and a hash and a query without a meaning`, async ({
          page,
        }) => {
          await page.addInitScript(
            ({ keys, text }) => {
              for (const key of keys) {
                localStorage.setItem(key, text);
                sessionStorage.setItem(key, text);
              }
            },
            { keys, text: value },
          );
          await expectPages(
            page,
            paths,
            (path, index) =>
              withQuery(path, queries[index % queries.length]) + hashes[index % hashes.length],
          );
          await expect(getBanner(page)).toBeVisible();
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
        await expectPages(page, paths, (path) => withQuery(path, 'utm_source=a'));
      });
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
  await fillAnswers(form, { ...answers, email });
  await form.getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(site.leads().filter((lead) => lead.email === email)).toHaveLength(1);
  expect(errors).toEqual([]);
});
