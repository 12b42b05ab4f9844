/** The known false positives of the validators. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

interface FalsePositive {
  /** Matches the validator's rule or message. */
  message: RegExp;
  /** Matches the reported HTML. All HTML matches by default. */
  source: RegExp;
  why: string;
}

const pattern = z.string().transform((text) => new RegExp(text));
const listSchema = z.array(
  z.strictObject({ message: pattern, source: pattern.default(/^/), why: z.string() }),
);
const { axe, nu, equalAccess, checkedByHand } = z
  .strictObject({
    axe: listSchema,
    nu: listSchema,
    equalAccess: listSchema,
    checkedByHand: z.record(z.string(), z.string()),
  })
  .parse(parse(readFileSync('tests/support/false-positives.yaml', 'utf8')));

export const axeFalsePositives: readonly FalsePositive[] = axe;
export const nuFalsePositives: readonly FalsePositive[] = nu;
export const equalAccessFalsePositives: readonly FalsePositive[] = [
  ...equalAccess,
  ...Object.entries(checkedByHand).map(([rule, why]) => ({
    message: new RegExp(`^${rule}: (?:POTENTIAL|MANUAL) `),
    source: /^/,
    why,
  })),
];

/** @returns whether a validator's finding is a known false positive */
export const isFalsePositive = (
  known: readonly FalsePositive[],
  finding: { message: string; source: string },
): boolean =>
  known.some(({ message, source }) => message.test(finding.message) && source.test(finding.source));
