/** content/tools/cost-of-vacancy.yaml: what an empty chair costs, with the visitor's figures. */
import { z } from 'zod';
import { vacancyParameters } from '../../forms/query-parameters.ts';
import { band, linkWithText, pageHead, words } from './words.ts';

/** The name of a field with its unit, and a sentence that helps to fill it in. */
const field = z.strictObject({ label: words, hint: words });
/** A source of the calculation, on this site or another, with what it says. */
const source = z.union([
  z.strictObject({ label: words, href: z.url(), text: words }),
  linkWithText,
]);

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
    ours: words,
    yours: words,
    scale: words,
    noDays: words,
    unknown: z.array(words).min(1).describe('What the comparison does not know.'),
  }),
  sources: z.strictObject({ headline: words, items: z.array(source).min(1) }),
  band,
});
export type CostOfVacancyContent = z.infer<typeof costOfVacancySchema>;
