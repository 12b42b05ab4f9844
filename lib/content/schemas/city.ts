/**
 * content/cities/{slug}.yaml: one city (docs/product.md, City pages). content/pages/city.yaml: the words
 * that all city pages share, in which `{city}`, `{state}`, `{stateAbbr}`, `{phoneNumber}`, `{locality}` and
 * `{region}` are filled from the city's own file.
 */

import { z } from 'zod';
import { ref } from '../references.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { phoneSchema } from './phone.ts';
import { pictureSchema } from './picture.ts';
import { claimIds, link, order, pageHead, personId, sample, words } from './words.ts';

/** An SVG path of commands and numbers; it starts with a move. */
const path = z
  .string()
  .regex(/^M[\d\s.,MLHVCSQTAZmlhvcsqtaz-]+$/, 'must be the d attribute of an SVG path');

/**
 * The outline runs along the lower edge of the box, from left to right; hairlines are drawn inside it.
 * The box is an SVG's: `0 112 236 188` is left, top, width and height.
 */
const skyline = z.strictObject({
  viewBox: z
    .string()
    .regex(/^0 -?\d+(\.\d+)? \d+(\.\d+)? \d+(\.\d+)?$/, 'must look like 0 112 236 188'),
  outline: path,
  hairlines: path.optional(),
});
export type Skyline = z.infer<typeof skyline>;

export const citySchema = z.strictObject({
  order,
  fallback: z
    .boolean()
    .optional()
    .describe(
      'True for the city that unknown addresses under /locations show. Without one, they have no page.',
    ),
  city: words,
  state: words.optional().describe('Where cities are named with their state.'),
  stateAbbr: words.optional(),
  metroArea: words,
  phoneNumber: phoneSchema,
  email: z.email(),
  office: z
    .strictObject({
      street: words.optional(),
      locality: words,
      region: words.optional(),
      postalCode: words,
      picture: pictureSchema.optional().describe('Beside its address.'),
    })
    .describe("Where the office is. A city that is served from another's office names that one."),
  person: personId.describe('The id of the person in people.yaml who answers for this city.'),
  openingHours: openingHoursSchema.optional(),
  coordinates: z
    .string()
    .regex(/^-?\d+(\.\d+)?;-?\d+(\.\d+)?$/, "must look like '32.78;-96.80'")
    .optional()
    .describe(
      "'lat;lng' in degrees, split on the semicolon: the center of the area for search engines.",
    ),
  line: words.describe('One line about the page, on the sitemap.'),
  expertise: words.describe('An empty line starts a paragraph.'),
  industries: z.array(ref('industries')).min(1),
  techRoles: z.array(words).min(1),
  sample: sample.describe('True while names and words are invented.'),
  localCompanies: z.array(words),
  localTestimonial: z.strictObject({ quote: words, author: words }).optional(),
  skyline: skyline.optional().describe("Without one, a skyline is drawn from the city's name."),
  wideSkyline: skyline.optional().describe("A wider one for the city's own page."),
  picture: pictureSchema.optional().describe("Replaces the skyline on the city's own page."),
});
/** With its canonical address (docs/product.md, Addresses). */
export type City = z.infer<typeof citySchema> & { slug: string; path: string };

/** @returns the city with its state, where it has one: `Dallas, TX` */
export const formatPlace = ({ city, stateAbbr }: Pick<City, 'city' | 'stateAbbr'>): string =>
  stateAbbr ? `${city}, ${stateAbbr}` : city;

/** The end of the address of each city's page, unless pages/city.yaml says another. */
export const defaultCitySuffix = 'it-recruitment';

export const cityPageSchema = z.strictObject({
  addressSuffix: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between them')
    .default(defaultCitySuffix)
    .describe('The end of each address: /dallas-it-recruitment.'),
  meta: z.strictObject({ title: words, description: words }),
  all: pageHead
    .extend({
      first: ref('cities')
        .optional()
        .describe(
          'The city that the page shows first and in full, by the name of its file. Without it, the first in order.',
        ),
    })
    .describe('The page of all cities.'),
  header: z.strictObject({
    headline: words,
    lead: z
      .strictObject({ office: words, served: words })
      .describe('For a city with an office, and for one that is served from another.'),
    book: link,
    roles: words.describe('Leads to the roles on the same page.'),
    claims: claimIds.describe('Ids of the claims under the ground line.'),
    against: ref('claims')
      .optional()
      .describe('Id of the claim that the first one is compared with.'),
    excluded: words.optional().describe('What the first claim leaves out, under its label.'),
  }),
  others: words.describe('Before the links to the other cities.'),
  expertise: z.strictObject({
    headline: words,
    metroArea: words,
    office: words,
    hours: words.describe('Before the opening hours of a city that has them.'),
    served: z.strictObject({ label: words, text: words }),
    call: words,
  }),
  industries: words,
  roles: z.strictObject({ headline: words, note: words }),
  local: z.strictObject({ headline: words, companies: words }),
  services: words,
  band: z.strictObject({ title: words, text: words, action: link, call: words }),
});
export type CityPage = z.infer<typeof cityPageSchema>;
