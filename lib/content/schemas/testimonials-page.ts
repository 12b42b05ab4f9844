/** content/pages/testimonials.yaml: the words around what clients said. */
import { z } from 'zod';
import { link, words } from './words.ts';

export const testimonialsPageSchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words.max(155) }),
  header: z.strictObject({
    headline: words,
    lead: words,
    claims: z.array(words).min(1).describe('Ids of the claims that hang under the line.'),
  }),
  quotes: z.strictObject({ headline: words }),
  industries: z.strictObject({
    headline: words,
    text: words,
    quoted: words.describe(
      'Follows the name of an industry that has a quote, for those who cannot see its dot.',
    ),
  }),
  band: z.strictObject({ title: words, actions: z.tuple([link, link]) }),
});
export type TestimonialsPage = z.infer<typeof testimonialsPageSchema>;
