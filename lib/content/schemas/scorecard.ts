/** content/tools/scorecard.yaml: what a panel must find out, and a card for each interviewer. */
import { z } from 'zod';
import { maxMustHaves } from '../browser-constants.ts';
import { band, keptForm, link, pageHead, words } from './words.ts';

const field = z.strictObject({ label: words, hint: words.optional() });
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
    role: field,
    mustHave: words.describe('`{number}` is that of the must-have.'),
    outcome: field,
    counts: field,
    not: field,
    judge: field,
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
