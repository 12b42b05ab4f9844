/** The firm's phone numbers. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

const northAmerican = /^\(\d{3}\) \d{3}-\d{4}$/;

export const phoneSchema = z
  .string()
  .refine(
    (text) =>
      northAmerican.test(text) ||
      (text.startsWith('+') && parsePhoneNumberFromString(text)?.isPossible() === true),
    'must look like (214) 555-0142, or outside North America like +43 1 234567',
  );
