/**
 * content/claims.yaml: the firm's figures, once. The specification gives some of them in two
 * readings; a page shows its own (docs/product.md, Claims and samples).
 */
import { z } from 'zod';
import { words } from './words.ts';

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
