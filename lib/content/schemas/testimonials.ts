/** content/testimonials.yaml: what clients said; content/pages/testimonials.yaml: the words around it. */
import { z } from 'zod';
import { ref } from '../references.ts';
import { claimIds, link, pageMeta, sample, words } from './words.ts';

/** A quote rotates after five seconds, in which a visitor reads no more (docs/product.md, Testimonials and industries). */
const maxQuoteWords = 22;

const testimonialSchema = z.strictObject({
  quote: words
    .refine((quote) => quote.split(/\s+/).length <= maxQuoteWords, {
      error: `must have at most ${maxQuoteWords} words`,
    })
    .describe(`At most ${maxQuoteWords} words, because quotes rotate.`),
  name: words,
  title: words,
  company: words.optional(),
  industry: ref('industries'),
});
export const testimonialsSchema = z.strictObject({
  sample,
  items: z.array(testimonialSchema),
});
/** A testimonial, with the flag of testimonials.yaml. */
export type Testimonial = z.infer<typeof testimonialSchema> & { sample: boolean };

export const testimonialsPageSchema = z.strictObject({
  meta: pageMeta,
  header: z.strictObject({
    headline: words,
    lead: words,
    claims: claimIds.describe('Ids of the claims that hang under the line.'),
  }),
  quotes: z.strictObject({ headline: words }),
  industries: z.strictObject({
    headline: words,
    text: words,
    quoted: words.describe('Follows the name of an industry that has a quote, for screen readers.'),
  }),
  band: z.strictObject({ title: words, actions: z.tuple([link, link]) }),
});
export type TestimonialsPage = z.infer<typeof testimonialsPageSchema>;
