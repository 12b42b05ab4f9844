import type { Page } from '@playwright/test';
import { answers, createConsultationForm, getToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const home = createConsultationForm('/', '#contact');

/** Fills fields as browsers and password managers do: all at once, without keys. */
const fillAtOnce = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [name, value] of entries) {
      for (const field of document.getElementsByName(name)) {
        const { prototype } =
          field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, Object.entries(values));

test.describe('A visitor who sends within a second', () => {
  test('is not suspected when the browser filled in the fields', { tag: '@nightly' }, async ({
    page,
    site,
  }) => {
    const email = 'filled@alder.example';
    await home.open(page);
    await home.form(page).getByLabel('Message').focus();
    await page.keyboard.insertText(answers.message);
    await page.keyboard.press('Tab');
    const { name, company, phone } = answers;
    await fillAtOnce(page, { name, company, phone, email });
    await page.clock.runFor(150);
    await home.form(page).getByLabel('Email').press('Enter');
    await expect(getToast(page, 'Consultation Requested')).toBeVisible();
    expect(site.leads().find((lead) => lead.email === email)).toMatchObject({ spam_reason: null });
  });

  test('is read from fields that the browser filled in without events', async ({ page, site }) => {
    const email = 'silent@alder.example';
    await home.open(page);
    const filled = { ...answers, email };
    for (const [name, value] of Object.entries(filled))
      await home
        .form(page)
        .locator(`[name=${name}]`)
        .evaluate((field, text) => Object.assign(field, { value: text }), value);
    await home.book(page).click();
    await expect(getToast(page, 'Consultation Requested')).toBeVisible();
    expect(site.leads().find((lead) => lead.email === email)).toMatchObject(filled);
  });

  test('is suspected when the fields were typed that fast, even on a retry', async ({
    page,
    site,
  }) => {
    const email = 'fast@alder.example';
    await home.open(page);
    await page.route(
      '**/api/webhooks/consultation',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await home.form(page).getByLabel('Name').focus();
    for (const text of [answers.name, answers.company, email, answers.phone, answers.message]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.clock.runFor(150);
    await home.book(page).click();
    await expect(getToast(page, 'Something went wrong')).toBeVisible();
    await page.clock.runFor(3000);
    await home.book(page).click();
    await expect(getToast(page, 'Consultation Requested')).toBeVisible();
    expect(site.leads().filter((lead) => lead.email === email)).toEqual([
      expect.objectContaining({ spam_reason: 'sent 150 ms after the first input' }),
    ]);
  });
});
