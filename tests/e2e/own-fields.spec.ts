/** The own fields of the fixture content, one of each kind. */
import type { Locator } from '@playwright/test';
import {
  answers,
  createConsultationForm,
  fillAnswers,
  getToast,
} from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const home = createConsultationForm('/', '#contact');
const contact = createConsultationForm('/contact', '#contact-form');

const getFields = (form: Locator) => ({
  source: form.getByLabel('Who sent you (optional)'),
  quarter: form.getByRole('radio', { name: '=This quarter' }),
  none: form.getByRole('radio', { name: 'No answer' }),
  letters: form.getByRole('checkbox', { name: /^Juniper Row may write to me twice a year\./ }),
});

test('a form shows own fields and their errors, and is empty after sending', async ({
  page,
  site,
}) => {
  await home.open(page);
  const form = home.form(page);
  const { source, quarter, none, letters } = getFields(form);
  await expect(source).toHaveAccessibleDescription('A person, a page, a town.');
  await expect(
    form.getByRole('radiogroup', { name: 'When does it begin (optional)' }),
  ).toBeVisible();
  await home.fill(page, { email: 'own@alder.example' });
  await source.fill('x'.repeat(81));
  await quarter.check();
  await letters.check();
  await home.book(page).click();
  const summary = form.locator('.error-summary');
  await expect(summary.getByRole('link')).toHaveText([
    'Who sent you: Please keep this to 80 characters',
  ]);
  await summary.getByRole('link').click();
  await expect(source).toBeFocused();
  await expect(source).toHaveAccessibleDescription(/Please keep this to 80 characters/);
  await source.fill('A friend');
  await expect(summary).toHaveCount(0);
  await home.book(page).click();
  await expect(getToast(page, 'Consultation Requested')).toBeVisible();
  expect(site.leads().find(({ email }) => email === 'own@alder.example')).toMatchObject({
    source: 'A friend',
    begins: '=This quarter',
    letters: true,
    'letters (wording)': 'Juniper Row may write to me twice a year.',
  });
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(source).toHaveValue('');
  await expect(none).toBeChecked();
  await expect(letters).not.toBeChecked();
});

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the result page keeps choices, and the lead has all answers', async ({ page, site }) => {
    await page.goto('/contact');
    const form = contact.form(page);
    const { source, quarter, letters } = getFields(form);
    await fillAnswers(form, { ...answers, email: 'plain@alder.example' });
    await source.fill('x'.repeat(81));
    await quarter.check();
    await letters.check();
    await contact.book(page).click();

    const answer = page.locator('main');
    const again = getFields(answer);
    await expect(
      answer.getByRole('link', { name: 'Please keep this to 80 characters' }),
    ).toBeVisible();
    await expect(again.quarter).toBeChecked();
    await expect(again.letters).toBeChecked();
    await again.source.fill('A town');
    await answer.getByRole('button', { name: 'Book Your Consultation' }).click();
    await expect(answer.getByText('Your reference is')).toBeVisible();
    expect(site.leads().find(({ email }) => email === 'plain@alder.example')).toMatchObject({
      source: 'A town',
      letters: true,
    });
  });
});
