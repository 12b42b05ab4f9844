/** The cards that a panel's must-haves make: who judges what. */
import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/scorecard.ts';
import { formatCsv } from '../../../../lib/csv.ts';
import { range } from '../../../drawing/numbers.ts';

type MustHave = ScorecardContent['example']['mustHaves'][number];

/** Values by field name. */
export type ScorecardValues = Readonly<Record<string, string>>;

export interface Card {
  judge: string;
  mustHaves: MustHave[];
}

export const roleField = 'role';
export const mustHaveParts = ['outcome', 'counts', 'not', 'judge'] as const;
type MustHavePart = (typeof mustHaveParts)[number];

/** @param index of the must-have, from 0 */
export const getFieldName = (part: MustHavePart, index: number): string => `${part}-${index + 1}`;

/** The name of the field for what a score means. */
export const getMeaningField = (score: number): string => `score-${score}`;

type Defaults = Pick<ScorecardContent, 'example' | 'scores'>;

/** @returns the values with defaults: the example while all other fields are empty, and our meanings of scores */
export function addDefaults(values: ScorecardValues, { example, scores }: Defaults) {
  const meanings = scores.map(({ score, meaning }): [string, string] => {
    const name = getMeaningField(score);
    return [name, readText(values, name) || meaning];
  });
  const isEmpty = readMustHaves(values).length === 0 && readText(values, roleField) === '';
  const base = isEmpty ? createExample(example) : values;
  return { ...base, ...Object.fromEntries(meanings) };
}

/** The example as the fields would hold it. */
const createExample = ({ role, mustHaves }: Defaults['example']): ScorecardValues => ({
  [roleField]: role,
  ...Object.fromEntries(
    mustHaves.flatMap((mustHave, index) =>
      mustHaveParts.map((part) => [getFieldName(part, index), mustHave[part]]),
    ),
  ),
});

const readText = (values: ScorecardValues, name: string) => values[name]?.trim() ?? '';

/** @returns the must-haves that name an outcome */
export function readMustHaves(values: ScorecardValues): MustHave[] {
  const mustHaves = range(maxMustHaves).map((index) => {
    const read = (part: MustHavePart) => readText(values, getFieldName(part, index));
    return {
      outcome: read('outcome'),
      counts: read('counts'),
      not: read('not'),
      judge: read('judge'),
    };
  });
  return mustHaves.filter(({ outcome }) => outcome !== '');
}

/** @returns a card for each judge, in the order in which they are named */
export function createCards(values: ScorecardValues): Card[] {
  const judged = readMustHaves(values).filter(({ judge }) => judge !== '');
  const judges = new Set(judged.map(({ judge }) => judge));
  return [...judges].map((judge) => ({
    judge,
    mustHaves: judged.filter((mustHave) => mustHave.judge === judge),
  }));
}

/** The table for the debrief: a row for each must-have, with empty cells for its score and sentence. */
export function formatDebriefCsv(columns: readonly string[], values: ScorecardValues): string {
  const rows = readMustHaves(values).map(({ outcome, judge, counts, not }) => [
    '',
    outcome,
    judge,
    counts,
    not,
    '',
    '',
  ]);
  return formatCsv([columns, ...rows]);
}
