/** Phone numbers of any country. The library has data for each of them, so browsers load it on first use. */
import { isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';
import { parsePhone } from './phone-text.ts';

/**
 * @param country for numbers without a country code (ISO 3166)
 * @returns a function that tells whether a text may be a phone number in any notation
 */
export const createPhoneCheck =
  (country: string) =>
  (text: string): boolean =>
    isPossiblePhoneNumber(
      parsePhone(text)?.digits ?? text,
      isSupportedCountry(country) ? country : undefined,
    );
