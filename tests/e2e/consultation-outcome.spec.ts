import { createConsultationForm, getToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const forms = [
  {
    path: '/',
    call: '**/api/webhooks/consultation',
    onPage: createConsultationForm('/', '#contact'),
    sent: "We'll be in touch with you shortly!",
    toasts: { sent: 'Consultation Requested', failed: 'Something went wrong' },
    wrong: { name: 'Name must be at least 2 characters', company: 'Company name is required' },
  },
  {
    path: '/contact',
    call: '**/api/consultations',
    onPage: createConsultationForm('/contact', '#contact-form'),
    sent: "We'll be in touch within 24 hours to schedule your consultation.",
    toasts: { sent: 'Consultation Requested!', failed: 'Error' },
    wrong: { name: 'Name is required', company: 'Company is required' },
  },
] as const;

for (const { path, call, onPage, sent, toasts, wrong } of forms) {
  const { form: formOf, book, fill, open } = onPage;

  test.describe(`Beside the button of the form on ${path}`, () => {
    test.beforeEach(({ page }) => open(page));

    test('shows the reference after the toast closes, until the next input', async ({
      page,
      site,
    }) => {
      const email = 'stays@alder.example';
      const status = formOf(page).getByRole('status');
      await expect(status).toBeEmpty();
      await fill(page, { email });
      await book(page).click();
      await expect(getToast(page, toasts.sent)).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(getToast(page, toasts.sent)).toBeHidden();

      const lead = site.leads().find((candidate) => candidate.email === email);
      await expect(status).toHaveText(`${sent} Your reference is ${lead?.reference}.`);
      await expect(formOf(page).getByLabel('Name')).toHaveValue('');
      await page.getByRole('button', { name: 'Send another request' }).click();
      await expect(status).toHaveText(`${sent} Your reference is ${lead?.reference}.`);
      await formOf(page).getByLabel('Name').press('D');
      await expect(status).toBeEmpty();
    });

    test('shows the reason of an error and advice until the next submit', async ({ page }) => {
      const body = 'We could not save it. Write to desk@juniper-row.example.';
      await page.route(
        call,
        (route) => route.fulfill({ status: 503, contentType: 'text/plain', body }),
        { times: 1 },
      );
      await fill(page);
      await book(page).click();
      await expect(getToast(page, toasts.failed)).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(getToast(page, toasts.failed)).toBeHidden();

      const status = formOf(page).getByRole('status');
      await expect(status).toHaveText(`Failed to submit consultation request. ${body}`);
      await formOf(page).getByLabel('Message').press('!');
      await expect(status).toHaveText(`Failed to submit consultation request. ${body}`);
      await book(page).click();
      await expect(status).toContainText('Your reference is JR-');
      await expect(status).not.toContainText(body);
    });

    test('shows advice when the server gives no reason', async ({ page }) => {
      await page.route(call, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await fill(page);
      await book(page).click();
      await expect(formOf(page).getByRole('status')).toHaveText(
        'Failed to submit consultation request. What you typed is still here; please send it again in a moment.',
      );
    });

    test('shows advice when the network fails', async ({ page }) => {
      await page.route(call, (route) => route.abort());
      await fill(page);
      await book(page).click();
      await expect(getToast(page, toasts.failed)).toContainText('Please try again later');
      await page.clock.runFor(60_000);
      await expect(formOf(page).getByRole('status')).toHaveText(
        /^No answer reached this page\..*check your connection and send it again\.$/,
      );
    });
  });

  test.describe(`After a request with a brief on ${path}`, () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      test(`moves focus and view to the confirmation (${viewport.width} px wide)`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        const brief = Array(12)
          .fill('An answer of the brief, as long as answers are.')
          .join('\n\n');
        await page.addInitScript((text) => sessionStorage.setItem('attached-brief', text), brief);
        await open(page);
        await expect(
          formOf(page).getByRole('button', { name: 'Leave the brief out' }),
        ).toBeVisible();
        const message = Array(20).fill('One more line of the message.').join('\n');
        await fill(page, { message });
        await book(page).click();
        const confirmation = formOf(page).locator('.consultation-sent');
        await expect(confirmation).toBeFocused();
        await expect(
          formOf(page).getByRole('button', { name: 'Leave the brief out' }),
        ).toBeHidden();
        await expect(confirmation).toBeInViewport({ ratio: 1 });
      });
    }
  });

  if (path === '/contact') {
    test('reports an answer that is not JSON as unreadable', async ({ page }) => {
      await open(page);
      const body = '<title>Sign in to the network</title>';
      await page.route(call, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body }),
      );
      await fill(page);
      await book(page).click();
      await expect(getToast(page, toasts.failed)).toContainText('Please try again later');
      const status = formOf(page).getByRole('status');
      await expect(status).toContainText('We could not read the answer');
      await expect(status).toContainText('Sending it again never creates a second request.');
      await expect(status).not.toContainText('connection');
      await expect(formOf(page).getByLabel('Name')).not.toHaveValue('');
    });
  }

  test.describe(`The list of errors on ${path}`, () => {
    test.beforeEach(({ page }) => open(page));

    test('removes a corrected field, and disappears with the last one', async ({ page }) => {
      await fill(page, { name: '', company: '' });
      await book(page).click();
      const summary = formOf(page).locator('.error-summary');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([wrong.name, wrong.company]);

      const name = formOf(page).getByLabel('Name');
      await name.focus();
      await page.keyboard.type('Dana');
      await expect(summary.getByRole('heading')).toHaveText('One answer needs another look.');
      await expect(summary.getByRole('link')).toHaveText([wrong.company]);
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('Dana');

      const company = formOf(page).getByLabel('Company');
      await company.focus();
      await page.keyboard.type('Alder');
      await expect(summary).toHaveCount(0);
      await expect(company).toBeFocused();
      await expect(company).toHaveValue('Alder');
    });

    test('adds no field before the next submit, which moves the focus', async ({ page }) => {
      await fill(page, { name: '', company: '' });
      await book(page).click();
      const summary = formOf(page).locator('.error-summary');
      const name = formOf(page).getByLabel('Name');
      await name.fill('Dana');
      await expect(summary.getByRole('link')).toHaveText([wrong.company]);
      await name.fill('');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(summary.getByRole('link')).toHaveText([wrong.company]);
      await expect(name).toBeFocused();

      await book(page).click();
      await expect(summary.getByRole('link')).toHaveText([wrong.name, wrong.company]);
      await expect(summary).toBeFocused();
    });
  });
}

test.describe('In a window of 1280 by 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a toast does not cover the focused button', async ({ page }) => {
    const { book, fill, open } = createConsultationForm('/contact', '#contact-form');
    await open(page);
    await page.route('**/api/consultations', (route) => route.abort());
    await fill(page);
    const button = book(page);
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.press('Enter');
    await expect(getToast(page, 'Error')).toBeVisible();
    await expect(button).toBeFocused();
    await expect
      .poll(() =>
        button.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const corners = [left + 4, right - 4].flatMap((x) => [
            document.elementFromPoint(x, top + 4),
            document.elementFromPoint(x, bottom - 4),
          ]);
          return corners.every((hit) => element.contains(hit));
        }),
      )
      .toBe(true);
  });
});
