/** An own page with every section. */
import { answers, fillAnswers, getToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const path = '/desk-jobs';

test('an own page shows all its sections, and their controls work', async ({ page, site }) => {
  await page.goto(path);
  await expect(page).toHaveTitle(/^Work at a small search firm/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Work where the calls are short.',
  );
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator('main h2'))).toHaveText([
    'How the work goes',
    /^The desk in figures/,
    'Two kinds of desk',
    'What clients say of the desk',
    'What you would fill',
    'Who you would sit with',
    'Half a page is enough.',
    'How we hire for ourselves',
    'What people ask first',
    'Or ask for a call',
  ]);
  await page.getByRole('link', { name: 'See how we hire' }).click();
  await expect(page.locator('#how-the-work-goes')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 3, name: 'What you bring' })).toBeVisible();

  const quotes = page.getByRole('group', { name: 'What clients say of the desk' });
  await quotes.scrollIntoViewIfNeeded();
  await expect(quotes).toBeHydrated();
  await quotes.getByRole('button', { name: /next/i }).click();
  await expect(quotes.getByText('2 of 9 testimonials')).toBeVisible();

  await page.locator('summary').filter({ hasText: 'Is there a commission?' }).click();
  await expect(page.getByText('There is a salary, and a share in December.')).toBeVisible();

  const form = page.locator('#contact form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toBeHydrated();
  const email = 'desk@alder.example';
  await fillAnswers(form, { ...answers, email });
  await form.getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(getToast(page, 'Consultation Requested!')).toBeVisible();
  expect(site.leads().find((lead) => lead.email === email)).toMatchObject({
    form: 'contact',
    page: path,
  });
});
