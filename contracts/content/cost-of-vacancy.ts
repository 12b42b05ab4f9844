/** content/tools/cost-of-vacancy.yaml: what an empty chair costs, with the visitor's figures. */
import { z } from 'zod';
import { vacancyParameters } from '../endpoints.ts';
import { link, words } from './words.ts';

/** What a field asks for: its name with the unit, and a plain sentence. */
const field = z.strictObject({ label: words, hint: words });
/** A source that the arithmetic follows, elsewhere or on this site, with what it says. */
const source = z.union([
  z.strictObject({ label: words, href: z.url(), text: words }),
  z.strictObject({ ...link.shape, text: words }),
]);

export const costOfVacancySchema = z.strictObject({
  meta: z.strictObject({ title: words, description: words.max(155) }),
  headline: words,
  lead: words,
  fields: z.record(z.enum(vacancyParameters), field),
  example: z.strictObject({
    /** Says that the figures are an example, and whose. */
    note: words,
    /** Figures by field; a field that is left out stays empty. */
    figures: z.partialRecord(z.enum(vacancyParameters), z.number().nonnegative()),
  }),
  form: z.strictObject({
    headline: words,
    /** Where the figures are kept. */
    kept: words,
    clear: words,
    example: words,
    /** Said when the address holds something else than figures. */
    nonsense: words,
    /** Said where scripts do not run. */
    noScript: words,
  }),
  sum: z.strictObject({
    headline: words,
    parts: z.strictObject({ cover: words, delayed: words, fee: words, saved: words }),
    notCounted: words,
    /** Under the sum: `{amount}` is in USD. */
    spent: words,
    saved: words,
    even: words,
    nothing: words,
    /** One more week, with `{amount}`. */
    nextWeek: words,
    nextWeekSaved: words,
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
    /** What the comparison does not know. */
    unknown: z.array(words).min(1),
  }),
  sources: z.strictObject({ headline: words, items: z.array(source).min(1) }),
  band: z.strictObject({ title: words, action: link }),
});
export type CostOfVacancyContent = z.infer<typeof costOfVacancySchema>;
