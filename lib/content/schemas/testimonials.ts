/** content/testimonials.yaml: what clients said. */
import { z } from 'zod';
import { sample, words } from './words.ts';

export const testimonialSchema = z.strictObject({
  quote: words,
  name: words,
  title: words,
  company: words.optional(),
  industry: words,
});
export const testimonialsSchema = z.strictObject({
  sample,
  items: z.array(testimonialSchema),
});
/** With the flag of its file. */
export type Testimonial = z.infer<typeof testimonialSchema> & { sample: boolean };
