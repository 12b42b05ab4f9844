/** Cities, and what roles pay there: content/cities/, content/pages/city.yaml and content/pay.yaml. */
import { z } from 'zod';
import { ref } from '../references.ts';
import { openingHoursSchema } from './hours.ts';
import {
  areUnique,
  band,
  claimIds,
  externalUrl,
  id,
  link,
  order,
  pageHead,
  personId,
  phoneSchema,
  pictureSchema,
  sample,
  slug,
  words,
} from './words.ts';

// content/cities/{slug}.yaml: one city (docs/product.md, City pages). content/pages/city.yaml: the words
// that all city pages share, in which `{city}`, `{state}`, `{stateAbbr}`, `{phoneNumber}`, `{locality}` and
// `{region}` are filled from the city's own file.

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
  addressSuffix: slug
    .default(defaultCitySuffix)
    .describe('The end of each address: /dallas-it-recruitment.'),
  meta: z.strictObject({ title: words, description: words }),
  all: pageHead
    .extend({
      first: ref('cities')
        .optional()
        .describe(
          'The city that the page shows first, and in full where a visitor unfolds it, by the name of its file. Without it, the first in order.',
        ),
      fold: z
        .strictObject({ title: words, text: words })
        .optional()
        .describe('What unfolds the first city, and why it is this one. `{city}` is filled.'),
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

// content/pay.yaml: what occupations pay in the metro areas of the cities. Without the file no page shows pay.

const wage = z.int().min(1).nullable().describe('Null where the source publishes none.');

const wagesSchema = z
  .tuple([wage, wage, wage, wage, wage])
  .refine(
    (wages) => {
      const published = wages.filter((amount) => amount !== null);
      return published.every((amount, index) => amount >= (published[index - 1] ?? 0));
    },
    { error: 'must not go down from the 10th percentile to the 90th' },
  )
  .nullable()
  .describe('From the 10th percentile to the 90th. Null where the source publishes none of them.');

const roleSchema = z.strictObject({
  id,
  title: words.describe('As the source names it.'),
  titles: words.describe('What the readers call such people.'),
  guides: z
    .array(ref('guides'))
    .default([])
    .describe('The guides that show it, by the names of their files.'),
});

const metroSchema = z.strictObject({
  city: ref('cities').describe('The file of the city that shows it.'),
  name: words.describe('As the source names it.'),
  pay: z.record(id, wagesSchema).describe('For each occupation, by its id.'),
});

export const paySchema = pageHead
  .extend({
    source: z.strictObject({
      month: z
        .string()
        .regex(/^\d{4}-\d\d$/, 'must look like 2025-05')
        .describe('Of the wages.'),
      published: z.iso.date().describe('The day on which the source published them.'),
      opened: z.iso.date().describe('The day on which a person read them.'),
      label: words,
      href: externalUrl,
      text: words.describe(
        'When they came out and how they were read: `{month}`, `{published}` and `{opened}` are filled.',
      ),
      reading: z.array(words).min(1).describe('What the figures hold, and what they leave out.'),
    }),
    words: z.strictObject({
      axis: words.describe(
        'How to read the drawings: the first sentence, and the others only where a row folds. `{row}` is its length.',
      ),
      metro: words,
      role: words,
      percentiles: z.tuple([words, words, words, words, words]),
      notPublished: words,
      titles: words.describe('`{titles}` are those of an occupation.'),
      contents: words.describe('The name of the list of occupations.'),
      city: words.describe('The heading on city pages.'),
      guide: words.describe('The heading on guides.'),
      from: words.describe(
        'Under these headings, with `{month}` and the `{name}` of what is shown.',
      ),
      all: words.describe('Leads to the page of all of them.'),
      source: words,
    }),
    band,
    roles: z.array(roleSchema).min(1),
    metros: z.array(metroSchema).min(1),
  })
  .superRefine(({ roles, metros }, context) => {
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const ids = roles.map((role) => role.id);
    if (!areUnique(ids)) report(['roles'], 'must have each id once');
    if (!areUnique(metros.map(({ city }) => city))) report(['metros'], 'must have each city once');
    for (const [index, { pay }] of metros.entries()) {
      for (const name of ids)
        if (!Object.hasOwn(pay, name))
          report(
            ['metros', index, 'pay', name],
            'is missing. Write null where nothing is published',
          );
      for (const name of Object.keys(pay))
        if (!ids.includes(name)) report(['metros', index, 'pay', name], 'no role has this id');
    }
  });
export type Pay = z.infer<typeof paySchema>;
export type PayRole = Pay['roles'][number];
/** From the 10th percentile to the 90th. */
export type Wages = NonNullable<Pay['metros'][number]['pay'][string]>;
