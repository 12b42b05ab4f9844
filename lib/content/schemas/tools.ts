/** The tools for visitors: content/tools/. */
import { z } from 'zod';
import { vacancyParameters } from '../../forms/query-parameters.ts';
import { maxMustHaves } from '../browser-constants.ts';
import { ref } from '../references.ts';
import { areUnique, band, id, link, linkWithText, pageHead, titled, words } from './words.ts';

// content/tools/toolbox.yaml: the page of all tools.

/** What a tool says about keeping, deleting and restoring the visitor's text. */
const keptForm = z.strictObject({
  kept: words.describe('Where the texts are kept, and until when.'),
  notKept: words.describe('The same, where the browser stores nothing.'),
  noScript: words.describe('Shown where the script of the tool does not run.'),
  delete: words,
  deleted: words,
  undo: words.default('Undo').describe('The button that restores what was deleted.'),
  restored: words.default('Everything is back.').describe('Shown after that.'),
});

/** What readers can copy from an article: a table, words to say or send, steps in order. */
const pieceKinds = ['table', 'script', 'checklist'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** A post whose tables, scripts and checklists are tools, except kinds that only illustrate it. */
const postSource = z.strictObject({
  post: ref('posts'),
  without: z.array(z.enum(pieceKinds)).default([]),
  names: z
    .array(words)
    .default([])
    .describe('What each of its tools is called here, in order; else by the heading above it.'),
});

const moment = z.strictObject({
  id,
  title: words,
  text: words,
  from: z.array(postSource).min(1),
});

export const toolboxSchema = pageHead.extend({
  instruments: z
    .strictObject({
      headline: words,
      tools: z
        .array(linkWithText.extend({ action: words }))
        .describe('Shown large, each with a button.'),
      items: z.array(linkWithText).min(1),
    })
    .describe('The tools and the specimen slate, each on a page of its own.'),
  moments: z
    .array(moment)
    .describe('When a hiring leader needs what the articles hold, in order; may be empty.'),
  guides: titled.optional().describe('The words above the guides. Without them, none are listed.'),
  piece: z.strictObject({
    kinds: z.record(z.enum(pieceKinds), words),
    from: words,
    copy: words,
    copied: words,
    copyFailed: words,
    print: words,
    csv: words,
    word: words,
    more: words
      .default('Show {count} more')
      .describe('Shows the others of a moment. {count} is how many.'),
  }),
  band,
});
export type ToolboxContent = z.infer<typeof toolboxSchema>;

// content/tools/hiring-brief.yaml: ten questions, and the page that their answers make.

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
    example: words.default('Show the example').describe('Unfolds the example on phones.'),
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

// content/tools/scorecard.yaml: what a panel must find out, and a card for each interviewer.

const cardField = z.strictObject({ label: words, hint: words.optional() });
const mustHave = z.strictObject({
  outcome: z.string(),
  counts: z.string(),
  not: z.string(),
  judge: z.string(),
});

export const scorecardSchema = pageHead.extend({
  article: z.strictObject({ text: words, link }),
  form: keptForm.extend({
    headline: words,
    note: words,
    role: cardField,
    mustHave: words.describe('`{number}` is that of the must-have.'),
    outcome: cardField,
    counts: cardField,
    not: cardField,
    judge: cardField,
    scale: words,
    questions: words
      .default('Questions from a guide')
      .describe('Shown once a guide has loaded its questions.'),
    asker: words.default('Name who asks each question. It appears on their card.'),
    unasked: words
      .default('Questions for the {role} that nobody asks yet')
      .describe('The card of the questions without a name.'),
  }),
  scores: z
    .array(z.strictObject({ score: z.int().min(1).max(9), meaning: words }))
    .length(4)
    .describe('What each score means, best first.'),
  example: z.strictObject({ role: words, mustHaves: z.array(mustHave).min(1).max(maxMustHaves) }),
  cards: z.strictObject({
    headline: words,
    title: words.describe('`{judge}` and `{role}`.'),
    candidate: words,
    counts: words,
    not: words,
    questions: words,
    score: words,
    evidence: words,
    none: words,
    print: words,
    csv: words,
    columns: z.array(words).length(7).describe('The head of the table for the debrief.'),
  }),
  rule: z.strictObject({
    headline: words,
    steps: z.array(words).min(1),
    reason: words,
    source: z.strictObject({ label: words, href: z.url() }),
  }),
  band,
});
export type ScorecardContent = z.infer<typeof scorecardSchema>;

// content/tools/cost-of-vacancy.yaml: what an empty chair costs, with the visitor's figures.

/** The name of a field with its unit, and a sentence that helps to fill it in. */
const field = z.strictObject({ label: words, hint: words });
/** A source of the calculation, on this site or another, with what it says. */
const source = z.union([
  z.strictObject({ label: words, href: z.url(), text: words }),
  linkWithText,
]);

const comparison = {
  ours: words,
  scale: words,
  unknown: z.array(words).min(1).describe('What the comparison does not know.'),
};

export const costOfVacancySchema = pageHead.extend({
  fields: z.record(z.enum(vacancyParameters), field),
  example: z.strictObject({
    note: words.describe('Says that the figures are an example, and whose.'),
    figures: z
      .partialRecord(z.enum(vacancyParameters), z.number().nonnegative())
      .describe('Figures by field; a field that is left out stays empty.'),
  }),
  form: z.strictObject({
    headline: words,
    kept: words.describe('Where the figures are kept.'),
    clear: words,
    example: words,
    nonsense: words.describe('Shown when the address has invalid figures.'),
    noScript: words.describe('Shown where scripts do not run.'),
  }),
  sum: z.strictObject({
    headline: words,
    parts: z.strictObject({ cover: words, delayed: words, fee: words, saved: words }),
    workings: z
      .strictObject({ cover: words, delayed: words, fee: words, saved: words })
      .describe('How each part is calculated. `{days}` stands for the figure of that field.'),
    notCounted: words,
    spent: words.describe('Under the sum: `{amount}` is in USD.'),
    saved: words,
    even: words,
    nothing: words.describe('Shown until a cost is entered: cover, delayed value or a fee.'),
    nextWeek: words.describe('One more week, with `{amount}`.'),
    nextWeekSaved: words,
    coverKept: words.describe(
      'Follows that sentence when cover is entered: the cover goes on, too.',
    ),
    copy: words,
    copied: words,
    copyFailed: words,
    print: words,
  }),
  chart: z.strictObject({
    headline: words,
    start: words,
    yours: words,
    noDays: words,
    ...comparison,
    leader: z
      .strictObject({
        legend: words.describe('Names the choice for screen readers.'),
        choice: words,
        other: words,
        days: z.number().int().positive().describe('Calendar days from the brief to the slate.'),
        ...comparison,
      })
      .optional()
      .describe('The row of a search for a leader, which the average does not count.'),
  }),
  sources: z.strictObject({ headline: words, items: z.array(source).min(1) }),
  band,
});
export type CostOfVacancyContent = z.infer<typeof costOfVacancySchema>;
