import type { HiringBriefContent } from '../../../../lib/content/schemas/hiring-brief.ts';
import type { Sheet } from '../word-document.ts';

/** What was answered, by the question's id. */
export type Answers = Readonly<Record<string, string>>;

type Questions = HiringBriefContent['questions'];

/** @returns the questions that have an answer, with it, each under its number on the page */
export const answered = (questions: Questions, answers: Answers) =>
  questions.flatMap(({ id, question }, index) => {
    const answer = answers[id]?.trim() ?? '';
    return answer === '' ? [] : [{ id, heading: `${index + 1}. ${question}`, answer }];
  });

/** @returns the page as plain text; '' where nothing is answered */
export const briefText = (questions: Questions, answers: Answers): string =>
  answered(questions, answers)
    .map(({ heading, answer }) => `${heading}\n${answer}`)
    .join('\n\n');

/** The page as a Word document has it. */
export const briefSheet = (title: string, questions: Questions, answers: Answers): Sheet => ({
  title,
  blocks: answered(questions, answers).flatMap(({ heading, answer }) => [
    { kind: 'heading' as const, text: heading },
    { kind: 'text' as const, text: answer },
  ]),
});
