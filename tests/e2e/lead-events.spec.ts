import { findEvents, readDataLayer } from './support/consent.ts';
import { createConsultationForm } from './support/consultation-form.ts';
import { expect, makeConsent, test } from './support/site.ts';

test.use({ savedConsent: makeConsent(true, true) });

/** consultation.spec.ts covers the events without marketing. */
test('with marketing allowed, a request pushes hashes of email and phone, and no plain values', async ({
  page,
}) => {
  const { book, fill, open } = createConsultationForm('/contact', '#contact-form');
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
