/** content/claims.yaml: the firm's figures, once, each with how it is counted (docs/product.md, Claims and samples). */

import { z } from 'zod';
import {
  areUnique,
  bandWithText,
  claimIds,
  externalUrl,
  id,
  pageHead,
  sample,
  titled,
  titledList,
  words,
} from './words.ts';

const claimSchema = z.strictObject({
  id,
  value: z.union([z.number(), words]).describe('The figure as it is shown: 10, 98, hundreds.'),
  unit: words.optional().describe('Set small beside the figure: days, hours, %.'),
  label: words.describe('The sentence under the figure.'),
  counts: words.describe(
    "What is counted: 'Calendar days, averaged'. Begins the sentence that explains the figure.",
  ),
  from: words.describe("Where its clock starts and stops, in words that continue 'from' and 'to'."),
  to: words,
  who: words.describe("The population, in words that continue 'for'."),
  size: words
    .optional()
    .describe('How many were counted, and of how many: 101 clients asked, 84 answered.'),
  period: words.describe("Such as 'January 2024 to October 2026'."),
  source: words.describe('The record that it is read from.'),
  sign: z
    .enum(['dot', 'ring'])
    .optional()
    .describe(
      'How a count is drawn: dots for people who signed, rings for roles that opened again.',
    ),
  computed: z.iso.date().describe('The day of the last count.'),
  sample,
});
export const claimsSchema = z
  .array(claimSchema)
  .refine((claims) => areUnique(claims.map(({ id }) => id)), 'an id is listed twice');
export type Claim = z.infer<typeof claimSchema>;

/** @returns the figure with its unit: '10 days', '98%' */
export const formatFigure = ({ value, unit }: Pick<Claim, 'value' | 'unit'>): string =>
  [value, unit].filter((part) => part !== undefined).join(unit === '%' ? '' : ' ');

/** @returns how the figure is counted, in a sentence */
export const countSentence = ({ counts, from, to, who, period, size }: Claim): string =>
  `${counts}, from ${from} to ${to}, for ${who}, ${period}.${size ? ` ${size}.` : ''}`;

export const howWeCountPageSchema = pageHead.extend({
  computed: words.describe('Shown before the day of the last count.'),
  sample: words.describe('Shown at the top while a figure is a sample.'),
  scale: words
    .default('Each clock below is drawn to scale. One full row is ten days.')
    .describe('Shown above the first group with clocks.'),
  signs: z
    .strictObject({ yes: words, no: words, one: words, more: words })
    .default({ yes: 'Yes', no: 'No', one: 'One each', more: 'And more' })
    .describe(
      'What dots and rings stand for: `yes` and `no` in a share, `one` and `more` in a count with a plus.',
    ),
  terms: z
    .strictObject({
      counts: words,
      who: words,
      size: words.default('How many'),
      period: words,
      source: words,
      pages: words,
    })
    .describe("Names of a definition's parts."),
  groups: z.array(z.strictObject({ title: words, claims: claimIds.min(1) })).min(1),
  together: titledList
    .extend({
      items: z
        .array(
          titled.extend({
            formula: words.optional().describe('Below the text, on a line of its own.'),
          }),
        )
        .min(1),
    })
    .describe('Figures that seem to contradict each other.'),
  law: z.strictObject({
    headline: words,
    text: words,
    sources: z.array(z.strictObject({ label: words, url: externalUrl })).min(1),
  }),
  band: bandWithText,
});
export type HowWeCountPage = z.infer<typeof howWeCountPageSchema>;
