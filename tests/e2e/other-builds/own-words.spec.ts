/** A firm with its own words, country and currency shows no shipped word, in pages, answers and mails. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stringify } from 'yaml';
import { shippedWords } from '../../../lib/content/shipped-words.ts';
import { fixtureContent } from '../../support/fixture-content.ts';
import { buildOnce } from '../support/fixture-site.ts';
import { expect, type Site, startSite, test } from '../support/site.ts';

type Texts = { readonly [name: string]: string | Texts };

/** Prefix of each of the firm's own words; a shipped word lacks it. */
const mark = '§';

const markTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? mark + text : markTexts(text),
    ]),
  );

/** Skips single words, because the fixture's pages use some of them. Stops at the first placeholder. */
const listShippedTexts = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => {
    if (typeof text !== 'string') return listShippedTexts(text);
    const start = text.split('{')[0]?.trim() ?? '';
    return / /.test(start) ? [start] : [];
  });

const shipped = listShippedTexts(shippedWords);
const findShipped = (text: string): string[] =>
  shipped.filter((words) => text.replaceAll(`${mark}${words}`, '').includes(words));

/** @returns the page's visible text and its accessible names */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap(
      (element) => ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.body.textContent, ...names].join('\n');
  });

const content = '.cache/content-with-own-words';
const dist = '.cache/site-with-own-words';

function writeContent(): void {
  rmSync(content, { recursive: true, force: true });
  cpSync(fixtureContent, content, { recursive: true });
  writeFileSync(join(content, 'words.yaml'), stringify(markTexts(shippedWords)));
  edit('brand/firm.yaml', (text) =>
    text
      .replace(/^phone:.*$/m, 'phone: +43 1 234 56 78')
      .replace(
        /^postalAddress:.*$/m,
        'postalAddress: { street: Zeile 7, locality: Wien, postalCode: "1010" }',
      )
      .replace(
        /^openingHours:\n(?: {2}- .*\n)+/m,
        [
          'openingHours:',
          '  - { from: Monday, to: Friday, opens: "08:00", closes: "12:00" }',
          '  - { from: Monday, to: Friday, opens: "13:00", closes: "17:00" }',
          '  - { from: Saturday, opens: "09:00", closes: "12:00" }',
          'locale: de-AT',
          'currency: EUR',
          'phoneCheck: country',
          'timeZone: Europe/Vienna',
          'addressFormat: "{street}, {postalCode} {locality}"',
          '',
        ].join('\n'),
      ),
  );
  edit('pages/city.yaml', (text) => `addressSuffix: personalberatung\n${text}`);
  edit('own-pages/desk-jobs.yaml', (text) => `lang: en\n${text}`);
  edit('posts/count-the-cutover-weekends.md', (text) => text.replace('---\n', '---\nlang: en\n'));
  edit('cities/dallas.yaml', (text) =>
    text
      .replace(/^city:.*$/m, 'city: Wien')
      .replace(/^state(?:Abbr)?:.*\n/gm, '')
      .replace(/^phoneNumber:.*$/m, 'phoneNumber: +43 1 234 56 79')
      .replace(/^office:.*$/m, 'office: { street: Zeile 8, locality: Wien, postalCode: "1010" }'),
  );
}

function edit(name: string, change: (text: string) => string): void {
  const path = join(content, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

test.describe('A firm in another country, with its own words', () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  let own: Site;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    writeContent();
    await buildOnce(dist, { CONTENT_DIR: content });
    own = await startSite(dist, { LEADS_TO: 'desk@juniper-row.example' });
  });
  test.afterAll(() => {
    own.stop();
    rmSync(own.dataDir, { recursive: true, force: true });
  });

  test('shows no shipped word on any kind of page', async ({ page }) => {
    for (const path of [
      '/',
      '/about',
      '/services',
      '/services/interim-staffing',
      '/locations',
      '/dallas-personalberatung',
      '/testimonials',
      '/blog',
      '/how-we-count',
      '/contact',
      '/career-strategy',
      '/search',
      '/tools/cost-of-vacancy',
      '/tools/hiring-brief',
      '/privacy',
      '/nowhere',
    ]) {
      await page.goto(own.url + path);
      expect(findShipped(await readPage(page)), path).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe('de-AT');
    }
  });

  test('answers a request in its own words, phone format and time format', async ({ page }) => {
    await page.goto(`${own.url}/contact`);
    const form = page.locator('form.consultation');
    // Until React takes over, the browser itself checks the fields.
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('novalidate');
    await form.locator('[name=phone]').fill('call me');
    await form.locator('[type=submit]').click();
    await expect(form.locator('#consultation-phone-error')).toContainText(
      `${mark}Please enter a valid phone number`,
    );
    expect(findShipped(await readPage(page))).toEqual([]);
    await form.locator('[name=name]').fill('Ada Quill');
    await form.locator('[name=company]').fill('Hollisgate');
    await form.locator('[name=email]').fill('ada@hollisgate.example');
    await form.locator('[name=phone]').fill('01/234 56.78');
    await form.locator('[name=message]').fill('A head of data in Vienna by May.');
    await form.locator('[type=submit]').click();
    await expect(page.locator('.sent-steps time').first()).toHaveText(/^[A-Z][a-z]\.?, \d+\. /);
    await expect(page.getByText(`${mark}Consultation Requested!`)).toBeVisible();
    expect(findShipped(await readPage(page))).toEqual([]);
    expect(own.leads()[0]).toMatchObject({ phone: '01/234 56.78' });
  });

  test('sends mails in its own words', async ({ request }) => {
    await request.post(`${own.url}/api/consultations`, {
      data: {
        name: 'Otis Pell',
        company: 'Amber',
        email: 'otis@amber.example',
        message: 'Two engineers by spring, please.',
      },
    });
    const folder = join(own.dataDir, 'mail');
    const read = () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .find((source) => source.includes('Otis Pell'));
    await expect.poll(read).toBeTruthy();
    const mail = (read() ?? '').replaceAll('=\r\n', '').replaceAll('=C2=A7', mark);
    expect(mail).toContain(`${mark}A reply to this email goes to the sender`);
    expect(findShipped(mail.slice(mail.indexOf('\r\n\r\n')))).toEqual([]);
    expect(mail).toMatch(/\d+\. \S+ 20\d\d/);
  });

  test('shows errors in its own words', async ({ request }) => {
    const answer = await request.post(`${own.url}/api/newsletter/subscribe`, { data: {} });
    expect(await answer.text()).toBe(`${mark}Please enter your email address.`);
  });

  test('formats addresses, hours, money and dates for its country', async ({ page }) => {
    await page.goto(`${own.url}/contact`);
    const main = page.locator('main');
    await expect(main).toContainText(
      `${mark}Montag to Freitag, ${mark}08:00 to 12:00 und ${mark}13:00 to 17:00; Samstag, ${mark}09:00 to 12:00`,
    );
    await expect(main.getByRole('link', { name: '+43 1 234 56 78' }).first()).toHaveAttribute(
      'href',
      'tel:+4312345678',
    );
    await page.goto(`${own.url}/dallas-personalberatung`);
    await expect(page.locator('main')).toContainText('Zeile 8, 1010 Wien');
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(graph).toContain('"addressCountry":"AT"');
    expect(graph).toContain('"telephone":"+4312345679"');
    await page.goto(`${own.url}/locations`);
    await expect(page.getByRole('link', { name: 'Wien', exact: true }).first()).toBeVisible();
    await page.goto(`${own.url}/tools/cost-of-vacancy`);
    await page.locator('[name=salary]').fill('180.000,50');
    await page.locator('[name=fee]').fill('45.000');
    await expect(page.locator('.vacancy-total')).toContainText('EUR');
    await page.goto(`${own.url}/privacy`);
    await expect(page.locator('main')).toContainText(/\d+\. \p{L}+ 20\d\d/u);
  });

  test('declares the language of each text and hyphenates it', async ({ page }) => {
    await page.goto(`${own.url}/desk-jobs`);
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await page.goto(`${own.url}/blog/count-the-cutover-weekends`);
    await expect(page.locator('.article-text')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.article-text')).toHaveCSS('hyphens', 'auto');
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main')).not.toHaveAttribute('lang');
  });

  test('serves a city at both of its addresses, and none with the sample’s suffix', async ({
    page,
  }) => {
    const city = await page.goto(`${own.url}/locations/dallas`);
    expect(city?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/dallas-personalberatung$/,
    );
    const unknown = await page.goto(`${own.url}/dallas-it-recruitment`);
    expect(unknown?.status()).toBe(404);
  });
});
