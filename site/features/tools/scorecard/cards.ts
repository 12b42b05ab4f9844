/** The cards that a panel's must-haves make: who judges what. */

import { maxMustHaves } from '../../../../lib/content/must-haves.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/scorecard.ts';
import { formatCsv } from '../../../../lib/csv.ts';
import { range } from '../../../drawing/range.ts';

export type MustHave = ScorecardContent['example']['mustHaves'][number];

/** What the visitor wrote, by the name of its field. */
export type Written = Readonly<Record<string, string>>;

export interface Card {
  judge: string;
  mustHaves: MustHave[];
}

export const roleField = 'role';
export const mustHaveParts = ['outcome', 'counts', 'not', 'judge'] as const;
export type MustHavePart = (typeof mustHaveParts)[number];

/** @param index of the must-have, from 0 */
export const fieldOf = (part: MustHavePart, index: number): string => `${part}-${index + 1}`;

/** The name of the field for what a score means. */
export const meaningField = (score: number): string => `score-${score}`;

type Given = Pick<ScorecardContent, 'example' | 'scores'>;

/** @returns what the cards are made of: the example until something is written; a score that has no meaning keeps ours */
export const shownOf = (written: Written, { example, scores }: Given): Written => ({
  ...(mustHavesOf(written).length > 0 || textOf(written, roleField) !== ''
    ? written
    : exampleOf(example)),
  ...Object.fromEntries(
    scores.map(({ score, meaning }) => {
      const name = meaningField(score);
      return [name, textOf(written, name) || meaning];
    }),
  ),
});

/** The example as the fields would hold it. */
const exampleOf = ({ role, mustHaves }: Given['example']): Written => ({
  [roleField]: role,
  ...Object.fromEntries(
    mustHaves.flatMap((mustHave, index) =>
      mustHaveParts.map((part) => [fieldOf(part, index), mustHave[part]]),
    ),
  ),
});

const textOf = (written: Written, name: string) => written[name]?.trim() ?? '';

/** @returns the must-haves that name a result */
export const mustHavesOf = (written: Written): MustHave[] =>
  range(maxMustHaves)
    .map((index) => ({
      outcome: textOf(written, fieldOf('outcome', index)),
      counts: textOf(written, fieldOf('counts', index)),
      not: textOf(written, fieldOf('not', index)),
      judge: textOf(written, fieldOf('judge', index)),
    }))
    .filter(({ outcome }) => outcome !== '');

/** @returns a card for each judge, in the order in which they are named */
export function cardsOf(written: Written): Card[] {
  const mustHaves = mustHavesOf(written);
  const judges = new Set(mustHaves.map(({ judge }) => judge).filter((judge) => judge !== ''));
  return [...judges].map((judge) => ({
    judge,
    mustHaves: mustHaves.filter((each) => each.judge === judge),
  }));
}

/** The table for the debrief: a row for each must-have, its score and sentence to be filled in. */
export const debriefCsv = (columns: readonly string[], written: Written): string =>
  formatCsv([
    columns,
    ...mustHavesOf(written).map(({ outcome, judge, counts, not }) => [
      '',
      outcome,
      judge,
      counts,
      not,
      '',
      '',
    ]),
  ]);
