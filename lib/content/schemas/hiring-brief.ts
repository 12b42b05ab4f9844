/** content/tools/hiring-brief.yaml: ten questions, and the page that their answers make. */
import { z } from 'zod';
import { areUnique, band, keptForm, link, pageHead, words } from './words.ts';

const question = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+$/, 'must be one word in lower case')
    .describe(
      "Under this name an answer is kept in the visitor's browser: it must not change when the question does.",
    ),
  question: words,
  hint: words.describe('What a strong answer has.'),
  example: words
    .optional()
    .describe(
      'An invented answer, on the page until something is written; never on paper or sent.',
    ),
});

export const hiringBriefSchema = pageHead.extend({
  article: z
    .strictObject({ text: words, link })
    .describe('The article that the questions are from.'),
  questions: z
    .array(question)
    .length(10)
    .refine((all) => areUnique(all.map(({ id }) => id)), 'has an id twice'),
  form: keptForm.extend({
    headline: words,
    note: words.optional().describe('Says what the examples are, and that they go.'),
  }),
  sheet: z.strictObject({
    title: words.describe('Title of the finished page and of its files.'),
    print: words,
    word: words,
    wordBusy: words.default('Making the Word file…').describe('Shown while the file is made.'),
    wordFailed: words,
    copy: words,
    copied: words,
    copyFailed: words,
    send: words,
    sendNote: words.describe('What sending does.'),
    sendFailed: words,
    tooLong: words.describe('Too long to be sent: `{count}` of `{limit}` characters.'),
    empty: words.describe('Nothing has been answered.'),
  }),
  band,
});
export type HiringBriefContent = z.infer<typeof hiringBriefSchema>;
