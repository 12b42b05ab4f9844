/**
 * content/claims.yaml: the firm's figures, once, each with how it is counted. Some come in two
 * readings; a page shows its own (docs/product.md, Claims and samples).
 */
import { z } from 'zod';
import { sample, words } from './words.ts';

export const claimReadings = ['home', 'other', 'metadata'] as const;

export const claimSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'must be lower case with hyphens'),
  reading: z.enum(claimReadings),
  /** The figure as it is shown: 10, 98, hundreds. */
  value: z.union([z.number(), words]),
  /** Set small beside the figure: days, hours, %. */
  unit: words.optional(),
  /** The sentence under the figure. */
  label: words,
  /** Pages that may show it. */
  pages: z.array(words).min(1),
  /** What one of it is: 'Calendar days, averaged'. Begins the sentence of `countSentence`. */
  counts: words,
  /** Where its clock starts and stops, in words that continue 'from' and 'to'. */
  from: words,
  to: words,
  /** The population, in words that continue 'over'. */
  who: words,
  /** Such as 'January 2024 to October 2026'. */
  period: words,
  /** The record that it is read from. */
  source: words,
  /** The day of the last count. */
  computed: z.iso.date('must look like 2026-01-31'),
  sample,
});
export const claimsSchema = z.array(claimSchema).superRefine((claims, context) => {
  const seen = new Set<string>();
  claims.forEach((claim, index) => {
    if (seen.has(claim.id)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `'${claim.id}' is listed twice`,
      });
    }
    seen.add(claim.id);
  });
});
export type Claim = z.infer<typeof claimSchema>;

/** @returns the figure as a reader says it: '10 days', '98%' */
export const figureOf = ({ value, unit }: Pick<Claim, 'value' | 'unit'>): string =>
  [value, unit].filter((part) => part !== undefined).join(unit === '%' ? '' : ' ');

/** @returns how the figure is counted, in a sentence */
export const countSentence = ({ counts, from, to, who, period }: Claim): string =>
  `${counts}, from ${from} to ${to}, over ${who}, ${period}.`;
