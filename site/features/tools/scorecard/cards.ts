/** Builds interview cards from a panel's must-haves: who judges what. */
import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/tools.ts';
import { formatCsv } from '../../../../lib/csv.ts';
import { range } from '../../../drawing/numbers.ts';

/** A question with what strong and weak answers show. */
export interface GuideQuestion {
  question: string;
  strong: string;
  weak: string;
}

/** What an interviewer scores: a must-have, or a question from a guide. */
interface Item {
  title: string;
  /** What counts, or what strong answers show, and what does not count. */
  counts: string;
  not: string;
  /** The interviewer; empty if nobody judges or asks it yet. */
  judge: string;
  isQuestion: boolean;
}

/** Values by field name. */
export type ScorecardValues = Readonly<Record<string, string>>;

export interface Card {
  judge: string;
  items: Item[];
}

export const roleField = 'role';
export const mustHaveParts = ['outcome', 'counts', 'not', 'judge'] as const;
type MustHavePart = (typeof mustHaveParts)[number];

/** @param index of the must-have, from 0 */
export const getFieldName = (part: MustHavePart, index: number): string => `${part}-${index + 1}`;

/** The name of the field for what a score means. */
export const getMeaningField = (score: number): string => `score-${score}`;

const maxQuestions = 20;
const questionParts = ['question', 'strong', 'weak', 'asker'] as const;

/** The name of the field for who asks a question. @param index from 0 */
export const getAskerField = (index: number): string => `asker-${index + 1}`;

/** @returns the questions as fields of the scorecard; fields of earlier questions are emptied */
export const toQuestionFields = (role: string, questions: readonly GuideQuestion[]) => ({
  [roleField]: role,
  ...Object.fromEntries(
    range(maxQuestions).flatMap((index) =>
      questionParts.map((part) => [
        `${part}-${index + 1}`,
        part === 'asker' ? '' : (questions[index]?.[part] ?? ''),
      ]),
    ),
  ),
});

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

type Names = Record<'title' | 'counts' | 'not' | 'judge', string>;

/** @param names that the fields begin with @returns those with a title */
const readItems = (values: ScorecardValues, count: number, names: Names, isQuestion: boolean) =>
  range(count)
    .map((index): Item => {
      const read = (part: keyof Names) => readText(values, `${names[part]}-${index + 1}`);
      return {
        title: read('title'),
        counts: read('counts'),
        not: read('not'),
        judge: read('judge'),
        isQuestion,
      };
    })
    .filter(({ title }) => title !== '');

/** @returns the must-haves that name an outcome */
export const readMustHaves = (values: ScorecardValues): Item[] => {
  const names = { title: 'outcome', counts: 'counts', not: 'not', judge: 'judge' };
  return readItems(values, maxMustHaves, names, false);
};

/** @returns the questions that were loaded from a guide */
export const readQuestions = (values: ScorecardValues): Item[] => {
  const names = { title: 'question', counts: 'strong', not: 'weak', judge: 'asker' };
  return readItems(values, maxQuestions, names, true);
};

/**
 * @returns a card for each judge and each asker, in the order in which they are named; the last one, for
 * nobody, has the questions that nobody asks yet
 */
export function createCards(values: ScorecardValues): Card[] {
  const judged = readMustHaves(values).filter(({ judge }) => judge !== '');
  const items = [...judged, ...readQuestions(values)];
  return [...new Set(items.map(({ judge }) => judge))]
    .sort((a, b) => Number(a === '') - Number(b === ''))
    .map((judge) => ({ judge, items: items.filter((item) => item.judge === judge) }));
}

/** The table for the debrief: a row for each must-have and question, with empty cells for its score and sentence. */
export const formatDebriefCsv = (columns: readonly string[], values: ScorecardValues): string =>
  formatCsv([
    columns,
    ...[...readMustHaves(values), ...readQuestions(values)].map(({ title, judge, counts, not }) => [
      '',
      title,
      judge,
      counts,
      not,
      '',
      '',
    ]),
  ]);
