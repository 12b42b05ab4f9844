/**
 * content/pages/city.yaml: the words that all city pages share. What concerns one city is in
 * its own file; `{city}`, `{state}`, `{stateAbbr}`, `{phoneNumber}`, `{locality}` and `{region}` are
 * filled from there.
 */
import { z } from 'zod';
import { link, pageMeta, words } from './words.ts';

export const cityPageSchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words }),
  all: z
    .strictObject({
      meta: pageMeta,
      headline: words,
      lead: words,
      first: words
        .optional()
        .describe(
          'The city that the page shows first and in full, by the name of its file; else the first of all.',
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
    claims: z.array(words).min(1).describe('Ids of the claims under the ground line.'),
    against: words.describe('Id of the claim that the first one is held against.'),
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
