import type { Page } from '@playwright/test';
import { findEvents, readDataLayer, readEntries } from './support/consent.ts';
import { expect, makeConsent, test } from './support/site.ts';

test.describe('The events of a consultation request', () => {
  const email = ' Dana@Alder.example';
  const answers = { Name: 'Dana Whitfield', Company: 'Alder', Phone: '(214) 555-0142' };
  const sha256 = {
    /** Of dana@alder.example and of +12145550142. */
    email: '3364535cf829497969448482064078778d6a6c03764ea48a26e2e5d40000452a',
    phone: '3759600e45e0177da8358b8f0e9e87a36443746585bb8bdb5a0505c1ce3cc2cd',
  };

  async function sendRequest(page: Page, path: '/' | '/contact'): Promise<void> {
    await page.goto(path);
    const form = page.locator('form.consultation');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('novalidate', '');
    for (const [label, value] of Object.entries(answers)) await form.getByLabel(label).fill(value);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Message').fill('A director of ERP, soon.');
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    await expect(page.locator('.toast').first()).toContainText('Consultation Requested');
    await expect.poll(() => findEvents(page, 'generate_lead')).toHaveLength(1);
  }
  const given = { name: true, company: true, email: true, phone: true };
  const lead = { event: 'generate_lead', value: 500, currency: 'USD' };

  for (const [path, form] of [
    ['/', 'home'],
    ['/contact', 'contact'],
  ] as const) {
    test(`report on ${path} which fields were filled in, but not their values`, async ({
      page,
    }) => {
      await sendRequest(page, path);
      const events = await readEntries(page);
      expect(events.slice(-2)).toEqual([{ event: 'consultation_form_submit', form, given }, lead]);
      const all = JSON.stringify(await readDataLayer(page));
      for (const typed of ['Dana', 'alder', 'Alder', '555', '@', sha256.email]) {
        expect(all).not.toContain(typed);
      }
    });
  }

  test.describe('with marketing allowed', () => {
    test.use({ savedConsent: makeConsent(true, true) });

    test('include hashes of email and phone, and no plain values', async ({ page }) => {
      await sendRequest(page, '/contact');
      const [submitted] = await findEvents(page, 'consultation_form_submit');
      expect(submitted).toEqual({
        event: 'consultation_form_submit',
        form: 'contact',
        given,
        user_data: {
          sha256_email_address: sha256.email,
          sha256_phone_number: sha256.phone,
        },
      });
      expect(JSON.stringify(await readDataLayer(page))).not.toMatch(/dana|alder|555|@/i);
    });
  });

  test('are not pushed when the server refuses the request', async ({ page }) => {
    await page.route('**/api/consultations', (route) => route.abort());
    await page.goto('/contact');
    const form = page.locator('form.consultation');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('novalidate', '');
    await form.getByLabel('Name').fill('Dana');
    await form.getByLabel('Company').fill('Alder');
    await form.getByLabel('Email').fill('dana@alder.example');
    await form.getByLabel('Message').fill('A director of ERP, soon.');
    await form.getByRole('button', { name: 'Book Your Consultation' }).click();
    await expect(page.locator('.toast').first()).toContainText('Error');
    expect(await findEvents(page, 'generate_lead')).toEqual([]);
  });
});
