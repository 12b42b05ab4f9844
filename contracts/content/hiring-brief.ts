/** content/tools/hiring-brief.yaml: ten questions, and the page that their answers make. */
import { z } from 'zod';
import { link, words } from './words.ts';

const question = z.strictObject({
  /** Under this name an answer is kept in the visitor's browser: it outlives a change of the words. */
  id: z.string().regex(/^[a-z]+$/, 'must be one word in lower case'),
  question: words,
  /** What a strong answer holds. */
  hint: words,
});

export const hiringBriefSchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words.max(155) }),
  headline: words,
  lead: words,
  /** The article that the questions are from. */
  article: z.strictObject({ text: words, link }),
  questions: z
    .array(question)
    .length(10)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice'),
  form: z.strictObject({
    headline: words,
    /** Where the answers are kept, and until when. */
    kept: words,
    /** The same, where the browser keeps nothing. */
    notKept: words,
    noScript: words,
    delete: words,
    deleted: words,
  }),
  sheet: z.strictObject({
    /** Title of the page that comes out, and of its files. */
    title: words,
    print: words,
    word: words,
    wordFailed: words,
    copy: words,
    copied: words,
    copyFailed: words,
    send: words,
    /** What sending does. */
    sendNote: words,
    sendFailed: words,
    /** Too long to be sent: `{count}` of `{limit}` characters. */
    tooLong: words,
    /** Nothing has been answered. */
    empty: words,
  }),
  band: z.strictObject({ title: words, action: link }),
});
export type HiringBriefContent = z.infer<typeof hiringBriefSchema>;
