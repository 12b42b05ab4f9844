/** The confirmation that replaces a submitted consultation form. */
import type { Locator, Page } from '@playwright/test';
import { answers, createConsultationForm, getToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const forms = [
  { path: '/', onPage: createConsultationForm('/', '#contact') },
  { path: '/contact', onPage: createConsultationForm('/contact', '#contact-form') },
];

const again = (page: Page) => page.getByRole('button', { name: 'Send another request' });

/** Measures all pieces of the drawing in one call, because the page may still scroll. */
const measure = (form: Locator) =>
  form.evaluate((node) => {
    const [line, mark, ...signs] = ['.sent-line', '.sent-mark', '.sent-sign']
      .flatMap((selector) => [...node.querySelectorAll(selector)])
      .map((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        return { left, right, top, bottom, middle: (top + bottom) / 2 };
      });
    if (!line || !mark) throw new Error('The drawing lacks its line or its mark.');
    return { line, mark, signs };
  });

for (const { path, onPage } of forms) {
  const { form: formOf, book, fill, open } = onPage;

  test.describe(`A form on ${path} that was sent`, () => {
    test.use({ timezoneId: 'America/New_York' });

    test('folds into three steps, dated in the time zone of the visitor', async ({
      page,
      site,
    }) => {
      await open(page);
      const form = formOf(page);
      const email = `folds${path.length}@alder.example`;
      await fill(page, { email });
      await book(page).click();
      const steps = form.getByRole('listitem');
      await expect(steps).toHaveCount(3);
      const reference = site.leads().find((lead) => lead.email === email)?.reference ?? '-';
      // The clock is stopped in the night before Thursday; the Omaha office closes at 5:30 p.m. Central.
      await expect(steps.nth(0)).toHaveText(`Received Wed, Dec 31 7:01\u00a0PM EST ${reference}`);
      await expect(steps.nth(1)).toHaveText('Reply by Thu, Jan 1 6:30\u00a0PM EST');
      await expect(steps.nth(2)).toContainText('Thirty minutes');
      await expect(steps.nth(1).locator('time')).toHaveAttribute(
        'datetime',
        '1970-01-01T23:30:00.000Z',
      );
      await expect(form.getByLabel('Name')).toBeHidden();
      await expect(book(page)).toBeHidden();
    });

    test('announces the result once, with the focus', async ({ page }) => {
      await open(page);
      const form = formOf(page);
      await fill(page);
      await book(page).click();
      const confirmation = form.locator('.consultation-sent');
      await expect(confirmation).toBeFocused();
      await expect(confirmation).toHaveAccessibleDescription(
        /Received .* Reply by .*Thirty minutes/,
      );
      await expect(form.getByRole('status')).toHaveAttribute('aria-live', 'off');
      await expect(getToast(page, 'Consultation Requested')).toBeVisible();
      const live = page.locator('[role=status]:not([aria-live=off])').filter({ hasText: 'touch' });
      await expect(live).toHaveCount(0);
    });

    test('can be filled in and sent again', async ({ page, site }) => {
      await open(page);
      const form = formOf(page);
      const email = `again${path.length}@alder.example`;
      await fill(page, { email });
      await book(page).click();
      await again(page).press('Enter');
      const name = form.getByLabel('Name');
      await expect(name).toBeFocused();
      await expect(form.getByRole('listitem')).toHaveCount(0);
      await expect(form.getByRole('status')).toContainText('Your reference is');
      await fill(page, { email, company: 'Alder & Daughters' });
      await expect(form.getByRole('status')).toBeEmpty();
      await book(page).click();
      await expect(again(page)).toBeVisible();
      const companies = site
        .leads()
        .filter((lead) => lead.email === email)
        .map(({ company }) => company);
      expect(companies).toEqual(['Alder & Daughters', answers.company]);
    });

    for (const viewport of [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
      { width: 2200, height: 1100 },
    ]) {
      test(`draws one line from the first step to the mark, ${viewport.width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page);
        await fill(page);
        await book(page).click();
        const form = formOf(page);
        await expect(again(page)).toBeVisible();
        const { line, mark, signs } = await measure(form);
        const [first, , last] = signs;
        expect(line.left).toBeLessThan(first?.right ?? 0);
        expect(line.bottom).toBeGreaterThanOrEqual(first?.middle ?? 0);
        expect(line.right).toBeGreaterThan(mark.left);
        expect(Math.abs(line.top - mark.bottom)).toBeLessThan(8);
        // The steps are either in a row on the line or below each other.
        const isRow = last?.middle === first?.middle;
        expect(isRow).toBe(viewport.width >= 1440);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(viewport.width);
      });
    }

    test('keeps its drawing in forced colors', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page);
      await fill(page);
      await book(page).click();
      const line = formOf(page).locator('.sent-line');
      await expect(line).toBeVisible();
      await expect(line).not.toHaveCSS('border-top-width', '0px');
    });
  });
}

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'America/New_York' });

  test('the page after a request has the same steps, in the time zone of the firm', async ({
    page,
    site,
  }) => {
    const { form, book } = createConsultationForm('/contact', '#contact-form');
    const email = 'plain-signature@alder.example';
    await page.goto('/contact');
    await form(page).getByLabel('Name').fill(answers.name);
    await form(page).getByLabel('Company').fill(answers.company);
    await form(page).getByLabel('Email').fill(email);
    await form(page).getByLabel('Message').fill(answers.message);
    await book(page).click();
    const main = page.getByRole('main');
    const steps = main.getByRole('listitem');
    await expect(steps).toHaveCount(3);
    const reference = site.leads().find((lead) => lead.email === email)?.reference ?? '-';
    await expect(steps.nth(0)).toHaveText(/^Received \w{3}, \w{3} \d+ \d+:\d\d\s[AP]M C[SD]T/);
    await expect(steps.nth(0)).toContainText(reference);
    await expect(steps.nth(1)).toHaveText(/^Reply by \w{3}, \w{3} \d+ \d+:\d\d\s[AP]M C[SD]T/);
    await expect(steps.nth(2)).toContainText('Thirty minutes');
    await expect(main.locator('.sent-line')).toBeVisible();
  });
});
