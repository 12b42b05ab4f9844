/** The firm: content/brand/firm.yaml and content/brand/look.yaml. */
import { z } from 'zod';
import { fillMarkers } from '../markers.ts';
import { openingHoursSchema, timeZoneSchema } from './hours.ts';
import { phoneSchema, sample, words } from './words.ts';

// content/brand/firm.yaml: the firm's name, contact data and legal details.

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

// content/brand/look.yaml: the colors and the typeface of the firm, and how its mark meets the line.

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as "#0f2c26", in quotes and small letters');

/** Each color by its place in the design (docs/product.md, Look). */
export const paletteSchema = z.strictObject({
  paper: color,
  chalk: color,
  lichen: color,
  ever: color,
  deep: color,
  signal: color,
  ember: color,
  glow: color,
  moss: color,
  mist: color,
  claret: color,
  rule: color,
});
export type ColorName = keyof z.infer<typeof paletteSchema>;

/** WCAG 2.2: text that may be small (1.4.3), and lines, marks and display type (1.4.11, 1.4.3). */
const uses = {
  text: { ratio: 4.5, item: '1.4.3', as: 'text' },
  line: { ratio: 3, item: '1.4.11', as: 'lines and display type' },
} as const;

interface Pairs {
  use: keyof typeof uses;
  colors: readonly ColorName[];
  grounds: readonly ColorName[];
}

/** Which color is used on which ground. `rule` only divides, so it may be faint. */
export const colorPairs: readonly Pairs[] = [
  {
    use: 'text',
    colors: ['ever', 'moss', 'ember', 'claret'],
    grounds: ['paper', 'chalk', 'lichen'],
  },
  { use: 'text', colors: ['deep'], grounds: ['paper', 'chalk', 'lichen', 'signal'] },
  { use: 'text', colors: ['paper', 'mist', 'glow'], grounds: ['ever', 'deep'] },
  { use: 'line', colors: ['signal'], grounds: ['paper', 'chalk', 'lichen', 'ever', 'deep'] },
];

const colors = paletteSchema.superRefine((palette, context) => {
  for (const { name, ground, ratio: actual, use } of findWeakPairs(palette)) {
    const { ratio, item, as } = uses[use];
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `${name} (${palette[name]}) on ${ground} (${palette[ground]}) has a contrast of ${formatRatio(actual)}:1 and needs ${ratio}:1 for ${as} (WCAG ${item}). Make one of the two lighter or darker`,
    });
  }
});

/** @returns the pairs of the design with too little contrast */
function* findWeakPairs(palette: Readonly<Record<ColorName, string>>) {
  for (const { use, colors: names, grounds } of colorPairs) {
    for (const name of names) {
      for (const ground of grounds) {
        const ratio = getContrast(palette[name], palette[ground]);
        if (ratio < uses[use].ratio) yield { name, ground, ratio, use };
      }
    }
  }
}

/** Rounds down, so that a ratio just below the limit does not read as enough. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

export const lookSchema = z.strictObject({
  underlineFrom: z
    .number()
    .min(0)
    .optional()
    .describe('Where the line leaves the mark, in the units of its viewBox, at its lower edge.'),
  wordmark: z
    .boolean()
    .optional()
    .describe('True where the mark is the name as a picture: no name is set beside it.'),
  colors,
  typeface: z.strictObject({
    family: words,
    files: z
      .array(z.string().regex(/^[\w.-]+\.woff2$/, 'must be the name of a WOFF2 file'))
      .min(1)
      .optional()
      .describe(
        "Files beside this one: a variable font, or one file for each weight. Without them, Fontsource's.",
      ),
  }),
});
export type Look = z.infer<typeof lookSchema>;

/** @returns the contrast of two colors such as `#0f2c26`, from 1 to 21 (WCAG 2.2, contrast ratio) */
function getContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
