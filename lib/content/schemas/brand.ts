/** content/brand/firm.yaml: the firm's name, contact data and legal details. */
import { z } from 'zod';
import { fillMarkers } from '../markers.ts';
import { openingHoursSchema, timeZoneSchema } from './opening-hours.ts';
import { phoneSchema } from './phone.ts';
import { sample, words } from './words.ts';

/** The file's path in the content folder. */
export const brandFile = 'brand/firm.yaml';

function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).region !== undefined;
  } catch {
    return false;
  }
}

export const brandSchema = z.strictObject({
  name: words,
  legalName: words,
  siteUrl: z.url().describe('Default address of the site; the setting SITE_URL overrides it.'),
  email: z.email(),
  phone: phoneSchema.describe('The main phone number, such as (214) 555-0142.'),
  locale: z
    .string()
    .refine(isLocale, 'must be a language and a country, such as en-US')
    .optional()
    .describe(
      'The language of the site, and the country whose numbers, dates and phones it uses; en-US if left out.',
    ),
  currency: z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be the three letters of a currency, such as USD',
    )
    .optional()
    .describe('Of the calculator and of the values that analytics reports; USD if left out.'),
  phoneCheck: z
    .enum(['characters', 'country'])
    .optional()
    .describe(
      'What the form accepts as a phone number: a plus sign, digits, spaces, parentheses and hyphens; or anything that is as long as numbers of its country are.',
    ),
  postalAddress: z
    .strictObject({
      street: words,
      locality: words,
      region: words.optional().describe('The state or province, where addresses have one.'),
      postalCode: words,
    })
    .describe(
      'Where mail reaches the firm. Every newsletter letter shows it (CAN-SPAM, 15 U.S.C. 7704).',
    ),
  addressFormat: words
    .optional()
    .describe('The order of an address in a line: {street}, {locality}, {region} {postalCode}.'),
  openingHours: openingHoursSchema
    .optional()
    .describe('When the phone is answered; shown on the contact page.'),
  timeZone: timeZoneSchema
    .optional()
    .describe('For the times in emails to the firm. America/Chicago if left out.'),
  governingLaw: words.describe(
    'The law that governs the terms, and where disputes about them are settled.',
  ),
  venue: words,
  referencePrefix: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{0,3}$/, 'must be one to four capitals or digits, a capital first')
    .describe('The first part of the reference of a request.'),
  foundingYear: z
    .int()
    .min(1000, 'must be a year in four digits')
    .max(9999, 'must be a year in four digits'),
  footerLine: words.describe("A line about the firm, beside the footer's mark."),
  titleSuffix: words.describe("Second half of the default page title: '{name} | {titleSuffix}'."),
  keywords: z.array(words).min(1).describe('Keywords of every page, after its own.'),
  social: z.array(z.strictObject({ name: words, url: z.url() })),
  sample: sample
    .optional()
    .describe('The demonstration firm. A build for a real address refuses it.'),
});
export type Brand = z.infer<typeof brandSchema>;

/** @returns the IANA time zone in which the firm reads times */
export const getTimeZone = ({ timeZone }: Pick<Brand, 'timeZone'>): string =>
  timeZone ?? 'America/Chicago';

/** @returns the language of the site with its country (BCP 47) */
export const getLocale = ({ locale }: Pick<Brand, 'locale'>): string => locale ?? 'en-US';

/** @returns an address on one line, in the order of the firm's country */
export const formatAddress = (
  { region = '', ...address }: Brand['postalAddress'],
  {
    addressFormat = `{street}, {locality}${region && ', {region}'} {postalCode}`,
  }: Pick<Brand, 'addressFormat'>,
): string => fillMarkers(addressFormat, { region, ...address });

/** @returns the firm's postal address on one line */
export const formatPostalAddress = (brand: Pick<Brand, 'postalAddress' | 'addressFormat'>) =>
  formatAddress(brand.postalAddress, brand);

/** @returns the markers with which texts name the brand, so that a new brand needs no edits */
export const getBrandMarkers = (brand: Brand) => ({
  brand: brand.name,
  email: brand.email,
  phone: brand.phone,
  legalName: brand.legalName,
  postalAddress: formatPostalAddress(brand),
  governingLaw: brand.governingLaw,
  venue: brand.venue,
});
