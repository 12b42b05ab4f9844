/** The cards that a panel's must-haves make: who judges what. */

import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/scorecard.ts';
import { formatCsv } from '../../../../lib/csv.ts';
import { range } from '../../../drawing/numbers.ts';

export type MustHave = ScorecardContent['example']['mustHaves'][number];

/** Values by field name. */
export type ScorecardValues = Readonly<Record<string, string>>;

export interface Card {
  judge: string;
  mustHaves: MustHave[];
}

export const roleField = 'role';
export const mustHaveParts = ['outcome', 'counts', 'not', 'judge'] as const;
export type MustHavePart = (typeof mustHaveParts)[number];

/** @param index of the must-have, from 0 */
export const getFieldName = (part: MustHavePart, index: number): string => `${part}-${index + 1}`;

/** The name of the field for what a score means. */
export const getMeaningField = (score: number): string => `score-${score}`;

type Defaults = Pick<ScorecardContent, 'example' | 'scores'>;

/** @returns the values with defaults: the example until the visitor writes something, and our meanings of scores */
export const addDefaults = (
  written: ScorecardValues,
  { example, scores }: Defaults,
): ScorecardValues => ({
  ...(readMustHaves(written).length > 0 || readText(written, roleField) !== ''
    ? written
    : createExample(example)),
  ...Object.fromEntries(
    scores.map(({ score, meaning }) => {
      const name = getMeaningField(score);
      return [name, readText(written, name) || meaning];
    }),
  ),
});

/** The example as the fields would hold it. */
const createExample = ({ role, mustHaves }: Defaults['example']): ScorecardValues => ({
  [roleField]: role,
  ...Object.fromEntries(
    mustHaves.flatMap((mustHave, index) =>
      mustHaveParts.map((part) => [getFieldName(part, index), mustHave[part]]),
    ),
  ),
});

const readText = (written: ScorecardValues, name: string) => written[name]?.trim() ?? '';

/** @returns the must-haves that name a result */
export const readMustHaves = (written: ScorecardValues): MustHave[] =>
  range(maxMustHaves)
    .map((index) => ({
      outcome: readText(written, getFieldName('outcome', index)),
      counts: readText(written, getFieldName('counts', index)),
      not: readText(written, getFieldName('not', index)),
      judge: readText(written, getFieldName('judge', index)),
    }))
    .filter(({ outcome }) => outcome !== '');

/** @returns a card for each judge, in the order in which they are named */
export function createCards(written: ScorecardValues): Card[] {
  const mustHaves = readMustHaves(written);
  const judges = new Set(mustHaves.map(({ judge }) => judge).filter((judge) => judge !== ''));
  return [...judges].map((judge) => ({
    judge,
    mustHaves: mustHaves.filter((each) => each.judge === judge),
  }));
}

/** The table for the debrief: a row for each must-have, its score and sentence to be filled in. */
export const formatDebriefCsv = (columns: readonly string[], written: ScorecardValues): string =>
  formatCsv([
    columns,
    ...readMustHaves(written).map(({ outcome, judge, counts, not }) => [
      '',
      outcome,
      judge,
      counts,
      not,
      '',
      '',
    ]),
  ]);
