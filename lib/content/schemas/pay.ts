/** content/pay.yaml: what occupations pay in the metro areas of the cities. Without the file no page shows pay. */
import { z } from 'zod';
import { ref } from '../references.ts';
import { areUnique, band, pageHead, words } from './words.ts';

const id = z.string().regex(/^[a-z0-9-]+$/);
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
  soc: z
    .string()
    .regex(/^\d\d-\d{4}$/, 'must look like 11-3021')
    .describe('The code of the occupation.'),
  title: words.describe('As the source names it.'),
  titles: words.describe('What the readers call such people.'),
  guides: z
    .array(ref('guides'))
    .default([])
    .describe('The guides that show it, by the names of their files.'),
});

const metroSchema = z.strictObject({
  city: ref('cities').describe('The file of the city that shows it.'),
  area: z
    .string()
    .regex(/^\d{5}$/, 'must look like 19100')
    .describe('The code of the area.'),
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
      published: z.iso
        .date()
        .describe('The day on which the source published them. A year later there are newer ones.'),
      opened: z.iso.date().describe('The day on which a person read them.'),
      label: words,
      href: z.url({ protocol: /^https$/ }),
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
