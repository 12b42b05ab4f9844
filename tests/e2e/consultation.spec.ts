import type { Locator, Page } from '@playwright/test';
import { findEvents, readDataLayer, readEntries } from './support/consent.ts';
import {
  answers,
  createConsultationForm,
  fillAnswers,
  getToast,
  submitTwice,
} from './support/consultation-form.ts';
import { expect, makeConsent, test } from './support/site.ts';

test.use({ timezoneId: 'America/New_York' });

const forms = [
  {
    path: '/',
    name: 'home',
    call: '**/api/webhooks/consultation',
    onPage: createConsultationForm('/', '#contact'),
    sent: "We'll be in touch with you shortly!",
    titles: { sent: 'Consultation Requested', failed: 'Something went wrong' },
    wrongName: 'D',
    shortestCompany: 'Ab',
    wrong: {
      Name: 'Name must be at least 2 characters',
      Company: 'Company name is required',
      Email: 'Invalid email address',
      'Phone (optional)': 'Invalid phone number',
      Message: 'Please tell us a bit more about your needs',
    },
  },
  {
    path: '/contact',
    name: 'contact',
    call: '**/api/consultations',
    onPage: createConsultationForm('/contact', '#contact-form'),
    sent: "We'll be in touch within 24 hours to schedule your consultation.",
    titles: { sent: 'Consultation Requested!', failed: 'Error' },
    wrongName: ' ',
    shortestCompany: 'A',
    wrong: {
      Name: 'Name is required',
      Company: 'Company is required',
      Email: 'Please enter a valid email address',
      'Phone (optional)': 'Please enter a valid phone number',
      Message: 'Please provide at least 10 characters describing your needs',
    },
  },
] as const;
const [home, contact] = forms;
const again = (page: Page) => page.getByRole('button', { name: 'Send another request' });

for (const { path, name, call, onPage, sent, titles, wrong, shortestCompany } of forms) {
  test(`a visitor corrects, sends and repeats a request on ${path}`, {
    tag: path === '/' ? '@nightly' : [],
  }, async ({ page, site }) => {
    const { form: formOf, book, fill, open } = onPage;
    const email = `dana@${name}.example`;
    const form = formOf(page);
    const field = (label: string) => form.getByLabel(label);
    const summary = form.locator('.error-summary');
    const status = form.getByRole('status');
    await open(page);

    await test.step('reads each error at its field and in a summary', async () => {
      await fill(page, { name: '', company: '', email: 'd@', phone: '21.5', message: 'CISO' });
      await book(page).click();
      await expect(summary).toBeFocused();
      for (const [label, message] of Object.entries(wrong)) {
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(new RegExp(message));
        await expect(summary.getByRole('link', { name: message })).toBeVisible();
      }
      await expect(field('Phone (optional)')).toHaveAccessibleDescription(/Use digits/);
      await expect(summary.getByRole('link').last()).toHaveText(/^Message: |tell us/);
    });

    await test.step('corrects a field, which leaves the summary until the next submit', async () => {
      await summary.getByRole('link', { name: wrong.Name }).click();
      await expect(field('Name')).toBeFocused();
      await page.keyboard.type('Dana');
      await expect(field('Name')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(summary.getByRole('link')).toHaveCount(4);
      await field('Name').fill('');
      await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
      await expect(summary.getByRole('link')).toHaveCount(4);
      await expect(field('Name')).toBeFocused();
      await book(page).click();
      await expect(summary.getByRole('link')).toHaveCount(5);
      await expect(summary).toBeFocused();
      expect(site.leads().filter((lead) => lead.email === email)).toEqual([]);
    });

    await test.step('sends with a double click, and reads the confirmation', async () => {
      await fill(page, { email });
      await expect(summary).toHaveCount(0);
      await submitTwice(form, call);
      await expect(getToast(page, titles.sent)).toContainText(sent);
      const [lead, ...more] = site.leads().filter((stored) => stored.email === email);
      expect(lead).toMatchObject({ ...answers, email, form: name, page: path });
      expect(more).toEqual([]);
      const steps = form.getByRole('listitem');
      // The clock is stopped in the night before Thursday; the Omaha office closes at 5:30 p.m. Central.
      await expect(steps).toHaveText([
        `Received Wed, Dec 31 7:01\u00a0PM EST ${lead?.reference}`,
        'Reply by Thu, Jan 1 6:30\u00a0PM EST',
        /30 minutes/,
      ]);
      const confirmation = form.locator('.consultation-sent');
      await expect(confirmation).toBeFocused();
      await expect(confirmation).toHaveAccessibleDescription(/Received .* Reply by .*30 minutes/);
      // The focus announces it.
      await expect(status).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(60_000);
      await expect(getToast(page, titles.sent)).toBeHidden();
      await expect(status).toHaveText(`${sent} Your reference is ${lead?.reference}.`);
    });

    await test.step('pushes which fields were filled in, but not their values', async () => {
      const given = { name: true, company: true, email: true, phone: true };
      expect((await readEntries(page)).slice(-2)).toEqual([
        { event: 'consultation_form_submit', form: name, given },
        { event: 'generate_lead', value: 500, currency: 'USD' },
      ]);
      expect(JSON.stringify(await readDataLayer(page))).not.toMatch(/dana|alder|555|@|sha256/i);
    });

    await test.step('sends another request, in a script from right to left', async () => {
      await again(page).press('Enter');
      await expect(field('Name')).toBeFocused();
      for (const label of Object.keys(wrong)) await expect(field(label)).toHaveValue('');
      await expect(status).toContainText('Your reference is');
      await fill(page, { email, name: 'דנה לוי', company: shortestCompany, phone: '' });
      await expect(status).toBeEmpty();
      await expect(field('Name')).toHaveCSS('direction', 'rtl');
      await expect(field('Company')).toHaveCSS('direction', 'ltr');
      await book(page).click();
      await expect(again(page)).toBeVisible();
      const companies = site.leads().filter((lead) => lead.email === email);
      expect(companies.map(({ company }) => company)).toEqual([shortestCompany, answers.company]);
    });
  });
}

test('a visitor reads why a request failed, and sends it again as one lead', async ({
  page,
  site,
}) => {
  const { form, book, fill, open } = contact.onPage;
  const status = form(page).getByRole('status');
  const email = 'lost@alder.example';
  const advice = 'We could not save it. Write to desk@juniper-row.example.';
  await open(page);
  await fill(page, { email });
  for (const [answer, sentence] of [
    [
      { status: 503, contentType: 'text/plain', body: advice },
      `Failed to submit consultation request. ${advice}`,
    ],
    [
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      'Failed to submit consultation request. What you typed is still here; please send it again in a moment.',
    ],
    [
      { status: 200, contentType: 'text/html', body: '<title>Sign in to the network</title>' },
      /^We could not read the answer(?!.*connection).* Sending it again never creates a second request\./,
    ],
  ] as const) {
    await page.route(contact.call, (route) => route.fulfill(answer), { times: 1 });
    await book(page).click();
    await expect(status).toHaveText(sentence);
    await expect(getToast(page, 'Error').last()).toBeVisible();
  }
  await form(page).getByLabel('Message').press('!');
  await expect(status).toContainText('We could not read the answer');
  await page.route(
    contact.call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await book(page).click();
  await expect(status).toHaveText(
    /^No answer reached this page\..*check your connection and send it again\.$/,
  );
  expect(await findEvents(page, 'generate_lead')).toEqual([]);
  await book(page).click();
  await expect(status).toContainText('Your reference is JR-');
  await expect(status).not.toContainText('No answer');
  expect(site.leads().filter((lead) => lead.email === email)).toHaveLength(1);
});

test('the form works with the keyboard alone', async ({ page, site }) => {
  const { form, book, open } = home.onPage;
  const email = 'keys@alder.example';
  await open(page);
  await form(page).getByLabel('Name').focus();
  // The last three are the own fields: a text, a choice and a consent.
  for (const keys of [
    ...[answers.name, answers.company, email, answers.phone, answers.message],
    ...['A friend', ' ', ' '],
  ]) {
    await page.keyboard.type(keys);
    await page.keyboard.press('Tab');
  }
  await page.clock.runFor(2000);
  await expect(book(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Consultation Requested')).toBeVisible();
  expect(site.leads().some((lead) => lead.email === email)).toBe(true);
});

test('a toast waits under the pointer, and closes by itself, with its button or a swipe', async ({
  page,
}) => {
  const { book, fill, open } = home.onPage;
  const toast = page.locator('.toast');
  await page.route(home.call, (route) => route.fulfill({ status: 500, body: '' }));
  await open(page);
  await fill(page);
  const fail = async () => {
    await expect(toast).toHaveCount(0);
    await book(page).click();
    await expect(toast).toBeVisible();
  };
  const swipe = async (distance: number) => {
    const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + distance / 2, y + 20);
    await page.mouse.move(x + 60 + distance, y + 20);
    await page.mouse.up();
  };
  await fail();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toBeHidden();
  await page.clock.runFor(1000);

  await fail();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await swipe(30);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(toast).toBeHidden();
  await page.clock.runFor(1000);

  await fail();
  await swipe(80);
  await expect(toast).toBeHidden();
  await page.clock.runFor(1000);

  // F8 without a toast, or while an input method composes a character, leaves the focus where it is.
  const name = home.onPage.form(page).getByLabel('Name');
  await name.focus();
  await page.keyboard.press('F8');
  await expect(name).toBeFocused();
  await fail();
  await name.focus();
  await name.dispatchEvent('keydown', { code: 'F8', key: 'F8', isComposing: true });
  await expect(name).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /notification/i }).locator(':focus')).toHaveCount(
    1,
  );
  await toast.getByRole('button').click();
  await expect(toast).toBeHidden();
});

for (const { path, name, onPage, sent, titles, wrongName, wrong } of forms) {
  test.describe(`Without a script on ${path}`, () => {
    test.use({ javaScriptEnabled: false });

    const send = async (form: Locator, values: Partial<typeof answers>) => {
      await fillAnswers(form, values);
      await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    };

    test('a request is stored once, and errors keep the values', {
      tag: path === '/' ? [] : '@nightly',
    }, async ({ page, site }) => {
      const title = page.getByRole('heading', { level: 1 });
      const email = `plain@${name}.example`;
      const form = onPage.form(page);
      const { phone: _, ...needed } = answers;
      const typed = { ...needed, email };
      await page.goto(path);
      await send(form, typed);
      await expect(title).toHaveText(titles.sent);
      await expect(page.getByText(sent)).toBeVisible();
      await page.reload();
      await expect(title).toHaveText(titles.sent);
      await page.goBack();
      await expect(form.getByLabel('Name')).toBeVisible();
      await page.goForward();
      const leads = site.leads().filter((candidate) => candidate.email === email);
      expect(leads).toEqual([expect.objectContaining({ ...typed, phone: '', form: name })]);
      // Without a script the visitor's zone is unknown.
      const [received, reply] = await page.getByRole('main').getByRole('listitem').all();
      await expect(received ?? title).toHaveText(/^Received \w{3}, \w{3} \d+ .* C[SD]T/);
      await expect(received ?? title).toContainText(leads[0]?.reference ?? '-');
      await expect(reply ?? title).toHaveText(/^Reply by \w{3}, \w{3} \d+ .* C[SD]T/);

      await page.goto(path);
      await send(form, { name: wrongName, company: '<b>Alder</b>', email, message: 'Short' });
      await expect(title).toHaveText(titles.failed);
      const main = page.getByRole('main');
      await expect(main.getByLabel('Name')).toHaveAccessibleDescription(new RegExp(wrong.Name));
      await expect(main.locator('.error-summary a').first()).toHaveText(wrong.Name);
      await expect(main.getByLabel('Company')).toHaveValue('<b>Alder</b>');
    });
  });
}

test.describe('On a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Enter moves to the next field and sends nothing', async ({ page, site }) => {
    await page.goto('/contact');
    const form = page.locator('#contact-form form');
    await form.getByLabel('Name').tap();
    await expect(form).toBeHydrated();
    await form.getByLabel('Name').fill('Nora Sill');
    await form.getByLabel('Name').press('Enter');
    await expect(form.getByLabel('Company')).toBeFocused();
    await expect(page.locator('.error-summary')).toHaveCount(0);
    expect(site.leads().filter(({ name }) => name === 'Nora Sill')).toEqual([]);
  });
});

test.describe('With marketing allowed', () => {
  test.use({ savedConsent: makeConsent(true, true) });

  test('a request pushes hashes of email and phone, and no plain values', async ({ page }) => {
    const { book, fill, open } = contact.onPage;
    await open(page);
    await fill(page, { email: ' Dana@Alder.example', phone: '(214) 555-0142' });
    await book(page).click();
    await expect.poll(() => findEvents(page, 'generate_lead')).toHaveLength(1);
    expect(await findEvents(page, 'consultation_form_submit')).toEqual([
      {
        event: 'consultation_form_submit',
        form: 'contact',
        given: { name: true, company: true, email: true, phone: true },
        user_data: {
          // Of dana@alder.example and of +12145550142.
          sha256_email_address: '3364535cf829497969448482064078778d6a6c03764ea48a26e2e5d40000452a',
          sha256_phone_number: '3759600e45e0177da8358b8f0e9e87a36443746585bb8bdb5a0505c1ce3cc2cd',
        },
      },
    ]);
    expect(JSON.stringify(await readDataLayer(page))).not.toMatch(/dana|alder|555|@/i);
  });
});
