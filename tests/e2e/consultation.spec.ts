import type { Page } from '@playwright/test';
import {
  answers,
  createConsultationForm,
  getToast,
  submitTwice,
} from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const call = '**/api/webhooks/consultation';
const { form: formOf, book, fill, open: openForm } = createConsultationForm('/', '#contact');

test.describe('The consultation form', () => {
  test.beforeEach(({ page }) => openForm(page));

  test('stores the lead, confirms it, and clears the form', async ({ page, site }) => {
    const email = 'first@alder.example';
    await fill(page, { email });
    await book(page).click();

    const confirmation = getToast(page, 'Consultation Requested');
    await expect(confirmation).toContainText("We'll be in touch with you shortly!");
    await expect(formOf(page).getByLabel('Name')).toHaveValue('');
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    const lead = site.leads().find((candidate) => candidate.email === email);
    expect(lead).toMatchObject({ ...answers, email, form: 'home', page: '/' });
  });

  test('shows the messages of docs/product.md on submit, then on change', async ({ page }) => {
    await fill(page, { name: 'D', company: '', email: 'dana@', phone: 'call me', message: 'CISO' });
    await book(page).click();

    const messages = {
      Name: 'Name must be at least 2 characters',
      Company: 'Company name is required',
      Email: 'Invalid email address',
      'Phone (optional)': 'Invalid phone number',
      Message: 'Please tell us a bit more about your needs',
    };
    for (const [label, message] of Object.entries(messages)) {
      const field = formOf(page).getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    const name = formOf(page).getByLabel('Name');
    await name.fill('Dana');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await name.fill('D');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  });

  for (const phone of ['214.555.0142', '(214) 555-0142 x7', '214-555-0142 ext. 7']) {
    test(`lists the allowed characters for the phone number ${phone}`, async ({ page }) => {
      await fill(page, { phone });
      await book(page).click();
      const field = formOf(page).getByLabel('Phone (optional)');
      await expect(field).toHaveAccessibleDescription(
        'Invalid phone number Use digits, spaces, parentheses, and hyphens, with a plus sign in front if you like. An extension fits in your message.',
      );
      await field.fill('(214) 555-0142');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });
  }

  test('moves the focus to an error summary with links to the fields', async ({ page }) => {
    await fill(page, { name: '', message: '' });
    await book(page).click();
    const summary = page.getByText('2 answers need another look.').locator('..');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Name must be at least 2 characters' }).click();
    await expect(formOf(page).getByLabel('Name')).toBeFocused();
  });

  test('names the field of each error in the summary', async ({ page }) => {
    await fill(page, { name: 'D'.repeat(121), company: '', message: 'D'.repeat(5001) });
    await book(page).click();
    await expect(formOf(page).locator('.error-summary a')).toHaveText([
      'Name: Please keep this to 120 characters',
      'Company name is required',
      'Message: Please keep this to 5,000 characters',
    ]);
  });

  test('shows text in its own direction', async ({ page }) => {
    const directions = {
      Name: 'rtl',
      Company: 'ltr',
      Email: 'ltr',
      'Phone (optional)': 'ltr',
      Message: 'rtl',
    };
    await fill(page, { name: 'דנה לוי', message: 'نبحث عن مدير لتقنية المعلومات' });
    for (const [label, direction] of Object.entries(directions)) {
      await expect(formOf(page).getByLabel(label)).toHaveCSS('direction', direction);
    }
  });

  test('shows that it is submitting at the same width, and stores one lead for a double click', async ({
    page,
    site,
  }) => {
    const email = 'twice@alder.example';
    await fill(page, { email });
    await submitTwice(formOf(page), call);
    await expect(getToast(page, 'Consultation Requested')).toBeVisible();
    expect(site.leads().filter((lead) => lead.email === email)).toHaveLength(1);
  });

  test('stores one lead when a retry follows a lost answer', async ({ page, site }) => {
    const email = 'lost@alder.example';
    await page.route(
      call,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fill(page, { email });
    await book(page).click();
    await expect(getToast(page, 'Something went wrong')).toBeVisible();
    await book(page).click();
    await expect(getToast(page, 'Consultation Requested')).toBeVisible();
    expect(site.leads().filter((lead) => lead.email === email)).toHaveLength(1);
  });

  test('works with the keyboard alone', async ({ page, site }) => {
    const email = 'keys@alder.example';
    await formOf(page).getByLabel('Name').focus();
    for (const text of [answers.name, answers.company, email, answers.phone, answers.message]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    // The own fields: a text, a choice, a number and a consent.
    for (const keys of ['A friend', ' ', '3', ' ']) {
      await page.keyboard.type(keys);
      await page.keyboard.press('Tab');
    }
    await page.clock.runFor(2000);
    await expect(book(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getToast(page, 'Consultation Requested')).toBeVisible();
    expect(site.leads().some((lead) => lead.email === email)).toBe(true);
  });
});

test.describe('Toasts', () => {
  test.beforeEach(({ page }) => openForm(page));

  const failTimes = async (page: Page, times: number) => {
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
    await fill(page);
    for (let time = 1; time <= times; time += 1) {
      await book(page).click();
      await expect(book(page)).toBeEnabled();
      await expect(page.locator('.toast')).toHaveCount(Math.min(time, 5));
    }
  };

  test('close after 5 seconds', async ({ page }) => {
    await failTimes(page, 1);
    await page.clock.runFor(4900);
    await expect(getToast(page, 'Something went wrong')).toBeVisible();
    await page.clock.runFor(100);
    await expect(getToast(page, 'Something went wrong')).toBeHidden();
  });

  test('stay open under the pointer', async ({ page }) => {
    await failTimes(page, 1);
    await page.locator('.toast').hover();
    await page.clock.runFor(20_000);
    await expect(page.locator('.toast')).toBeVisible();
  });

  test('show at most five at once', async ({ page }) => {
    await failTimes(page, 6);
    await expect(page.locator('.toast')).toHaveCount(5);
  });

  test('take the focus with F8 and close with their button', async ({ page }) => {
    await failTimes(page, 1);
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: /notification/i });
    await expect(region.locator(':scope:focus, :focus').first()).toBeAttached();
    await page.locator('.toast').getByRole('button').click();
    await expect(page.locator('.toast')).toBeHidden();
  });

  const swipe = async (page: Page, distance: number) => {
    const box = await page.locator('.toast').boundingBox();
    if (!box) throw new Error('The toast is not on screen.');
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + distance / 2, box.y + 20);
    await page.mouse.move(box.x + 60 + distance, box.y + 20);
    await page.mouse.up();
  };

  test('close on a swipe to the right of more than 50 px', async ({ page }) => {
    await failTimes(page, 1);
    await swipe(page, 30);
    await expect(page.locator('.toast')).toBeVisible();
    await swipe(page, 80);
    await expect(page.locator('.toast')).toBeHidden();
  });

  test('close on time after an unfinished swipe', async ({ page }) => {
    await failTimes(page, 1);
    await swipe(page, 30);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expect(page.locator('.toast')).toBeHidden();
  });

  test('are at the right edge of the screen', async ({ page }) => {
    await failTimes(page, 1);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.locator('.toast').boundingBox();
      if (!box) throw new Error('The toast is not on screen.');
      expect(width - box.x - box.width).toBeLessThanOrEqual(32);
    }
  });
});

test.describe('The consultation form without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the lead and shows the same message', async ({ page, site }) => {
    const email = 'plain@alder.example';
    await page.goto('/');
    const form = formOf(page);
    for (const [label, value] of [
      ['Name', answers.name],
      ['Company', answers.company],
      ['Email', email],
      ['Message', answers.message],
    ] as const) {
      await form.getByLabel(label).fill(value);
    }
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultation Requested');
    await expect(page.getByText("We'll be in touch with you shortly!")).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultation Requested');
    await page.goBack();
    await expect(form.getByLabel('Name')).toBeVisible();
    await page.goForward();
    expect(site.leads().filter((candidate) => candidate.email === email)).toHaveLength(1);
    const lead = site.leads().find((candidate) => candidate.email === email);
    expect(lead).toMatchObject({ name: answers.name, phone: '', form: 'home' });
  });

  test('keeps the values and shows the errors', async ({ page }) => {
    await page.goto('/');
    const form = formOf(page);
    await form.getByLabel('Name').fill('D');
    await form.getByLabel('Company').fill('<b>Alder</b>');
    await form.getByLabel('Email').fill('dana@alder.example');
    await form.getByLabel('Message').fill('Short text');
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(
      /Name must be at least 2 characters/,
    );
    await expect(page.getByLabel('Company')).toHaveValue('<b>Alder</b>');
    await expect(page.getByLabel('Message')).toHaveValue('Short text');
  });
});
