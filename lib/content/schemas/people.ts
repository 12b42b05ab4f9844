/** content/people.yaml: the people who lead the firm. */
import { z } from 'zod';
import { tag } from './lists.ts';
import { pictureSchema } from './picture.ts';
import { areUnique, sample, words } from './words.ts';

/** Until the owner replaces them, a person's links lead to hosts that cannot exist (RFC 2606). */
const elsewhere = z.url({ protocol: /^https$/ });

export const personSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'must be lower case with hyphens')
    .describe("The id by which other pages refer to this person, such as an author's card."),
  name: words,
  role: words,
  searches: words.describe('What they search for, in one sentence.'),
  opinion: words.describe('One opinion, in one sentence.'),
  writes: z.array(tag).default([]).describe('Their field: the tags of the posts that they sign.'),
  mailbox: z
    .string()
    .regex(/^[a-z.-]+$/, 'must be the part before the @')
    .describe("The part before the @; the domain is the brand's."),
  schedule: elsewhere.describe('Where a call with them is booked.'),
  profile: elsewhere.describe('Their page on the professional network.'),
  picture: pictureSchema
    .optional()
    .describe('Their portrait; without one their initials are drawn.'),
});
export const peopleSchema = z
  .strictObject({
    sample,
    author: words.describe("The id of the person who signs posts outside everyone's field."),
    items: z
      .array(personSchema)
      .min(1)
      .refine((people) => areUnique(people.map(({ id }) => id)), 'an id is listed twice'),
  })
  .refine(({ author, items }) => items.some(({ id }) => id === author), {
    path: ['author'],
    error: 'must be the id of one of the people below',
  });
/** With the flag of their file. */
export type Person = z.infer<typeof personSchema> & { sample: boolean };
