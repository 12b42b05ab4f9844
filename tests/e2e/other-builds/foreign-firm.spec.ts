/**
 * A firm with its own words, country and currency shows no shipped word, in pages, answers and mails. Its pages are
 * on a static host, and its form server is on another: `npm run build -- --static URL`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { stringify } from 'yaml';
import { shippedWords } from '../../../lib/content/shipped-words.ts';
import { fillAnswers } from '../support/consultation-form.ts';
import { readMails } from '../support/letters.ts';
import { defineOtherSite } from '../support/other-site.ts';
import { expect, type Site } from '../support/site.ts';
import { forms, pages, useTwoHosts } from '../support/two-hosts.ts';

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

/** Takes the place of the fixture's opening hours. */
const hoursAndFormats = `
openingHours:
  - { from: Monday, to: Friday, opens: "08:00", closes: "12:00" }
  - { from: Monday, to: Friday, opens: "13:00", closes: "17:00" }
  - { from: Saturday, opens: "09:00", closes: "12:00" }
locale: de-AT
currency: EUR
phoneCheck: country
timeZone: Europe/Vienna
addressFormat: "{street}, {postalCode} {locality}"
`;

const { dist, test: base } = defineOtherSite('foreign-firm', {
  build: { PUBLIC_FORMS_URL: forms },
  server: {
    ...{ SITE_URL: pages, PUBLIC_FORMS_URL: forms, CORS_ORIGINS: pages },
    LEADS_TO: 'desk@juniper-row.example',
  },
  change(edit, content) {
    writeFileSync(join(content, 'words.yaml'), stringify(markTexts(shippedWords)));
    edit('brand/firm.yaml', (text) =>
      text
        .replace(/^phone:.*$/m, 'phone: +43 1 234 56 78')
        .replace(
          /^postalAddress:.*$/m,
          'postalAddress: { street: Zeile 7, locality: Wien, postalCode: "1010" }',
        )
        .replace(/^openingHours:\n(?: {2}- .*\n)+/m, hoursAndFormats),
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
  },
});

const fill = (form: Locator, email: string, message: string) =>
  fillAnswers(form, { name: 'Ada Quill', company: 'Hollisgate', email, message });

const readMarked = ({ dataDir }: Site): string[] =>
  readMails(dataDir).map((source) => source.replaceAll('=C2=A7', mark));

/** `site` is the server of the forms; `twoHosts` is a browser that also knows the host of the pages. */
const test = base.extend<object, { twoHosts: Browser }>({
  twoHosts: [
    ({ site: { url }, launchOptions }, use) => useTwoHosts(dist, url, launchOptions, use),
    { scope: 'worker' },
  ],
});

test.describe('A foreign firm', { tag: '@nightly' }, () => {
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
      await page.goto(path);
      expect(findShipped(await readPage(page)), path).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe('de-AT');
    }
  });

  test('sends a request to the other host, and reads its answer in its own words and formats', async ({
    site,
    twoHosts,
  }) => {
    const page = await twoHosts.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(`${pages}/contact`);
    const form = page.locator('#contact-form form');
    // Until React takes over, the server checks the fields.
    await form.hover();
    await expect(form).toBeHydrated();
    await form.locator('[name=phone]').fill('call me');
    await form.locator('[type=submit]').click();
    await expect(form.locator('#consultation-phone-error')).toContainText(
      `${mark}Please enter a valid phone number`,
    );
    expect(findShipped(await readPage(page))).toEqual([]);
    await fill(form, 'ada@hollisgate.example', 'A head of data in Vienna by May.');
    await form.locator('[name=phone]').fill('01/234 56.78');
    const sent = page.waitForRequest(`${forms}/api/consultations`);
    await form.locator('[type=submit]').click();
    expect((await sent).headers()).not.toHaveProperty('cookie');
    await expect(page.locator('.sent-steps time').first()).toHaveText(/^[A-Z][a-z]\.?, \d+\. /);
    await expect(page.getByText(`${mark}Consultation Requested!`)).toBeVisible();
    expect(findShipped(await readPage(page))).toEqual([]);
    expect(site.leads()).toMatchObject([
      { email: 'ada@hollisgate.example', phone: '01/234 56.78' },
    ]);

    await page.goto(`${pages}/blog`);
    const newsletter = page.locator('form.newsletter');
    await newsletter.scrollIntoViewIfNeeded();
    await expect(newsletter).toBeHydrated();
    await newsletter.locator('[type=email]').fill('ada@hollisgate.example');
    await newsletter.locator('[type=submit]').click();
    await expect(newsletter).toHaveCount(0);
    expect(faults).toEqual([]);
    await expect.poll(() => readMarked(site).join()).toContain(`${forms}/newsletter/confirm?token`);
    await page.close();
  });

  test('corrects a request without a script, on the other host', async ({ site, twoHosts }) => {
    const page = await twoHosts.newPage({ javaScriptEnabled: false });
    await page.goto(`${pages}/contact`);
    const form = page.locator('#contact-form form');
    await fill(form, 'kim@hollisgate.example', 'Short');
    // The browser's own check of the field would stop it.
    await form.evaluate((element) => element.setAttribute('novalidate', ''));
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL(`${forms}/api/consultations`);
    const again = page.locator('form.consultation');
    await expect(again.locator('[name=name]')).toHaveValue('Ada Quill');
    await again.locator('[name=message]').fill('A head of data in Vienna by May.');
    await again.locator('[type=submit]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Consultation Requested');
    expect(site.leads()[0]).toMatchObject({ email: 'kim@hollisgate.example' });
    await page.close();
  });

  test('writes the server’s headers to the file that static hosts read', () => {
    expect(readFileSync(join(dist, '_headers'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining([
        '/*',
        '  x-frame-options: DENY',
        "  content-security-policy: frame-ancestors 'none'",
        '/_astro/*',
        '  cache-control: public, max-age=31536000, immutable',
      ]),
    );
  });

  test('sends mails in its own words', async ({ request, site }) => {
    await request.post('/api/consultations', {
      data: {
        name: 'Otis Pell',
        company: 'Amber',
        email: 'otis@amber.example',
        message: 'Two engineers by spring, please.',
      },
    });
    const read = () => readMarked(site).find((source) => source.includes('Otis Pell'));
    await expect.poll(read).toBeTruthy();
    const mail = read() ?? '';
    expect(mail).toContain(`${mark}A reply to this email goes to the sender`);
    expect(findShipped(mail.slice(mail.indexOf('\r\n\r\n')))).toEqual([]);
    expect(mail).toMatch(/\d+\. \S+ 20\d\d/);
  });

  test('shows errors in its own words', async ({ request }) => {
    const answer = await request.post('/api/newsletter/subscribe', { data: {} });
    expect(await answer.text()).toBe(`${mark}Please enter your email address.`);
  });

  test('formats addresses, hours, money and dates for its country', async ({ page }) => {
    await page.goto('/contact');
    const main = page.locator('main');
    await expect(main).toContainText(
      `${mark}Montag to Freitag, ${mark}08:00 to 12:00 und ${mark}13:00 to 17:00; Samstag, ${mark}09:00 to 12:00`,
    );
    await expect(main.getByRole('link', { name: '+43 1 234 56 78' }).first()).toHaveAttribute(
      'href',
      'tel:+4312345678',
    );
    await page.goto('/dallas-personalberatung');
    await expect(page.locator('main')).toContainText('Zeile 8, 1010 Wien');
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(graph).toContain('"addressCountry":"AT"');
    expect(graph).toContain('"telephone":"+4312345679"');
    await page.goto('/locations');
    await expect(page.getByRole('link', { name: 'Wien', exact: true }).first()).toBeVisible();
    await page.goto('/tools/cost-of-vacancy');
    await page.locator('[name=salary]').fill('180.000,50');
    await page.locator('[name=fee]').fill('45.000');
    await expect(page.locator('.vacancy-total')).toContainText('EUR');
    await page.goto('/privacy');
    await expect(page.locator('main')).toContainText(/\d+\. \p{L}+ 20\d\d/u);
  });

  test('declares the language of each text and hyphenates it', async ({ page }) => {
    await page.goto('/desk-jobs');
    await expect(page.locator('main')).toHaveAttribute('lang', 'en');
    await page.goto('/blog/count-the-cutover-weekends');
    await expect(page.locator('.article-text')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.article-text')).toHaveCSS('hyphens', 'auto');
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main')).not.toHaveAttribute('lang');
  });

  test('serves a city at both of its addresses, and none with the sample’s suffix', async ({
    page,
  }) => {
    const city = await page.goto('/locations/dallas');
    expect(city?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/dallas-personalberatung$/,
    );
    const unknown = await page.goto('/dallas-it-recruitment');
    expect(unknown?.status()).toBe(404);
  });
});
