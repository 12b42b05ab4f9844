/** Setup's questions at the terminal. */
import { cancel, confirm, intro, isCancel, note, outro, select, text } from '@clack/prompts';
import type { Claim } from '../../lib/content/schemas/claims.ts';
import {
  type Answers,
  answersSchema,
  brandQuestions,
  findMistake,
  listQuestions,
  type Question,
  toFigureQuestion,
} from './answers.ts';
import { readyLookNames, readyLooks } from './ready-looks.ts';

/** @returns the answers, or undefined if the person cancels or there is no terminal */
export async function promptAnswers(claims: readonly Claim[]): Promise<Answers | undefined> {
  if (!process.stdin.isTTY) {
    console.error(
      'Setup asks its questions at a terminal. Without one, pass a file of answers: npm run setup -- answers.yaml',
    );
    return undefined;
  }
  intro(
    'Your figures first, then services, cities and the firm. You can change every answer later.',
  );
  note(
    'Press Enter to keep what the sample has, marked as a sample. Write none for a figure that you do not claim.',
  );
  const figures: Record<string, unknown> = {};
  const fields: Record<string, unknown> = {};
  for (const question of claims.map(toFigureQuestion)) {
    const answer = await ask(question, true);
    if (!answer) return stop();
    Object.assign(figures, answer.figures);
  }
  for (const question of listQuestions) {
    const answer = await ask(question, true);
    if (!answer) return stop();
    Object.assign(fields, answer);
  }
  for (const question of brandQuestions) {
    const answer = await ask(question, false);
    if (!answer) return stop();
    Object.assign(fields, answer);
  }
  const look = await select({
    message: 'Which look do you want? You can change it in brand/look.yaml.',
    options: [
      ...readyLookNames.map((name) => ({
        value: name,
        label: name,
        hint: readyLooks[name].description,
      })),
      { value: undefined, label: 'The current one', hint: 'until you write your own colors' },
    ],
  });
  if (isCancel(look)) return stop();
  const samples = await select({
    message: 'Testimonials, clients, talks and local companies are invented. Keep them?',
    options: [
      { value: 'empty', label: 'Remove them', hint: 'without their sections until you add yours' },
      { value: 'keep', label: 'Keep them', hint: 'marked as samples until you replace them' },
    ],
  });
  if (isCancel(samples)) return stop();
  outro('Thank you.');
  return answersSchema.parse({ ...fields, figures, look, samples });
}

/** @returns the fields that the answer sets, none if it is left out; undefined if the person cancels */
async function ask(
  question: Question,
  isOptional: boolean,
): Promise<Record<string, unknown> | undefined> {
  const { message, placeholder, parse } = question;
  const answer = await text({
    message,
    placeholder,
    validate: (value) =>
      isOptional && !value?.trim() ? undefined : findMistake(question, value ?? ''),
  });
  if (isCancel(answer)) return undefined;
  const given = answer?.trim() ?? '';
  return given === '' ? {} : parse(given);
}

function stop(): undefined {
  cancel('Nothing was written.');
}

/** @returns whether to start the site now */
export const confirmStart = async (): Promise<boolean> =>
  (await confirm({ message: 'Start the site now?' })) === true;
