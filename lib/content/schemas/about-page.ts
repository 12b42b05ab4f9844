/** content/pages/about.yaml: the words of /about, section by section. */
import { z } from 'zod';
import { bandWithText, claimIds, linkWithText, pageMeta, titled, words } from './words.ts';

export const aboutPageSchema = z.strictObject({
  meta: pageMeta,
  header: z.strictObject({ headline: z.array(words).length(2), lead: words }),
  mission: z.strictObject({ headline: words, text: words }).optional(),
  leaders: z.strictObject({
    headline: words,
    schedule: words,
    email: words,
    profile: words.describe("The professional network's name."),
    of: words.describe(
      "The word between a link's words and the person's name, for screen readers.",
    ),
  }),
  practice: z
    .strictObject({ headline: words, items: z.array(titled).length(4) })
    .describe('In the order of the drawings: down, long, joined, around a person.')
    .optional(),
  values: z
    .strictObject({ headline: words, lead: words, items: z.array(titled).min(1) })
    .optional(),
  record: z
    .strictObject({
      headline: words,
      shares: claimIds.describe('Ids of the claims in percent, each drawn as a strip of dots.'),
      plain: claimIds.describe('Ids of the claims that are figures alone.'),
    })
    .optional(),
  onward: z
    .strictObject({
      headline: words,
      links: z.array(linkWithText).min(1),
    })
    .optional(),
  band: bandWithText,
});
export type AboutPage = z.infer<typeof aboutPageSchema>;
