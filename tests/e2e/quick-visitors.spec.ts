import { answers, createConsultationForm, getToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const home = createConsultationForm('/', '#contact');

test.describe('A visitor who sends within a second', () => {
  for (const [how, hasEvents] of [
    ['without events', false],
    ['with events but without keys', true],
  ] as const)
    test(`is not suspected when the browser filled in the fields ${how}`, async ({
      page,
      site,
    }) => {
      const filled = { ...answers, email: `${hasEvents}@alder.example` };
      await home.open(page);
      for (const [name, value] of Object.entries(filled))
        await home
          .form(page)
          .locator(`[name=${name}]`)
          .evaluate(
            (field, { value, hasEvents }) => {
              Object.assign(field, { value });
              if (hasEvents) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            },
            { value, hasEvents },
          );
      await home.book(page).click();
      await expect(getToast(page, 'Consultation Requested')).toBeVisible();
      const lead = site.leads().find(({ email }) => email === filled.email);
      expect(lead).toMatchObject({ ...filled, spam_reason: null });
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
