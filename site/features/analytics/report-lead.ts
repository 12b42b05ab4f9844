import type { ConsultationForm, ConsultationRequest } from '../../../lib/forms/consultation.ts';
import { currency, leadValueUsd, type UserData } from './events.ts';
import { fingerprint, normalEmail, normalPhone } from './fingerprint.ts';
import { track } from './track.ts';

/**
 * Reports an accepted consultation request: which fields were filled in, never their values. Only with
 * marketing consent are hashes of the e-mail address and the phone number added.
 */
export async function reportLead(
  form: ConsultationForm,
  { name, company, email, phone }: ConsultationRequest,
): Promise<void> {
  const given = {
    name: name !== '',
    company: company !== '',
    email: email !== '',
    phone: phone !== '',
  };
  const allowed = document.documentElement.dataset.marketing === 'granted';
  track({
    event: 'consultation_form_submit',
    form,
    given,
    ...(allowed && { user_data: await userData(email, phone) }),
  });
  track({ event: 'generate_lead', value: leadValueUsd, currency });
}

async function userData(email: string, phone: string): Promise<UserData> {
  const [sha256_email_address, sha256_phone_number] = await Promise.all([
    fingerprint(normalEmail(email)),
    fingerprint(normalPhone(phone)),
  ]);
  return {
    ...(sha256_email_address && { sha256_email_address }),
    ...(sha256_phone_number && { sha256_phone_number }),
  };
}
