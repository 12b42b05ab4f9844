import { answers, createConsultationForm, getToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const home = createConsultationForm('/', '#contact');

test.describe('A visitor who sends within a second', () => {
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
