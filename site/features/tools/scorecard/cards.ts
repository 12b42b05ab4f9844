/** Builds interview cards from a panel's must-haves: who judges what. */
import { maxMustHaves } from '../../../../lib/content/browser-constants.ts';
import type { ScorecardContent } from '../../../../lib/content/schemas/tools.ts';
import { formatCsv } from '../../../../lib/csv.ts';
import { range } from '../../../drawing/numbers.ts';

type MustHave = ScorecardContent['example']['mustHaves'][number];

/** A question with what strong and weak answers show. */
export interface GuideQuestion {
  question: string;
  strong: string;
  weak: string;
}

interface AskedQuestion extends GuideQuestion {
  /** The interviewer who asks it; empty if nobody does yet. */
  asker: string;
}

/** Values by field name. */
export type ScorecardValues = Readonly<Record<string, string>>;

export interface Card {
  judge: string;
  mustHaves: MustHave[];
  questions: AskedQuestion[];
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

/** @returns the questions that were loaded from a guide */
export const readQuestions = (values: ScorecardValues): AskedQuestion[] =>
  range(maxQuestions)
    .map((index) => {
      const read = (part: (typeof questionParts)[number]) =>
        readText(values, `${part}-${index + 1}`);
      return {
        question: read('question'),
        strong: read('strong'),
        weak: read('weak'),
        asker: read('asker'),
      };
    })
    .filter(({ question }) => question !== '');

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

/**
 * @returns a card for each judge and each asker, in the order in which they are named; the last one, for
 * nobody, has the questions that nobody asks yet
 */
export function createCards(values: ScorecardValues): Card[] {
  const judged = readMustHaves(values).filter(({ judge }) => judge !== '');
  const questions = readQuestions(values);
  const names = new Set([
    ...judged.map(({ judge }) => judge),
    ...questions.map(({ asker }) => asker).filter((asker) => asker !== ''),
    ...(questions.some(({ asker }) => asker === '') ? [''] : []),
  ]);
  return [...names].map((judge) => ({
    judge,
    mustHaves: judged.filter((mustHave) => mustHave.judge === judge),
    questions: questions.filter(({ asker }) => asker === judge),
  }));
}

/** The table for the debrief: a row for each must-have and question, with empty cells for its score and sentence. */
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
  const asked = readQuestions(values).map(({ question, asker, strong, weak }) => [
    '',
    question,
    asker,
    strong,
    weak,
    '',
    '',
  ]);
  return formatCsv([columns, ...rows, ...asked]);
}
