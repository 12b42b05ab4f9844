/** How the firm's country writes numbers, dates, places and phone numbers. */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { type Brand, getLocale } from './schemas/brand.ts';

export interface Region {
  /** Language and country (BCP 47), such as `en-US`. */
  locale: string;
  /** ISO 3166, such as `US`. */
  country: string;
  /** ISO 4217, such as `USD`. */
  currency: string;
  /** For phone numbers that are written without one, such as `1`. */
  callingCode: string;
  /** How the form checks phone numbers. */
  phoneCheck: NonNullable<Brand['phoneCheck']>;
}

export function getRegion(brand: Brand): Region {
  const { currency = 'USD', phoneCheck = 'characters' } = brand;
  const locale = getLocale(brand);
  const country = new Intl.Locale(locale).region ?? 'US';
  const callingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : '1';
  return { locale, country, currency, callingCode, phoneCheck };
}
