/** Phone numbers of any country. It brings the lengths of all numbers, so browsers load it on first use. */
import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';

/**
 * @param country of numbers without a country code (ISO 3166)
 * @returns a function that says whether a text may be a phone number, in whatever way it is written
 */
export const createPhoneCheck =
  (country: string) =>
  (text: string): boolean =>
    isPossiblePhoneNumber(text, isSupportedCountry(country) ? country : undefined);
