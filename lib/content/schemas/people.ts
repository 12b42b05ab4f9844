/** The people who lead the firm, and what clients said: content/people.yaml and content/testimonials.yaml. */
import { z } from 'zod';
import { ref } from '../references.ts';
import {
  areUnique,
  claimIds,
  externalUrl,
  id,
  link,
  pageMeta,
  phoneSchema,
  pictureSchema,
  sample,
  tag,
  words,
} from './words.ts';

// content/people.yaml: the people who lead the firm.

/** More lines cannot be compared. */
const maxSearches = 10;
const maxDays = 365;

const searchSchema = z.strictObject({
  role: words.describe('The role, and what may be said of the client: CIO, regional bank.'),
  days: z
    .int()
    .min(1)
    .max(maxDays)
    .describe(
      'Calendar days from the agreed brief to its end, or to today. The line is drawn from them.',
    ),
  end: z
    .enum(['filled', 'failed', 'open'])
    .describe('A filled search ends in a dot, the others in a ring.'),
  note: words.optional().describe('Why it failed, in one sentence.'),
});
export type LastSearch = z.infer<typeof searchSchema>;

const personSchema = z.strictObject({
  id: id.describe("The id by which other pages refer to this person, such as an author's card."),
  name: words,
  role: words,
  searches: words.describe('What they search for, in one sentence.'),
  opinion: words.describe('One opinion, in one sentence.'),
  writes: z.array(tag).default([]).describe('Their field: the tags of the posts that they sign.'),
  mailbox: z
    .string()
    .regex(/^[a-z.-]+$/, 'must be the part before the @')
    .describe("The part before the @; the domain is the brand's."),
  phone: phoneSchema
    .optional()
    .describe("Their direct line. Without one, the firm's number is shown."),
  schedule: externalUrl.describe('Where a call with them is booked.'),
  profile: externalUrl.describe('Their page on the professional network.'),
  picture: pictureSchema
    .optional()
    .describe('Their portrait; without one their initials are drawn.'),
  lastSearches: z
    .array(searchSchema)
    .max(maxSearches)
    .default([])
    .describe(
      'Their last searches, newest first, failures included: the site says that none is left out. Up to ten.',
    ),
});
export const peopleSchema = z.strictObject({
  sample,
  author: ref('people').describe("The id of the person who signs posts outside everyone's field."),
  answers: ref('people')
    .optional()
    .describe('The id of the person named beside the forms. Without it, the first one below.'),
  items: z
    .array(personSchema)
    .min(1)
    .refine((people) => areUnique(people.map(({ id }) => id)), 'an id is listed twice'),
});
/** A person, with the flag of people.yaml. */
export type Person = z.infer<typeof personSchema> & { sample: boolean };

// content/testimonials.yaml: what clients said; content/pages/testimonials.yaml: the words around it.

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
  stop: words
    .optional()
    .describe('Who says it, in two or three words, to choose the quote by. Without it, the name.'),
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
