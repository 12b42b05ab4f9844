import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { readBrand } from '../support/fixture-content.ts';
import { getBanner } from './support/consent.ts';
import { expect, test } from './support/site.ts';
import { openAt } from './support/unfolded.ts';

const brand = readBrand();

const formats = ['A4', 'Letter'] as const;

/** PDF readers mistake widely spaced letters for words. */
const removeSpaces = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** Prints the open page. @returns the texts of its sheets without spaces */
async function printSheets(page: Page, options: Parameters<Page['pdf']>[0] = { format: 'A4' }) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf(options)));
  return (await extractText(pdf)).text.map(removeSpaces);
}

const printPage = async (page: Page) => (await printSheets(page)).join('');

test.describe('On paper', () => {
  test.describe('for a new visitor', () => {
    test.use({ savedConsent: null });

    const withDetails = [
      ...['/', '/contact', '/about', '/about/mara-fenn'],
      ...['/cookies', '/locations', '/testimonials'],
    ];
    const withoutControls = ['/', '/contact', '/blog', '/services/fox-fast-track'];
    for (const path of new Set([...withDetails, ...withoutControls])) {
      const title = `the sheets of ${path} have text and contact details, and nothing to click`;
      test(title, { tag: path === '/' ? [] : '@nightly' }, async ({ page }) => {
        await page.goto(path);
        await expect(getBanner(page)).toBeVisible();
        const firm = removeSpaces([brand.name, brand.phone, brand.email].join('·'));
        for (const format of withDetails.includes(path) ? formats : [])
          for (const text of await printSheets(page, { format })) {
            expect(text, format).toContain(firm);
            expect(text.length, format).toBeGreaterThan(firm.length + 20);
            expect(text, format).not.toContain(removeSpaces(brand.footerLine));
          }
        if (!withoutControls.includes(path)) return;
        const banner = await getBanner(page).locator('p').last().textContent();
        const text = await printPage(page);
        expect(text).not.toContain(removeSpaces(banner));
        expect(text).not.toMatch(/AcceptAll|Skiptocontent|ContactUs|BookYourConsultation/);
        await page.emulateMedia({ media: 'print' });
        // The names on the wheel of industries are buttons, and are printed.
        const buttons = page
          .locator('button:not(.wheel-button), .button')
          .filter({ visible: true });
        await expect(buttons).toHaveCount(0);
        await expect(page.getByRole('banner')).toBeHidden();
      });
    }
  });

  for (const tool of ['hiring-brief', 'scorecard', 'cost-of-vacancy']) {
    test(`${tool} prints on a letterhead: logo, line, address and date`, {
      tag: tool === 'scorecard' ? [] : '@nightly',
    }, async ({ page }) => {
      await page.clock.install({ time: new Date('2026-03-04T15:00:00Z') });
      await page.goto(`/tools/${tool}`);
      const sheet = page.locator('.letterhead').first();
      await expect(sheet).toBeHidden();
      await page.locator('form.tool-fields').getByRole('textbox').first().click();
      await expect(sheet.locator('time')).toHaveText('March 4, 2026');
      await page.emulateMedia({ media: 'print' });
      await expect(sheet.locator('.logo')).toBeVisible();
      // Borders, because printers leave backgrounds out.
      await expect(sheet.locator('.line')).not.toHaveCSS('border-top-width', '0px');
      const cards = await page.locator('.card').count();
      for (const format of formats) {
        const sheets = await printSheets(page, { format });
        expect(sheets, format).toHaveLength(Math.max(cards, 1));
        for (const text of sheets) {
          expect(text.split(removeSpaces(brand.postalAddress.street))).toHaveLength(2);
          expect(text).toContain(removeSpaces(brand.phone));
          expect(text).toContain('Date:March4,2026');
        }
      }
    });
  }

  test('a specimen slate prints two sheets with everything on them', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openAt(page, '/tools/specimen-slate');
    for (const format of formats) {
      const [first, second, ...more] = await printSheets(page, { format });
      expect(more, format).toEqual([]);
      for (const words of ['Sample', 'Headofthenightdesk.', '3areonthelist'])
        expect(first, format).toContain(words);
      for (const words of ['Hasadvisedandneverrunone.', 'TwobossesofR.', 'Itissigned.'])
        expect(second, format).toContain(words);
    }
  });

  for (const [path, dates] of [
    [
      '/services/executive-professional-search',
      ['Week1,Mon', 'Week1,Thu', 'Week2,Thu', 'Week15,Wed'],
    ],
    ['/services/fox-fast-track', ['Mon,Mar2', 'Wed,Apr1', 'Mon,Apr6', 'Sat,Apr11']],
  ] as const)
    test(`every day of the search of ${path} is open, in order and with its date`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await openAt(page, path);
      const parts = await page.locator('.worked-text, .worked-case dd').allTextContents();
      for (const landscape of [false, true]) {
        const text = (await printSheets(page, { landscape })).join('');
        const places = dates.map((date) => text.indexOf(date));
        expect(places, 'in order').toEqual(places.toSorted((a, b) => a - b));
        expect(Math.min(...places)).toBeGreaterThan(0);
        for (const part of parts) expect(text).toContain(removeSpaces(part));
      }
    });

  test('prints an article with the address after each link, and without calls to action', async ({
    page,
  }) => {
    await page.goto('/blog/pay-for-the-second-call');
    const titles = await page.locator('.article-foot-blocks h2, .band-title').allTextContents();
    expect(titles.length).toBeGreaterThan(1);
    const text = await printPage(page);
    expect(text).toContain('amap(https://juniper-row.example/blog/a-map-of-the-first-week)');
    for (const title of titles) expect(text).not.toContain(removeSpaces(title));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.rail-contents')).toBeHidden();
  });

  test('prints the whole line, without background, in sections not yet scrolled to', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('[data-drawing="waits"]').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const pieces = await page.locator('.line, .line-dot').evaluateAll((all) =>
      all
        .filter((piece) => piece.checkVisibility())
        .map((piece) => {
          const { clipPath, scale, backgroundColor, borderWidth } = getComputedStyle(piece);
          return { clipPath, scale, backgroundColor, bordered: borderWidth !== '0px' };
        }),
    );
    expect(pieces.length).toBeGreaterThan(20);
    const whole = {
      clipPath: 'none',
      scale: 'none',
      backgroundColor: 'rgba(0, 0, 0, 0)',
      bordered: true,
    };
    for (const piece of pieces) expect(piece).toEqual(whole);
  });
});
