/** content/pages/how-we-count.yaml: the words around the definitions, which are in claims.yaml. */
import { z } from 'zod';
import { bandWithText, link, pageMeta, titled, words } from './words.ts';

export const howWeCountPageSchema = z.strictObject({
  meta: pageMeta,
  headline: words,
  lead: words,
  computed: words.describe('Stands before the day of the last count.'),
  sample: words.describe('Said on top while a figure is a sample.'),
  terms: z
    .strictObject({ counts: words, who: words, period: words, source: words, pages: words })
    .describe("Names of a definition's parts."),
  pages: z
    .record(z.string(), z.strictObject({ label: words, to: link.shape.to }))
    .describe('What claims.yaml calls a page, and where it is.'),
  groups: z.array(z.strictObject({ title: words, claims: z.array(words).min(1) })).min(1),
  together: z
    .strictObject({
      headline: words,
      items: z.array(titled).min(1),
    })
    .describe('Figures that a reader may take for contradictions.'),
  law: z.strictObject({
    headline: words,
    text: words,
    sources: z.array(z.strictObject({ label: words, url: z.url({ protocol: /^https$/ }) })).min(1),
  }),
  band: bandWithText,
});
export type HowWeCountPage = z.infer<typeof howWeCountPageSchema>;
