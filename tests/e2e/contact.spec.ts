import { answers, createConsultationForm, getToast } from './support/consultation-form.ts';
import { expect, test } from './support/site.ts';

const call = '**/api/consultations';
const {
  form: formOf,
  book,
  fill,
  open: openForm,
} = createConsultationForm('/contact', '#contact-form');

test.describe('The contact page', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('shows the phone number and the email address as one link each', async ({ page }) => {
    const main = page.getByRole('main');
    const phone = main.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ });
    await expect(phone).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    const email = main.getByRole('link', { name: /^Write \S+@\S+$/ });
    await expect(email).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  });

  test('shows when a person answers and how the details are used', async ({ page }) => {
    await expect(page.getByText('within 24 hours')).toBeVisible();
    await expect(page.getByText('Your contact details stay confidential')).toBeVisible();
  });

  test('shows the opening hours', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(
      main.getByText('We are in. Monday to Thursday, 8 a.m. to 5:30 p.m.; Friday, 8 a.m. to noon'),
    ).toBeVisible();
  });

  test('lists the results of the consultation', async ({ page }) => {
    await expect(page.locator('.takeaway h3')).toHaveText([
      'Market Analysis',
      'Process Review',
      'Action Plan',
    ]);
  });

  test('links to the form in the first view of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    const jump = page.getByRole('main').getByRole('link', { name: 'Book your half hour' });
    await expect(jump).toBeInViewport({ ratio: 1 });
    await jump.click();
    await expect(page.locator('#contact-form')).toBeFocused();
    await expect(formOf(page).getByLabel('Name')).toBeInViewport();
  });

  test('scrolls to the form and moves the focus for its anchor', async ({ page }) => {
    await page.goto('/contact#contact-form');
    await expect(page.locator('#contact-form')).toBeFocused();
    await expect(page.locator('#contact-form-title')).toBeInViewport();
  });

  test('keeps the list in view beside a longer form', async ({ page }) => {
    await formOf(page).scrollIntoViewIfNeeded();
    await expect(formOf(page)).toHaveAttribute('novalidate', '');
    await book(page).click();
    await expect(page.getByText('4 answers need another look.')).toBeVisible();
    await book(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(page.locator('#contact-form-title')).not.toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Action Plan' })).toBeInViewport();
  });
});

test.describe('The form of the contact page', () => {
  test.beforeEach(({ page }) => openForm(page));

  test('stores the lead with its own endpoint and message', async ({ page, site }) => {
    const email = 'contact@alder.example';
    await fill(page, { email });
    const sent = page.waitForRequest(call);
    await book(page).click();

    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toMatch(/^application\/json/);
    expect(request.postDataJSON()).toMatchObject({ ...answers, email });
    await expect(getToast(page, 'Consultation Requested!')).toContainText(
      "We'll be in touch within 24 hours to schedule your consultation.",
    );
    for (const label of ['Name', 'Company', 'Email', 'Phone (optional)', 'Message']) {
      await expect(formOf(page).getByLabel(label)).toHaveValue('');
    }
    const lead = site.leads().find((candidate) => candidate.email === email);
    expect(lead).toMatchObject({ ...answers, email, form: 'contact', page: '/contact' });
  });

  test('shows the messages of the contact form on submit, then on change', async ({ page }) => {
    await fill(page, { name: '', company: '', email: 'dana@', phone: 'call me', message: 'CISO' });
    await book(page).click();

    const messages = {
      Name: 'Name is required',
      Company: 'Company is required',
      Email: 'Please enter a valid email address',
      'Phone (optional)': 'Please enter a valid phone number',
      Message: 'Please provide at least 10 characters describing your needs',
    };
    const summary = page.getByText('5 answers need another look.').locator('..');
    await expect(summary).toBeFocused();
    for (const [label, message] of Object.entries(messages)) {
      const field = formOf(page).getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(summary.getByRole('link', { name: message })).toBeVisible();
    }
    const message = formOf(page).getByLabel('Message');
    await message.fill('CISO, soon');
    await expect(message).not.toHaveAttribute('aria-invalid', 'true');
    await message.fill('CISO');
    await expect(message).toHaveAttribute('aria-invalid', 'true');
  });

  test('accepts a name and a company of one letter', async ({ page, site }) => {
    const email = 'short@alder.example';
    await fill(page, { name: 'D', company: 'A', email, phone: '' });
    await book(page).click();
    await expect(getToast(page, 'Consultation Requested!')).toBeVisible();
    expect(site.leads().find((lead) => lead.email === email)).toMatchObject({ phone: '' });
  });
});

test.describe('The form of the contact page without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the lead and shows the same message', async ({ page, site }) => {
    const email = 'contact-plain@alder.example';
    await page.goto('/contact');
    const form = formOf(page);
    await form.getByLabel('Name').fill(answers.name);
    await form.getByLabel('Company').fill(answers.company);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Message').fill(answers.message);
    await book(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultation Requested!');
    await expect(
      page.getByText("We'll be in touch within 24 hours to schedule your consultation."),
    ).toBeVisible();
    const lead = site.leads().find((candidate) => candidate.email === email);
    expect(lead).toMatchObject({ name: answers.name, form: 'contact', page: '/contact' });
  });

  test('keeps the values and shows the errors', async ({ page }) => {
    await page.goto('/contact');
    const form = formOf(page);
    // The browser's own validation stops an empty field, but not a space.
    await form.getByLabel('Name').fill(' ');
    await form.getByLabel('Company').fill(answers.company);
    await form.getByLabel('Email').fill(answers.email);
    await form.getByLabel('Message').fill('CISO');
    await book(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      /Please provide at least 10 characters describing your needs/,
    );
    await expect(page.locator('.error-summary a')).toHaveText([
      'Name is required',
      'Message: Please provide at least 10 characters describing your needs',
    ]);
    await expect(page.getByLabel('Company')).toHaveValue(answers.company);
  });
});
