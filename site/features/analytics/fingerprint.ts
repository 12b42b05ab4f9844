/**
 * Fingerprints as advertising services expect them: SHA-256, in hexadecimal, of the e-mail address
 * in lower case and of the telephone number in the form of E.164.
 */

/** Numbers without a country code are of North America, as all of this firm's are. */
const countryCode = '1';

export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** @returns such as +12145550142; nothing where there are no digits */
export function normalPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (!digits) return '';
  const international = phone.trim().startsWith('+') || digits.length > 10;
  return `+${international ? '' : countryCode}${digits}`;
}

/** @returns undefined for nothing, and where the browser has no digest: on pages without TLS */
export async function fingerprint(text: string): Promise<string | undefined> {
  if (!text || !('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
