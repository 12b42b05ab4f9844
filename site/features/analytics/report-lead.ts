import region from 'virtual:region';
import type { ConsultationRequest, FormName } from '../../../lib/forms/consultation.ts';
import { parsePhone } from '../../../lib/forms/phone-text.ts';
import { allowsMarketing } from '../consent/marketing.ts';
import { currency, leadValue, track, type UserData } from './events.ts';

/**
 * Reports an accepted consultation request: which fields were filled in, never their values. Only with
 * marketing consent are hashes of the email address and the phone number added.
 */
export async function reportLead(
  form: FormName,
  { name, company, email, phone }: ConsultationRequest,
): Promise<void> {
  track({
    event: 'consultation_form_submit',
    form,
    given: {
      name: name !== '',
      company: company !== '',
      email: email !== '',
      phone: phone !== '',
    },
    ...(allowsMarketing() && { user_data: await hashUserData(email, phone) }),
  });
  track({ event: 'generate_lead', value: leadValue, currency });
}

/** Advertising services expect the email address in lower case and the phone number in E.164 format. */
async function hashUserData(email: string, phone: string): Promise<UserData> {
  const [sha256_email_address, sha256_phone_number] = await Promise.all([
    fingerprint(normalizeEmail(email)),
    fingerprint(normalizePhone(phone)),
  ]);
  return {
    ...(sha256_email_address && { sha256_email_address }),
    ...(sha256_phone_number && { sha256_phone_number }),
  };
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const longestNationalDigits = region.callingCode === '1' ? 10 : 12;

/** @returns the number in E.164 format, such as +12145550142; '' without digits */
export function normalizePhone(phone: string): string {
  const number = parsePhone(phone)?.digits ?? '';
  const digits = number.replace('+', '');
  if (!digits) return '';
  if (number !== digits || digits.length > longestNationalDigits) return `+${digits}`;
  // A number without a country code belongs to the firm's country, where it may start with a zero.
  return `+${region.callingCode}${digits.replace(/^0/, '')}`;
}

/** @returns undefined for an empty text, and on pages without TLS, where `crypto.subtle` is missing */
export async function fingerprint(text: string): Promise<string | undefined> {
  if (!text || !('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
