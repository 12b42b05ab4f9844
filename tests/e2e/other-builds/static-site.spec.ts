/** Pages on a static host, with the form server on another: `npm run build -- --static URL`. */
import { once } from 'node:events';
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildOnce } from '../support/fixture-site.ts';
import { test as base, expect, type Site, startSite } from '../support/site.ts';

const pages = 'http://www.juniper-row.example';
const forms = 'http://forms.juniper-row.example';
const folder = '.cache/static-site';

/** Serves only files. @returns its port */
async function startFileHost(): Promise<{ port: number; close(): void }> {
  const server = createServer(({ url = '/', method }, response) => {
    const path = new URL(url, pages).pathname;
    const found = [join(folder, path), join(folder, `${path === '/' ? '/index' : path}.html`)].find(
      (file) => existsSync(file) && /\.\w+$/.test(file),
    );
    if (method !== 'GET' || !found) return void response.writeHead(404).end();
    const type = found.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': found.endsWith('.css') ? 'text/css' : type });
    createReadStream(found).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, close: () => server.closeAllConnections() };
}

/** A browser that resolves the two names to these two servers. */
const test = base.extend<object, { forms: Site; twoHosts: Browser }>({
  forms: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixture's needs from this pattern
    async ({}, use) => {
      await buildOnce(folder, { PUBLIC_FORMS_URL: forms });
      const settings = { SITE_URL: pages, PUBLIC_FORMS_URL: forms, CORS_ORIGINS: pages };
      const site = await startSite(folder, settings);
      await use(site);
      site.stop();
      rmSync(site.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  twoHosts: [
    async ({ forms: { url }, launchOptions }, use) => {
      const host = await startFileHost();
      const rules = [
        `MAP www.juniper-row.example:80 127.0.0.1:${host.port}`,
        `MAP forms.juniper-row.example:80 ${new URL(url).host}`,
      ].join(', ');
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
      host.close();
    },
    { scope: 'worker' },
  ],
});

// One worker: two would build into one folder at once.
test.describe.configure({ mode: 'default' });

async function fill(page: Page, email: string): Promise<void> {
  const form = page.locator('#contact-form form');
  await form.getByLabel('Name').fill('Dana Whitfield');
  await form.getByLabel('Company').fill('Alder & Sons');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill('A director of ERP, before the cutover in nine weeks.');
}

test('sends forms to the server on another host and shows its answer', async ({
  forms: site,
  twoHosts,
}) => {
  const page = await twoHosts.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${pages}/contact`);
  const form = page.locator('#contact-form form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate', '');
  await fill(page, 'dana@alder.example');
  const sent = page.waitForRequest(`${forms}/api/consultations`);
  await form.getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Consultation Requested!' })).toBeVisible();
  expect((await sent).headers()).not.toHaveProperty('cookie');
  expect(site.leads()).toMatchObject([{ email: 'dana@alder.example' }]);

  await page.goto(`${pages}/blog`);
  const newsletter = page.locator('form.newsletter');
  await newsletter.scrollIntoViewIfNeeded();
  await expect(newsletter).toHaveAttribute('novalidate', '');
  await newsletter.getByLabel('Email').fill('dana@alder.example');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText("✓ You're all set!")).toBeVisible();
  expect(faults).toEqual([]);
  const letter = () => {
    const mails = join(site.dataDir, 'mail');
    const texts = existsSync(mails)
      ? readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'))
      : [];
    return texts.map((text) => text.replaceAll('=\r\n', '')).join('');
  };
  await expect.poll(letter).toContain(`${forms}/newsletter/confirm?token`);
  await page.close();
});

test('writes the server’s headers to the file that static hosts read', () => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');
  expect(read('_headers')).toEqual(
    expect.arrayContaining([
      '/*',
      '  x-frame-options: DENY',
      "  content-security-policy: frame-ancestors 'none'",
      '/_astro/*',
      '  cache-control: public, max-age=31536000, immutable',
    ]),
  );
});

test('works without a script: shows errors and stores the corrected request', async ({
  forms: site,
  twoHosts,
}) => {
  const page = await twoHosts.newPage({ javaScriptEnabled: false });
  await page.goto(`${pages}/contact`);
  await fill(page, 'kim@alder.example');
  // The browser's own check of the field would stop it.
  await page.locator('#contact-form form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.locator('#contact-form form').getByLabel('Message').fill('Short');
  await page.getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(page).toHaveURL(`${forms}/api/consultations`);
  const again = page.locator('form.consultation');
  await expect(again.getByLabel('Name')).toHaveValue('Dana Whitfield');
  await again.getByLabel('Message').fill('A director of ERP, before the cutover in nine weeks.');
  await again.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Consultation Requested');
  expect(site.leads()[0]).toMatchObject({ email: 'kim@alder.example' });
  await page.close();
});
